/// A gradient that runs from the top to the bottom of what it fills: a colour's own, or any row of colours.
public struct AnyGradient: Hashable, Sendable {
    enum Source: Hashable, Sendable {
        case color(Color)
        case gradient(Gradient)
    }

    /// How much lighter, in HSL lightness, the top of a colour's own gradient is: the one-number fit to measurements
    /// of what the iOS original draws.
    static let lift = 0.15

    var source: Source

    init(_ color: Color) {
        source = .color(color)
    }

    /// `gradient` from top to bottom.
    public init(_ gradient: Gradient) {
        source = .gradient(gradient)
    }

    /// The stops as numbers, from the top to the bottom.
    func resolvedStops(in surroundings: ColorSurroundings) -> [Fill.Stop] {
        switch source {
        case .gradient(let gradient):
            return gradient.resolvedStops(in: surroundings)
        case .color(let color):
            let base = color.resolved(in: surroundings)
            return [
                Fill.Stop(color: base.lightened(by: Self.lift), location: 0), Fill.Stop(color: base, location: 1),
            ]
        }
    }

    func fill(in surroundings: ColorSurroundings) -> Fill {
        .linear(resolvedStops(in: surroundings), start: .top, end: .bottom)
    }
}
