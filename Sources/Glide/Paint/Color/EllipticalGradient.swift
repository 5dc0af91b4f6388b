/// A gradient outward from a point in ellipses that have the proportions of the bounds.
public struct EllipticalGradient: Hashable, Sendable {
    var gradient: Gradient
    var center: UnitPoint
    var startRadiusFraction: Double
    var endRadiusFraction: Double

    /// `gradient` around `center`; a fraction of 0.5 reaches the edges of the bounds from their middle.
    public init(
        gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: Double = 0,
        endRadiusFraction: Double = 0.5
    ) {
        self.gradient = gradient
        self.center = center
        self.startRadiusFraction = startRadiusFraction
        self.endRadiusFraction = endRadiusFraction
    }

    /// `colors` at equal distances around `center`.
    public init(
        colors: [Color], center: UnitPoint = .center, startRadiusFraction: Double = 0,
        endRadiusFraction: Double = 0.5
    ) {
        self.init(
            gradient: Gradient(colors: colors), center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction)
    }

    /// `stops` around `center`.
    public init(
        stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: Double = 0,
        endRadiusFraction: Double = 0.5
    ) {
        self.init(
            gradient: Gradient(stops: stops), center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction)
    }

    func fill(in surroundings: ColorSurroundings) -> Fill {
        .elliptical(
            gradient.resolvedStops(in: surroundings), center: center, startFraction: startRadiusFraction,
            endFraction: endRadiusFraction)
    }
}
