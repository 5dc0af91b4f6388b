/// Tells whether a view is seen in the scroll views around it.
struct ScrollVisibilityModifier: NodeModifier {
    let threshold: Double
    let action: (Bool) -> Void

    func makeNode(in context: _ElementContext) -> ScrollVisibilityNode { ScrollVisibilityNode(host: context.host) }

    func update(_ node: ScrollVisibilityNode, in context: _ElementContext) {
        node.threshold = threshold
        node.action = action
    }
}

final class ScrollVisibilityNode: Node, ViewportObserver {
    private unowned let host: ViewHost
    var threshold = 0.5
    var action: (Bool) -> Void = { _ in }
    private var around: [any Viewport] = []
    private var isSeen = false

    init(host: ViewHost) {
        self.host = host
        super.init(tracksFrame: true)
    }

    override var kind: String { "scrollVisibility" }
    override var forwardsLayoutPriority: Bool { true }
    override var isTransparent: Bool { true }

    override func didEnter(_ scene: SceneGraph) {
        super.didEnter(scene)
        around = viewports
        for viewport in around { viewport.add(self) }
    }

    override func willLeave(_ scene: SceneGraph) {
        for viewport in around { viewport.remove(self) }
        around = []
        tell(false)
        super.willLeave(scene)
    }

    override func presentedFrameChanged() {
        viewportMoved()
    }

    func viewportMoved() {
        guard scene != nil else { return }
        let frame = Rect(origin: .zero, size: size)
        var seen = frame
        for viewport in around {
            let corner = layoutPosition(in: viewport) - Point.zero
            seen = seen.intersection(
                Rect(origin: viewport.visibleRect.origin - corner, size: viewport.visibleRect.size))
        }
        let whole = frame.width * frame.height
        let share = whole > 0 ? seen.width * seen.height / whole : seen.isEmpty ? 0 : 1
        tell(share > 0 && share >= threshold)
    }

    private func tell(_ isSeen: Bool) {
        if isSeen == self.isSeen { return }
        self.isSeen = isSeen
        host.afterUpdate { [action] in action(isSeen) }
    }
}

extension View {
    /// Calls `action` when the view comes into view in the scroll views around it, and when it leaves it.
    ///
    /// - Parameter threshold: how much of the view must be seen, 0 to 1; others are brought there.
    public func onScrollVisibilityChange(
        threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
    ) -> some View {
        modified(
            by: ScrollVisibilityModifier(
                threshold: threshold.isNaN ? 0.5 : min(1, max(0, threshold)), action: action))
    }
}
