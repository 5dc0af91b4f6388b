/// A gradient along a straight line across the bounds of what it fills.
public struct LinearGradient: Hashable, Sendable {
    var gradient: Gradient
    var startPoint: UnitPoint
    var endPoint: UnitPoint

    /// `gradient` from `startPoint` to `endPoint`; the end colours go on beyond. Equal points paint the last colour.
    public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        self.gradient = gradient
        self.startPoint = startPoint
        self.endPoint = endPoint
    }

    /// `colors` at equal distances from `startPoint` to `endPoint`.
    public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
    }

    /// `stops` from `startPoint` to `endPoint`.
    public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
    }

    func fill(in surroundings: ColorSurroundings) -> Fill {
        .linear(gradient.resolvedStops(in: surroundings), start: startPoint, end: endPoint)
    }
}
