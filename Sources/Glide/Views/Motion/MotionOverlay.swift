/// The list of running animations, over a view.
struct MotionOverlay: NodeLeaf {
    static func _makeElement(_ view: Self, in context: _ElementContext) -> _ViewElement {
        NodeLeafElement(view, in: context)
    }

    func makeNode(in context: _ElementContext) -> MotionOverlayNode { MotionOverlayNode(host: context.host) }
    func update(_ node: MotionOverlayNode, in context: _ElementContext) {}
}

/// Shows what moves in its window; it is drawn anew when something does, and never asks for a frame by itself.
final class MotionOverlayNode: Node {
    private unowned let host: ViewHost
    private var lines: [String] = []

    private static let font = FontDescription(size: 9)
    private static let margin = 6.0

    init(host: ViewHost) {
        self.host = host
        super.init(tracksFrame: true)
    }

    override var kind: String { "motionOverlay" }
    override var allowsHitTesting: Bool { false }

    override func didEnter(_ scene: SceneGraph) {
        super.didEnter(scene)
        host.motionOverlays.append(self)
    }

    override func willLeave(_ scene: SceneGraph) {
        host.motionOverlays.removeAll { $0 === self }
        super.willLeave(scene)
    }

    /// Takes what runs now.
    func refresh(from host: ViewHost) {
        let animations = host.runningAnimations.map(\.description)
        let groups = host.matchedGroupLines
        let new = ["\(animations.count) animations, \(groups.count) groups"] + animations + groups
        if new == lines { return }
        lines = new
        invalidateBounds()
        markDisplay()
    }

    override func measure(_ proposal: ProposedViewSize) -> Size {
        proposal.replacingUnspecifiedDimensions()
    }

    private func layout(in frame: Rect) -> TextLayout {
        TextLayout.cached(
            TextContent(lines.joined(separator: "\n"), font: Self.font),
            TextConstraints(
                width: max(0, frame.width - 2 * Self.margin), height: max(0, frame.height - 2 * Self.margin)))
    }

    private func panel(in frame: Rect) -> Rect {
        let size = layout(in: frame).size
        return Rect(
            x: frame.minX, y: frame.minY, width: min(frame.width, size.width + 2 * Self.margin),
            height: min(frame.height, size.height + 2 * Self.margin))
    }

    override func inkBounds(in frame: Rect) -> Rect? { lines.isEmpty ? nil : panel(in: frame) }

    override func draw(in context: PaintContext, frame: Rect) {
        let panel = panel(in: frame)
        context.canvas.fillRect(panel, Color.black.resolved(in: .light), opacity: 0.75 * context.opacity)
        layout(in: frame).draw(
            on: context.canvas, at: panel.origin + Size(width: Self.margin, height: Self.margin),
            fill: .color(Color.white.resolved(in: .light)), bounds: panel, opacity: context.opacity, scheme: .dark)
    }
}

extension View {
    /// Lists, over the view, every running animation and matched geometry group of the window while `isShown` is true.
    ///
    /// The list changes with the frames that the animations ask for; by itself it wakes nobody.
    public func motionOverlay(_ isShown: Bool = true) -> some View {
        overlay(alignment: .topLeading) {
            if isShown { MotionOverlay() }
        }
    }
}
