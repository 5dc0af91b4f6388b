/// Draws the view of an overlay only where the overlay itself is.
struct MaskModifier: NodeModifier {
    func makeNode(in context: _ElementContext) -> MaskNode { MaskNode() }

    func update(_ node: MaskNode, in context: _ElementContext) {}
}

final class MaskNode: LayerNode {
    init() {
        super.init()
    }

    override var kind: String { "mask" }
    override var forwardsLayoutPriority: Bool { true }
    override var isTransparent: Bool { true }

    override func paintLayer(in context: PaintContext) {
        guard let overlay = children.first as? OverlayNode, let content = overlay.primary, let mask = overlay.secondary
        else { return }
        let canvas = context.canvas
        canvas.beginGroup()
        content.paint(in: context)
        canvas.beginGroup()
        // Drawn whole: what is left out would cut the content off.
        mask.paint(in: context)
        canvas.endGroup(blend: .keepInside)
        canvas.endGroup()
    }
}

extension View {
    /// Shows the view only where `mask` is, by its opacity; the mask is lined up by `alignment` and offered the view's size.
    public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View {
        OverlayView(
            primary: self, secondary: mask().allowsHitTesting(false), alignment: alignment, isBehind: false
        )
        .modified(by: MaskModifier())
    }

    /// Shows the view only where `mask` is, by its opacity.
    @_disfavoredOverload
    public func mask<Mask: View>(_ mask: Mask) -> some View {
        self.mask { mask }
    }

    /// Draws a frame of `width` points with `content` just inside of the view's edges.
    public func border<Style: ShapeStyle>(_ content: Style, width: Double = 1) -> some View {
        overlay(Rectangle().strokeBorder(content, lineWidth: width))
    }
}
