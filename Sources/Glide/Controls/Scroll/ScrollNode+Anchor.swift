extension ScrollNode: Viewport {
    var scrollAxes: Axis.Set { axes }

    var visibleRect: Rect {
        let offset = contentOffset
        return Rect(x: -offset.width, y: -offset.height, width: size.width, height: size.height)
    }

    func add(_ observer: any ViewportObserver) { anchoring.add(observer) }
    func remove(_ observer: any ViewportObserver) { anchoring.remove(observer) }

    /// The lazy containers whose lines this scroll view moves.
    private var lazyContainers: [LazyNode] {
        anchoring.observers.compactMap { $0 as? LazyNode }.filter { $0.viewport === self }
    }

    /// Tells those whose look or content depends on what is seen.
    func tellObservers() {
        for observer in anchoring.observers { observer.viewportMoved() }
    }

    // MARK: Layout

    /// The first row in view along one axis, and where it was seen.
    private struct Anchor {
        var axis: Axis
        var view: ScrollTargetView
        /// In the content, before the layout at hand.
        var before: Double
        /// In the viewport.
        var seenAt: Double
    }

    /// More rounds than this are a circle: rows whose size depends on which of them are there.
    private static var mostRounds: Int { 12 }

    /// Lays the content out, as often as rows come into view by it, and holds on to the first row in view.
    func layOut(_ content: Node, offer: ProposedViewSize) {
        let anchors = Axis.allCases.compactMap { axes.contains($0.set) ? anchor(along: $0) : nil }
        for anchor in anchors { foresee(anchor) }
        for _ in 0..<Self.mostRounds {
            content.place(at: .zero, proposal: offer)
            fit(to: content.size, anchors)
            for container in lazyContainers where container.lacksRows { container.setNeedsLayout(upTo: self) }
            if !content.flags.contains(.layout) { break }
        }
        for container in lazyContainers { container.finishLayout(upTo: self) }
        for anchor in anchors where anchor.view.isAlive {
            let moved = start(of: anchor.view, anchor.axis) - anchor.before
            if anchor.axis == .vertical { anchoring.rebase.height += moved } else { anchoring.rebase.width += moved }
        }
        endPursuit()
        tellObservers()
    }

    private func start(of view: ScrollTargetView, _ axis: Axis) -> Double {
        let frame = view.frame(in: self)
        return axis == .vertical ? frame.minY : frame.minX
    }

    /// The first row that reaches into view. At its very beginning the content holds on to nothing: a new first row
    /// is to be seen.
    private func anchor(along axis: Axis) -> Anchor? {
        let offset = axis == .vertical ? vertical.offset(at: now) : horizontal.offset(at: now)
        guard offset > 0, anchoring.pursuit?.isJump != true else { return nil }
        var best: Anchor?
        for container in lazyContainers where container.axis == axis {
            let corner = container.layoutPosition(in: self)
            let base = axis == .vertical ? corner.y : corner.x
            guard base <= offset else { continue }
            let items = container.placedItems
            guard let item = items.first(where: { base + $0.end > offset }) ?? items.last else { continue }
            let start = base + item.start
            if let known = best, abs(known.seenAt) <= abs(start - offset) { continue }
            best = Anchor(axis: axis, view: .row(item, container), before: start, seenAt: start - offset)
        }
        return best
    }

    /// Moves the offset to where the anchor will be found, as far as that is known before the layout, so that rows are
    /// not made for a part that will not be seen.
    private func foresee(_ anchor: Anchor) {
        guard case .row(let item, let container) = anchor.view else { return }
        let expected = container.foreseenStart(of: item)
        let shift = anchor.before + expected - item.start - anchor.seenAt - offset(along: anchor.axis)
        if abs(shift) > 1e-9 { move(anchor.axis, by: shift, content: nil) }
    }

    private func offset(along axis: Axis) -> Double {
        axis == .vertical ? vertical.offset(at: now) : horizontal.offset(at: now)
    }

    /// Takes the content's extent, moves the offset with the anchor and, on the way to a view, on to where it is now.
    private func fit(to content: Size, _ anchors: [Anchor]) {
        for axis in Axis.allCases {
            var shift = 0.0
            if let anchor = anchors.first(where: { $0.axis == axis && $0.view.isAlive }) {
                shift = start(of: anchor.view, axis) - anchor.seenAt - offset(along: axis)
                if abs(shift) < 1e-9 { shift = 0 }
            }
            move(axis, by: shift, content: axis == .vertical ? content.height : content.width)
            guard let pursuit = anchoring.pursuit, pursuit.target.isAlive, axes.contains(axis.set) else { continue }
            let wanted = offset(showing: pursuit.target.frame(in: self), at: pursuit.anchor, along: axis)
            if axis == .vertical {
                pursuit.isJump ? vertical.jump(to: wanted) : vertical.bend(to: wanted, at: now)
            } else {
                pursuit.isJump ? horizontal.jump(to: wanted) : horizontal.bend(to: wanted, at: now)
            }
        }
    }

    private func move(_ axis: Axis, by shift: Double, content: Double?) {
        if axis == .vertical {
            vertical.resize(
                content: content ?? vertical.most + vertical.length + max(0, shift), viewport: content == nil ? vertical.length : size.height, shift: shift, at: now)
        } else {
            horizontal.resize(
                content: content ?? horizontal.most + horizontal.length + max(0, shift), viewport: content == nil ? horizontal.length : size.width, shift: shift,
                at: now)
        }
    }

    private var now: Time { host.now }

    // MARK: Going to a view

    /// The offset that brings `anchor` of `frame` to the same point of the viewport.
    private func offset(showing frame: Rect, at anchor: UnitPoint, along axis: Axis) -> Double {
        axis == .vertical
            ? frame.minY + frame.height * anchor.y - size.height * anchor.y
            : frame.minX + frame.width * anchor.x - size.width * anchor.x
    }

    /// Shows the view with `id`, as `transaction` says; answers whether there is one.
    ///
    /// - Parameter anchor: the point of it that comes to the same point of the viewport; nil goes no farther than to
    ///   where all of it is seen.
    func scroll(to id: AnyHashable, anchor: UnitPoint?, transaction: Transaction) -> Bool {
        guard let target = view(id) else { return false }
        go(to: target, anchor: anchor, transaction: transaction)
        return true
    }

    func go(to target: ScrollTargetView, anchor: UnitPoint?, transaction: Transaction) {
        endPursuit(isOver: true)
        let frame = target.frame(in: self)
        guard let point = anchor ?? nearestAnchor(for: frame) else { return }
        target.hold(true)
        let isJump = transaction.animation == nil
        anchoring.pursuit = ScrollAnchoring.Pursuit(target: target, anchor: point, isJump: isJump)
        // Rows that were never shown may be anywhere: the end of the content is known when the layout has gone there.
        if axes.contains(.vertical) {
            let wanted = offset(showing: frame, at: point, along: .vertical)
            isJump ? vertical.jump(to: wanted) : vertical.go(to: wanted, transaction: transaction, at: now)
        }
        if axes.contains(.horizontal) {
            let wanted = offset(showing: frame, at: point, along: .horizontal)
            isJump ? horizontal.jump(to: wanted) : horizontal.go(to: wanted, transaction: transaction, at: now)
        }
        setNeedsLayout()
        contentMoved()
    }

    /// The point of `frame` to bring into view so that all of it is seen; nil if it is.
    private func nearestAnchor(for frame: Rect) -> UnitPoint? {
        let visible = Rect(
            x: horizontal.offset(at: now), y: vertical.offset(at: now), width: size.width, height: size.height)
        func share(_ start: Double, _ end: Double, _ low: Double, _ high: Double) -> Double? {
            if start >= low && end <= high { return nil }
            return start < low ? 0 : 1
        }
        let x = axes.contains(.horizontal) ? share(frame.minX, frame.maxX, visible.minX, visible.maxX) : nil
        let y = axes.contains(.vertical) ? share(frame.minY, frame.maxY, visible.minY, visible.maxY) : nil
        if x == nil && y == nil { return nil }
        return UnitPoint(x: x ?? 0, y: y ?? 0)
    }

    /// The view with `id` in the content, made if it is a row out of view.
    private func view(_ id: AnyHashable) -> ScrollTargetView? {
        for container in lazyContainers {
            if let item = container.find(id) { return .row(item, container) }
        }
        func search(_ node: Node) -> Node? {
            if node.traits?.id == id, !node.isLeaving { return node }
            for child in node.children {
                if let found = search(child) { return found }
            }
            return nil
        }
        return children.first.flatMap(search).map { .node($0) }
    }

    /// Lets go of the view that was pursued, once it is reached or somebody else moves the content.
    func endPursuit(isOver: Bool = false) {
        guard let pursuit = anchoring.pursuit else { return }
        let travels = axes.contains(.vertical) && vertical.isTravelling
            || axes.contains(.horizontal) && horizontal.isTravelling
        if !isOver, !pursuit.isJump, travels, pursuit.target.isAlive { return }
        pursuit.target.hold(false)
        anchoring.pursuit = nil
    }
}

extension Axis {
    /// The set of this axis only.
    fileprivate var set: Axis.Set { self == .horizontal ? .horizontal : .vertical }
}
