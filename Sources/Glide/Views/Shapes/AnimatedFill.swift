/// A fill whose colour travels when it is changed with an animation. Gradients change at once.
struct AnimatedFill {
    private(set) var presented: Fill
    private var model: Fill
    private var color: AnimatedValue<ColorVector>
    private var hasChanged = false

    init(_ fill: Fill) {
        presented = fill
        model = fill
        color = AnimatedValue(ColorVector(fill))
    }

    var isRunning: Bool { color.isRunning }

    /// Sets the fill; answers whether its colour travels.
    @MainActor
    mutating func set(_ fill: Fill, transaction: Transaction, at time: Time) -> Bool {
        if fill == model { return isRunning }
        let wasColor = model.isColor
        model = fill
        hasChanged = true
        if wasColor, fill.isColor, transaction.animation != nil || color.isRunning {
            _ = color.set(ColorVector(fill), transaction: transaction, at: time)
        } else {
            color.cancel()
            color = AnimatedValue(ColorVector(fill))
        }
        show()
        return isRunning
    }

    /// Brings the colour to `time`; answers whether it still travels.
    @MainActor
    mutating func advance(to time: Time) -> Bool {
        let runs = color.advance(to: time)
        hasChanged = true
        show()
        return runs
    }

    /// Ends the animation at once.
    @MainActor
    mutating func cancel() {
        color.cancel()
        hasChanged = true
        show()
    }

    /// Whether what is shown has changed since this was asked last.
    mutating func takeChange() -> Bool {
        defer { hasChanged = false }
        return hasChanged
    }

    private mutating func show() {
        presented = color.isRunning ? .color(color.presented.color) : model
    }

    @MainActor
    func listAnimations(of node: String, into list: inout [RunningAnimation], at time: Time) {
        guard color.isRunning else { return }
        list.append(
            RunningAnimation(
                node: node, attribute: "color", value: "\(presented)",
                velocity: "\(color.velocity(at: time).parts)", target: "\(model)"))
    }
}

extension Fill {
    fileprivate var isColor: Bool {
        if case .color = self { true } else { false }
    }
}

/// A colour as an animatable vector: linear light and opacity, times 128.
struct ColorVector: VectorArithmetic {
    var parts: SIMD4<Double>

    init(parts: SIMD4<Double>) {
        self.parts = parts
    }

    init(_ fill: Fill) {
        if case .color(let color) = fill { parts = color.animatableVector } else { parts = .zero }
    }

    var color: Color.Resolved { Color.Resolved(animatableVector: parts) }

    static var zero: ColorVector { ColorVector(parts: .zero) }
    static func + (a: ColorVector, b: ColorVector) -> ColorVector { ColorVector(parts: a.parts + b.parts) }
    static func - (a: ColorVector, b: ColorVector) -> ColorVector { ColorVector(parts: a.parts - b.parts) }
    mutating func scale(by factor: Double) { parts *= factor }
    var magnitudeSquared: Double { (parts * parts).sum() }
}
