/// Shows a view out of focus.
struct BlurModifier: NodeModifier {
    var radius: Double

    func makeNode(in context: _ElementContext) -> BlurNode { BlurNode(radius) }

    func update(_ node: BlurNode, in context: _ElementContext) {
        node.set(radius, transaction: context.transaction, at: context.time)
    }
}

/// The number is the radius in points.
final class BlurNode: AnimatedImageEffectNode<Double> {
    override var kind: String { "blur" }
    override var attribute: String { "radius" }

    private var shown: Double { max(0, numbers.presented) }

    override func apply() {
        var state = LayerState()
        // Beyond three deviations nothing is left to be seen.
        let reach = (3 * shown).rounded(.up)
        state.spread = EdgeInsets(top: reach, leading: reach, bottom: reach, trailing: reach)
        if state != current { effectChanged() }
        if state == current, numbers.isRunning {
            effectChanged()
            markDisplay()
        }
        show(state)
    }

    override func effect(on picture: Bitmap, scale: Double) -> Bitmap {
        picture.blurred(deviation: shown * scale)
    }

    override func paintLayer(in context: PaintContext) {
        guard shown > 0.01 else { return super.paintLayer(in: context) }
        if let (picture, area) = picture(in: context) { draw(picture, area, in: context) }
    }
}

extension View {
    /// Shows the view out of focus: blurred with a Gaussian whose standard deviation is `radius` points.
    ///
    /// A radius of 0 or less changes nothing; one that is not finite is ignored with a warning. The blur reaches out of
    /// the view's frame; `opaque` is there for SwiftUI's sake and changes nothing.
    public func blur(radius: Double, opaque: Bool = false) -> some View {
        if !radius.isFinite {
            Warnings.warnOnce("blur-\(radius)", "blur: the radius \(radius) is not finite; it is ignored.")
        }
        return modified(by: BlurModifier(radius: radius.isFinite ? min(max(radius, 0), 500) : 0))
    }
}
