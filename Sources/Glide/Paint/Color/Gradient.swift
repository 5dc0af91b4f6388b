/// A row of colours that blend into each other.
public struct Gradient: Hashable, Sendable {
    /// A colour at a place along a gradient.
    public struct Stop: Hashable, Sendable {
        /// The colour at `location`.
        public var color: Color
        /// 0 is the start of the gradient, 1 its end.
        public var location: Double

        /// `color` at `location`. A location that is not finite counts as 0 when painted.
        public init(color: Color, location: Double) {
            self.color = color
            self.location = location
        }
    }

    /// The colours and their places, in the order of their places. No stops paint nothing.
    public var stops: [Stop]

    /// The gradient with these stops.
    public init(stops: [Stop]) {
        self.stops = stops
    }

    /// The gradient of `colors` at equal distances; a single colour is a plain fill.
    public init(colors: [Color]) {
        let last = Double(max(colors.count - 1, 1))
        stops = colors.enumerated().map { Stop(color: $1, location: Double($0) / last) }
    }

    /// The stops as numbers, in rising order of their places.
    func resolvedStops(in surroundings: ColorSurroundings) -> [Fill.Stop] {
        var place = -Double.infinity
        return stops.map { stop in
            place = max(place, stop.location.isFinite ? stop.location : 0)
            return Fill.Stop(color: stop.color.resolved(in: surroundings), location: place)
        }
    }
}
