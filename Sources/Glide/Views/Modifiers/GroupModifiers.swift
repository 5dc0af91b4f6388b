/// Draws a view aside before it is laid over what is below, mixed by a blend mode.
struct BlendModifier: NodeModifier {
    let mode: BlendMode

    func makeNode(in context: _ElementContext) -> BlendNode { BlendNode() }

    func update(_ node: BlendNode, in context: _ElementContext) {
        node.mode = mode
    }
}

final class BlendNode: LayerNode {
    var mode = BlendMode.normal {
        didSet { if mode != oldValue { markDisplay() } }
    }

    init() {
        super.init()
    }

    override var kind: String { mode == .normal ? "compositingGroup" : "blendMode" }
    override var forwardsLayoutPriority: Bool { true }
    override var isTransparent: Bool { true }

    override func paintLayer(in context: PaintContext) {
        context.canvas.beginGroup()
        super.paintLayer(in: context)
        context.canvas.endGroup(blend: .mixed(mode))
    }
}

/// Keeps the picture of a view, as long as neither the view nor its place on the pixels changes.
struct DrawingGroupModifier: NodeModifier {
    func makeNode(in context: _ElementContext) -> DrawingGroupNode { DrawingGroupNode() }

    func update(_ node: DrawingGroupNode, in context: _ElementContext) {}
}

final class DrawingGroupNode: ImageEffectNode {
    override var kind: String { "drawingGroup" }

    override func paintLayer(in context: PaintContext) {
        if let (picture, area) = picture(in: context) { draw(picture, area, in: context) }
    }
}

extension View {
    /// Mixes the view's colours with those below it, within the group that it is drawn in: a window, or the nearest
    /// `compositingGroup()`, `drawingGroup()` or fade around it.
    public func blendMode(_ blendMode: BlendMode) -> some View {
        modified(by: BlendModifier(mode: blendMode))
    }

    /// Draws the view and what it contains aside first: blend modes within do not reach what is below.
    public func compositingGroup() -> some View {
        modified(by: BlendModifier(mode: .normal))
    }

    /// Draws the view and what it contains into a picture of its own, which is kept as long as nothing in it changes: worth
    /// it for many parts that rest while something else moves.
    ///
    /// The two parameters are there for SwiftUI's sake: the picture always has an alpha channel and sRGB numbers.
    public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View {
        modified(by: DrawingGroupModifier())
    }
}

/// In which numbers colours are mixed.
public enum ColorRenderingMode: Hashable, Sendable, CaseIterable {
    /// sRGB, as everywhere in Glide.
    case nonLinear
}
