/// A view at which a scroll view may come to rest, or by which it tells where it is.
@MainActor
struct ScrollTargetPlace {
    var id: AnyHashable?
    /// In the content's space, by its layout.
    var frame: Rect
}

extension ScrollNode {
    /// The frames of the views in a `scrollTargetLayout` that may come to rest near `place`, in the content's space.
    func alignedFrames(near place: Rect) -> [Rect] {
        targetPlaces(near: place, needsLayout: true).map(\.frame)
    }

    /// The views at which the content may rest, near `place`: those of a `scrollTargetLayout`, or else the rows of lazy
    /// containers, unless `needsLayout`.
    func targetPlaces(near place: Rect, needsLayout: Bool) -> [ScrollTargetPlace] {
        var places: [ScrollTargetPlace] = []
        var isFound = false
        func search(_ node: Node) {
            if node is ScrollNode { return }
            if node.traits?.isScrollTargetLayout == true {
                isFound = true
                add(node)
            } else {
                for child in node.children { search(child) }
            }
        }
        func add(_ container: Node) {
            var container = container
            while container.children.count == 1, !(container is LazyNode), !(container is StackNode) {
                container = container.children[0]
            }
            if let lazy = container as? LazyNode { return addRows(lazy) }
            for child in container.children where !child.isLeaving {
                let frame = Rect(origin: child.layoutPosition(in: self), size: child.size)
                places.append(ScrollTargetPlace(id: child.scrollID, frame: frame))
            }
        }
        func addRows(_ lazy: LazyNode) {
            let corner = lazy.layoutPosition(in: self)
            var start = (place.origin - corner)[lazy.axis]
            let length = max(0, place.size[lazy.axis])
            if lazy.isReversed { start = lazy.size.width - start - length }
            for row in lazy.rows(in: start...(start + length)) {
                let inner = lazy.frame(of: row.range)
                let frame = Rect(origin: corner + (inner.origin - Point.zero), size: inner.size)
                places.append(ScrollTargetPlace(id: row.id, frame: frame))
            }
        }
        if let content = children.first { search(content) }
        if !isFound, !needsLayout {
            for case let lazy as LazyNode in anchoring.observers where lazy.viewport === self { addRows(lazy) }
        }
        return places
    }

    // MARK: Position

    /// Shows what the binding of a scroll position asks for; called with each update.
    func follow(_ link: ScrollPositionLink?, transaction: Transaction) {
        anchoring.link = link
        guard let link, let request = link.request() else { return }
        host.afterLayout { [weak self] in self?.carryOut(request, anchor: link.anchor, transaction: transaction) }
    }

    private func carryOut(_ request: ScrollPositionRequest, anchor: UnitPoint?, transaction: Transaction) {
        anchoring.isPositionedByCode = true
        switch request {
        case .view(let id, let own): _ = scroll(to: id, anchor: own ?? anchor, transaction: transaction)
        case .edge(let edge): go(to: .edge(edge), anchor: edge.unitPoint, transaction: transaction)
        case .point(let x, let y):
            let offset = scrollOffset
            scroll(to: Size(width: x ?? offset.width, height: y ?? offset.height), transaction: transaction, at: now)
        }
    }

    private var now: Time { host.changeTime }

    /// Writes where the content is to the binding of a scroll position, once the update at hand is done.
    func reportPosition() {
        guard anchoring.link != nil, !anchoring.isPositionedByCode, !anchoring.isPositionReported else { return }
        anchoring.isPositionReported = true
        host.afterUpdate { [weak self] in
            guard let self else { return }
            anchoring.isPositionReported = false
            guard let link = anchoring.link, !anchoring.isPositionedByCode, scene != nil else { return }
            link.report(positionedID(at: link.anchor))
        }
    }

    /// The view that stands nearest to `anchor` of the viewport.
    private func positionedID(at anchor: UnitPoint?) -> AnyHashable? {
        let anchor = anchor ?? UnitPoint(x: 0, y: 0)
        let visible = clearVisibleRect
        let place = visible.point(at: anchor)
        let candidates = targetPlaces(near: visible, needsLayout: false).filter { $0.id != nil }
        func distance(_ frame: Rect) -> Double {
            let point = frame.point(at: anchor)
            return max(
                axes.contains(.horizontal) ? abs(point.x - place.x) : 0,
                axes.contains(.vertical) ? abs(point.y - place.y) : 0)
        }
        return candidates.min { distance($0.frame) < distance($1.frame) }?.id
    }
}

extension Node {
    /// The identity under which the node, or what it wraps, can be scrolled to.
    fileprivate var scrollID: AnyHashable? {
        traits?.id ?? traitSource?.scrollID
    }
}

extension Edge {
    /// The middle of the edge.
    fileprivate var unitPoint: UnitPoint {
        switch self {
        case .top: UnitPoint(x: 0, y: 0)
        case .leading: UnitPoint(x: 0, y: 0)
        case .bottom: UnitPoint(x: 0, y: 1)
        case .trailing: UnitPoint(x: 1, y: 0)
        }
    }
}
