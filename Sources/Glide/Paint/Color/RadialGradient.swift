/// A gradient outward from a point in circles.
public struct RadialGradient: Hashable, Sendable {
    var gradient: Gradient
    var center: UnitPoint
    var startRadius: Double
    var endRadius: Double

    /// `gradient` from `startRadius` to `endRadius`, in points, around `center`. Negative radii count as 0.
    public init(gradient: Gradient, center: UnitPoint, startRadius: Double, endRadius: Double) {
        self.gradient = gradient
        self.center = center
        self.startRadius = startRadius
        self.endRadius = endRadius
    }

    /// `colors` at equal distances from `startRadius` to `endRadius`.
    public init(colors: [Color], center: UnitPoint, startRadius: Double, endRadius: Double) {
        self.init(
            gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
    }

    /// `stops` from `startRadius` to `endRadius`.
    public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: Double, endRadius: Double) {
        self.init(gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
    }

    func fill(in surroundings: ColorSurroundings) -> Fill {
        .radial(
            gradient.resolvedStops(in: surroundings), center: center, startRadius: startRadius, endRadius: endRadius)
    }
}
