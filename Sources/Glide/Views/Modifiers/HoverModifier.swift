/// Tells when the pointer is over a view.
struct HoverModifier: NodeModifier {
    var onHover: (Bool) -> Void

    func makeNode(in context: _ElementContext) -> HoverNode { HoverNode(host: context.host) }

    func update(_ node: HoverNode, in context: _ElementContext) {
        node.attachment.onHover = onHover
    }
}

final class HoverNode: Node {
    private unowned let host: ViewHost
    private(set) lazy var attachment = HoverAttachment(target: self) { _ in }

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
}
