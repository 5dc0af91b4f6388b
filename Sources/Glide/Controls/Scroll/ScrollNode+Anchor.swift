extension ScrollNode: Viewport {
    var scrollAxes: Axis.Set { axes }

    var visibleRect: Rect {
        let offset = contentOffset
        return Rect(x: -offset.width, y: -offset.height, width: size.width, height: size.height)
    }

    var clearVisibleRect: Rect { visibleRect.inset(by: covered) }

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
    func layOut(_ content: Node, at origin: Point, offer: ProposedViewSize) {
        if !anchoring.isOpen {
            anchoring.isOpen = true
            // Where reading goes from right to left, content begins at its right end.
            if isReadFromRightToLeft, axes.contains(.horizontal) { horizontal.moveEnd(to: 0) }
        }
        let anchors = anchoring.isReleased ? [] : scrolledAxes.compactMap { anchor(along: $0) }
        anchoring.isReleased = false
        for anchor in anchors { foresee(anchor) }
        for _ in 0..<Self.mostRounds {
            content.place(at: origin, proposal: offer)
            for axis in scrolledAxes { fit(along: axis, to: padded(content.size)[axis], anchors) }
            for container in lazyContainers where container.lacksRows { container.setNeedsLayout(upTo: self) }
            if !content.flags.contains(.layout) { break }
        }
        for container in lazyContainers { container.finishLayout(upTo: self) }
        for anchor in anchors where anchor.view.isAlive {
            anchoring.rebase[anchor.axis] += start(of: anchor.view, anchor.axis) - anchor.before
        }
        for axis in scrolledAxes { self[axis].endIsKnown() }
        endPursuit()
    }

    private func start(of view: ScrollTargetView, _ axis: Axis) -> Double {
        let corner = view.frame(in: self).origin - Point.zero
        return corner[axis]
    }

    /// The first row that reaches into view. At its very beginning the content holds on to nothing: a new first row
    /// is to be seen.
    private func anchor(along axis: Axis) -> Anchor? {
        let offset = self[axis].offset(at: now)
        guard anchoring.pursuit?.isJump != true, !self[axis].restsAtUnknownEnd else { return nil }
        let isReversed = axis == .horizontal && isReadFromRightToLeft
        guard isReversed ? offset < self[axis].most : offset > 0 else { return nil }
        let seen = offset...(offset + size[axis])
        var best: Anchor?
        for container in lazyContainers where container.axis == axis {
            let corner = container.layoutPosition(in: self)
            let base = (corner - Point.zero)[axis]
            guard isReversed ? base + container.size[axis] >= seen.upperBound : base <= offset else { continue }
            let items = container.placedItems
            let first = items.first { item in
                let frame = container.frame(of: item.start...item.end)
                return isReversed ? base + frame.minX < seen.upperBound : base + item.end > offset
            }
            guard let item = first ?? items.last else { continue }
            let start = base + (container.frame(of: item.start...item.end).origin - Point.zero)[axis]
            if let known = best, abs(known.seenAt) <= abs(start - offset) { continue }
            best = Anchor(axis: axis, view: .row(item, container), before: start, seenAt: start - offset)
        }
        return best
    }

    /// Moves the offset to where the anchor will be found, as far as that is known before the layout, so that rows are
    /// not made for a part that will not be seen.
    private func foresee(_ anchor: Anchor) {
        guard case .row(let item, let container) = anchor.view, !container.isReversed else { return }
        let expected = container.foreseenStart(of: item)
        let shift = anchor.before + expected - item.start - anchor.seenAt - self[anchor.axis].offset(at: now)
        if abs(shift) > 1e-9 { self[anchor.axis].shift(by: shift, at: now) }
    }

    /// Moves the offset with the anchor and, on the way to a view, on to where that is now.
    private func fit(along axis: Axis, to content: Double, _ anchors: [Anchor]) {
        if let anchor = anchors.first(where: { $0.axis == axis && $0.view.isAlive }) {
            let shift = start(of: anchor.view, axis) - anchor.seenAt - self[axis].offset(at: now)
            if abs(shift) > 1e-9 { self[axis].shift(by: shift, at: now) }
        }
        let end = max(self[axis].range.lowerBound, content - size[axis])
        if self[axis].restsAtUnknownEnd { self[axis].moveEnd(to: end) }
        guard let pursuit = anchoring.pursuit, pursuit.target.isAlive else { return }
        let wanted = offset(showing: pursuit.target.frame(in: self), at: pursuit.anchor, along: axis)
        let legal = min(max(wanted, self[axis].range.lowerBound), end)
        if pursuit.isJump { self[axis].jump(to: legal) } else { self[axis].bend(to: legal, at: now) }
    }

    private var now: Time { host.now }

    // MARK: Going to a view

    /// The offset that brings `anchor` of `frame` to the same point of the viewport.
    private func offset(showing frame: Rect, at anchor: UnitPoint, along axis: Axis) -> Double {
        let share = axis == .vertical ? anchor.y : anchor.x
        let clear = clearRect
        return (frame.origin - clear.origin)[axis] + (frame.size[axis] - clear.size[axis]) * share
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
        var wanted = scrollOffset
        for axis in scrolledAxes { wanted[axis] = offset(showing: frame, at: point, along: axis) }
        if isJump {
            for axis in scrolledAxes { self[axis].jump(to: min(max(wanted[axis], 0), self[axis].most)) }
        } else {
            let pursuit = anchoring.pursuit
            anchoring.pursuit = nil
            scroll(to: wanted, transaction: transaction, at: host.changeTime)
            anchoring.pursuit = pursuit
        }
        setNeedsLayout()
        contentMoved()
    }

    /// The point of `frame` to bring into view so that all of it is seen; nil if it is.
    private func nearestAnchor(for frame: Rect) -> UnitPoint? {
        let visible = clearRect.offset(by: scrollOffset)
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

    /// Takes note that fingers, a wheel or keys move the content now.
    func movedByHand() {
        endPursuit(isOver: true)
        anchoring.isPositionedByCode = false
    }

    /// Lets go of the view that was pursued, once it is reached or somebody else moves the content.
    func endPursuit(isOver: Bool = false) {
        guard let pursuit = anchoring.pursuit else { return }
        let travels = scrolledAxes.contains { self[$0].isTravelling }
        if !isOver, !pursuit.isJump, travels, pursuit.target.isAlive { return }
        pursuit.target.hold(false)
        anchoring.pursuit = nil
    }
}
