/// Gives a view a shadow.
struct ShadowModifier: NodeModifier {
    var color: Color
    var radius: Double
    var offset: Size

    func makeNode(in context: _ElementContext) -> ShadowNode { ShadowNode(numbers(in: context)) }

    func update(_ node: ShadowNode, in context: _ElementContext) {
        node.set(numbers(in: context), transaction: context.transaction, at: context.time)
    }

    private func numbers(in context: _ElementContext) -> ShadowNode.Numbers {
        AnimatablePair(
            FillVector(.color(color.resolved(in: context.environment.colors))),
            AnimatablePair(radius, AnimatablePair(offset.width, offset.height)))
    }
}

/// The numbers are colour, radius, and the offset along x and y, in points.
final class ShadowNode: AnimatedImageEffectNode<
    AnimatablePair<FillVector, AnimatablePair<Double, AnimatablePair<Double, Double>>>
>
{
    typealias Numbers = AnimatablePair<FillVector, AnimatablePair<Double, AnimatablePair<Double, Double>>>

    override var kind: String { "shadow" }

    override func words(_ numbers: Numbers) -> String {
        "radius \(numbers.second.first), offset \(numbers.second.second), color \(numbers.first.color.colorWords)"
    }

    private var color: Color.Resolved { Color.Resolved(animatableVector: numbers.presented.first.color) }
    private var radius: Double { max(0, numbers.presented.second.first) }
    private var offset: Size {
        Size(width: numbers.presented.second.second.first, height: numbers.presented.second.second.second)
    }

    override func apply() {
        var state = LayerState()
        let reach = (3 * radius).rounded(.up)
        state.spread = EdgeInsets(
            top: max(0, reach - offset.height), leading: max(0, reach - offset.width),
            bottom: max(0, reach + offset.height), trailing: max(0, reach + offset.width))
        effectChanged()
        if state == current { markDisplay() }
        show(state)
    }

    override func effect(on picture: Bitmap, scale: Double) -> Bitmap {
        picture.shadow(color, deviation: radius * scale)
    }

    override func paintLayer(in context: PaintContext) {
        if color.opacity > 0, let (picture, area) = picture(in: context) {
            draw(picture, area, movedBy: offset, in: context)
        }
        super.paintLayer(in: context)
    }
}

extension View {
    /// Gives the view a shadow in `color`, blurred with a standard deviation of `radius` points and moved by `x` and `y`
    /// points.
    ///
    /// A negative radius counts as 0. Numbers that are not finite are ignored with a warning.
    public func shadow(
        color: Color = Color.black.opacity(0.33), radius: Double, x: Double = 0, y: Double = 0
    ) -> some View {
        let numbers = [radius, x, y]
        if !numbers.allSatisfy(\.isFinite) {
            Warnings.warnOnce(
                "shadow-\(numbers)", "shadow: \(numbers) holds a number that is not finite; it is ignored.")
        }
        func legal(_ number: Double) -> Double { number.isFinite ? number : 0 }
        return modified(
            by: ShadowModifier(
                color: color, radius: min(max(legal(radius), 0), 500), offset: Size(width: legal(x), height: legal(y))))
    }
}
