/// A node that wants to know when the pointer is over it.
@MainActor
protocol HoverCarrier: Node {
    var hoverAttachment: HoverAttachment { get }
}

/// Tells when the pointer is over a view.
struct HoverModifier: NodeModifier {
    var onHover: (Bool) -> Void = { _ in }
    /// Told of each movement over the view, in window coordinates, and nil at the end.
    var onMove: ((HoverNode, Point?) -> Void)?

    func makeNode(in context: _ElementContext) -> HoverNode { HoverNode(host: context.host) }

    func update(_ node: HoverNode, in context: _ElementContext) {
        node.hoverAttachment.onHover = onHover
        node.hoverAttachment.onMove = onMove.map { onMove in { [unowned node] in onMove(node, $0) } }
    }
}

final class HoverNode: Node, HoverCarrier {
    private unowned let host: ViewHost
    private(set) lazy var hoverAttachment = HoverAttachment(target: self) { _ in }

    init(host: ViewHost) {
        self.host = host
        super.init(tracksFrame: true)
    }

    override var kind: String { "hover" }
    override var forwardsLayoutPriority: Bool { true }
    override var isTransparent: Bool { true }
    override func presentedFrameChanged() {}

    override func willLeave(_ scene: SceneGraph) {
        host.hover.targetRemoved(self)
        super.willLeave(scene)
    }
}

extension View {
    /// Calls `action` with true when the pointer comes over the view and with false when it goes. Fingers do not hover.
    public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
        modified(by: HoverModifier(onHover: action))
    }

    /// Calls `action` with the pointer's place while it moves over the view, in `coordinateSpace`, and with `.ended`
    /// when it goes. Fingers do not hover.
    public func onContinuousHover(
        coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
    ) -> some View {
        let space = coordinateSpace.coordinateSpace
        return modified(
            by: HoverModifier(onMove: { node, place in
                action(place.map { .active(node.convert($0, to: space)) } ?? .ended)
            }))
    }
}

/// Where a pointer is that hovers over a view.
public enum HoverPhase: Hashable, Sendable {
    /// Over the view, at this place.
    case active(Point)
    /// No longer over the view.
    case ended
}
