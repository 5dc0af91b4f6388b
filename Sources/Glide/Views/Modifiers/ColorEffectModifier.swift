/// An effect that changes colours, with the numbers that travel in an animation.
enum ColorEffect: Equatable {
    case hueRotation, saturation, brightness, contrast, grayscale, product, inversion

    /// The change of colours for `numbers`: an amount, or the parts of a colour.
    func matrix(_ numbers: ColorEffectNode.Numbers) -> ColorMatrix {
        let amount = numbers.first.first
        return switch self {
        case .hueRotation: .hueRotation(Angle(radians: amount))
        case .saturation: .saturation(amount)
        case .brightness: .brightness(amount)
        case .contrast: .contrast(amount)
        case .grayscale: .saturation(1 - min(max(amount, 0), 1))
        case .inversion: ColorMatrix.inversion.weakened(to: amount)
        case .product:
            .product(
                Color.Resolved(
                    red: amount, green: numbers.first.second, blue: numbers.second.first,
                    opacity: numbers.second.second))
        }
    }
}

/// Changes the colours of a view.
struct ColorEffectModifier: NodeModifier {
    let effect: ColorEffect
    var amount = 0.0
    var color: Color?

    func makeNode(in context: _ElementContext) -> ColorEffectNode { ColorEffectNode(effect, numbers(in: context)) }

    func update(_ node: ColorEffectNode, in context: _ElementContext) {
        node.set(numbers(in: context), transaction: context.transaction, at: context.time)
    }

    private func numbers(in context: _ElementContext) -> ColorEffectNode.Numbers {
        guard let color else { return AnimatablePair(AnimatablePair(amount, 0), AnimatablePair(0, 0)) }
        let parts = color.resolved(in: context.environment.colors)
        return AnimatablePair(AnimatablePair(parts.red, parts.green), AnimatablePair(parts.blue, parts.opacity))
    }
}

/// The numbers are an amount and three zeros, or red, green, blue and opacity.
final class ColorEffectNode: AnimatedImageEffectNode<
    AnimatablePair<AnimatablePair<Double, Double>, AnimatablePair<Double, Double>>
>
{
    typealias Numbers = AnimatablePair<AnimatablePair<Double, Double>, AnimatablePair<Double, Double>>

    private let colorEffect: ColorEffect

    init(_ effect: ColorEffect, _ numbers: Numbers) {
        colorEffect = effect
        super.init(numbers, unit: 128)
    }

    override var kind: String { "\(colorEffect)" }

    override func apply() {
        effectChanged()
        markDisplay()
    }

    override func effect(on picture: Bitmap, scale: Double) -> Bitmap {
        picture.mapped(by: colorEffect.matrix(numbers.presented))
    }

    override func paintLayer(in context: PaintContext) {
        if let (picture, area) = picture(in: context) { draw(picture, area, in: context) }
    }
}

extension View {
    private func colorEffect(_ effect: ColorEffect, _ amount: Double, _ fallback: Double) -> some View {
        if !amount.isFinite {
            Warnings.warnOnce("\(effect)-\(amount)", "\(effect): \(amount) is not finite; it is ignored.")
        }
        return modified(by: ColorEffectModifier(effect: effect, amount: amount.isFinite ? amount : fallback))
    }

    /// Turns the hue of every colour by `angle` and keeps the luminance; an angle that is not finite is ignored.
    public func hueRotation(_ angle: Angle) -> some View {
        colorEffect(.hueRotation, angle.radians, 0)
    }

    /// Makes every colour more or less vivid: 0 is grey, 1 leaves it, more is more; what is not finite is ignored.
    public func saturation(_ amount: Double) -> some View {
        colorEffect(.saturation, amount, 1)
    }

    /// Adds `amount` to every channel: -1 is black, 0 leaves the colours, 1 is white; what is not finite is ignored.
    public func brightness(_ amount: Double) -> some View {
        colorEffect(.brightness, amount, 0)
    }

    /// Spreads every channel around the middle: 0 is grey, 1 leaves it, below 0 it is inverted; what is not finite is
    /// ignored.
    public func contrast(_ amount: Double) -> some View {
        colorEffect(.contrast, amount, 1)
    }

    /// Takes the colour away: 0 leaves it, 1 is grey; values outside count as the nearer end.
    public func grayscale(_ amount: Double) -> some View {
        colorEffect(.grayscale, amount, 0)
    }

    /// Inverts every colour.
    public func colorInvert() -> some View {
        colorEffect(.inversion, 1, 1)
    }

    /// Multiplies every colour with `color`.
    public func colorMultiply(_ color: Color) -> some View {
        modified(by: ColorEffectModifier(effect: .product, color: color))
    }
}
