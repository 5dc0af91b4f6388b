/// What a scroll view remembers so that rows which come, go or turn out longer do not move what is seen.
@MainActor
final class ScrollAnchoring {
    private struct Observer {
        weak var node: (any ViewportObserver)?
    }

    private var list: [Observer] = []
    /// Whether the content was laid out before.
    var isOpen = false
    /// Where code has sent the content to, until it has arrived.
    var pursuit: Pursuit?
    /// The binding of the position, if there is one.
    var link: ScrollPositionLink?
    var isPositionReported = false
    /// Whether the content stands where the binding asked for, so that there is nothing to tell.
    var isPositionedByCode = false
    /// Whether the next layout leaves the offset alone: rows trade places that are shown at their new ones already.
    var isReleased = false
    /// By how much the content's space has moved under what is seen, since the last geometry pass.
    var rebase = Size.zero

    /// A view to which the content is on its way.
    struct Pursuit {
        var target: ScrollTargetView
        /// The point of the view that comes to the same point of the viewport.
        var anchor: UnitPoint
        /// Whether the content gets there at once.
        var isJump: Bool
    }

    var observers: [any ViewportObserver] { list.compactMap(\.node) }

    func add(_ observer: any ViewportObserver) {
        if !list.contains(where: { $0.node === observer }) { list.append(Observer(node: observer)) }
    }

    func remove(_ observer: any ViewportObserver) {
        list.removeAll { $0.node == nil || $0.node === observer }
    }
}

/// A view in a scroll view's content: a row of a lazy container, or any other.
@MainActor
enum ScrollTargetView {
    case row(LazyItem, LazyNode)
    case node(Node)
    /// The beginning or the end of the content.
    case edge(Edge)

    var isAlive: Bool {
        switch self {
        case .row(let item, let container): item.isAlive && container.scene != nil
        case .node(let node): node.scene != nil && !node.isLeaving
        case .edge: true
        }
    }

    /// The view's frame by its layout, in the space of the content of `viewport`.
    func frame(in viewport: ScrollNode) -> Rect {
        switch self {
        case .row(let item, let container):
            let corner = container.layoutPosition(in: viewport)
            let frame = container.frame(of: container.range(of: item))
            return Rect(origin: corner + (frame.origin - Point.zero), size: frame.size)
        case .node(let node):
            return Rect(origin: node.layoutPosition(in: viewport), size: node.size)
        case .edge(let edge):
            let content = viewport.padded(viewport.children.first?.size ?? .zero)
            return Rect(
                origin: Point(
                    x: edge == .trailing ? content.width : 0, y: edge == .bottom ? content.height : 0), size: .zero)
        }
    }

    /// Keeps the view alive while the content is on its way there, or no longer.
    func hold(_ isHeld: Bool) {
        if case .row(let item, _) = self { item.hold(isHeld) }
    }
}
