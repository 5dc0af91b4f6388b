/// A fill as an animatable vector: colours in linear light and opacity, times 128; the places of a gradient's stops,
/// points, fractions and angles times 128, lengths in points.
///
/// The colour at a stop is `color` plus that of the stop, so that a plain colour and a gradient can be added: what is
/// left of the way from one colour to another goes on when a gradient takes their place.
struct FillVector: VectorArithmetic {
    /// A stop's colour, and its place in the fifth part.
    typealias Stop = SIMD8<Double>

    var color: SIMD4<Double>
    var geometry: SIMD8<Double>
    var stops: [Stop]

    private init(color: SIMD4<Double>, geometry: SIMD8<Double>, stops: [Stop]) {
        self.color = color
        self.geometry = geometry
        self.stops = stops
    }

    /// The numbers of `fill`.
    init(_ fill: Fill) {
        color = .zero
        geometry = .zero
        stops = []
        switch fill {
        case .color(let plain):
            color = plain.animatableVector
        case .linear(let list, let start, let end):
            geometry = SIMD8(start.x, start.y, end.x, end.y, 0, 0, 0, 0) * 128
            stops = list.map(Self.stop)
        case .radial(let list, let center, let startRadius, let endRadius):
            geometry = SIMD8(center.x * 128, center.y * 128, startRadius, endRadius, 0, 0, 0, 0)
            stops = list.map(Self.stop)
        case .elliptical(let list, let center, let startFraction, let endFraction):
            geometry = SIMD8(center.x, center.y, startFraction, endFraction, 0, 0, 0, 0) * 128
            stops = list.map(Self.stop)
        case .angular(let list, let center, let start, let end):
            geometry = SIMD8(center.x, center.y, start.radians, end.radians, 0, 0, 0, 0) * 128
            stops = list.map(Self.stop)
        }
    }

    private static func stop(_ stop: Fill.Stop) -> Stop {
        Stop(lowHalf: stop.color.animatableVector, highHalf: SIMD4(stop.location * 128, 0, 0, 0))
    }

    /// The fill of these numbers, of the kind of `form`.
    func fill(like form: Fill) -> Fill {
        var place = -Double.infinity
        // An overshoot must not bring the stops out of order.
        let list = stops.map { stop in
            place = max(place, stop[4] / 128)
            return Fill.Stop(color: Color.Resolved(animatableVector: color + stop.lowHalf), location: place)
        }
        let parts = geometry / 128
        let first = UnitPoint(x: parts[0], y: parts[1])
        return switch form {
        case .color: .color(Color.Resolved(animatableVector: color))
        case .linear: .linear(list, start: first, end: UnitPoint(x: parts[2], y: parts[3]))
        case .radial: .radial(list, center: first, startRadius: geometry[2], endRadius: geometry[3])
        case .elliptical: .elliptical(list, center: first, startFraction: parts[2], endFraction: parts[3])
        case .angular:
            .angular(list, center: first, start: Angle(radians: parts[2]), end: Angle(radians: parts[3]))
        }
    }

    // MARK: Arithmetic

    static var zero: FillVector { FillVector(color: .zero, geometry: .zero, stops: []) }

    private static func combine(
        _ a: FillVector, _ b: FillVector, _ operation: (Stop, Stop) -> Stop
    ) -> [Stop] {
        if a.stops.isEmpty && b.stops.isEmpty { return [] }
        let count = max(a.stops.count, b.stops.count)
        return (0..<count).map { index in
            operation(
                index < a.stops.count ? a.stops[index] : .zero, index < b.stops.count ? b.stops[index] : .zero)
        }
    }

    static func + (a: FillVector, b: FillVector) -> FillVector {
        FillVector(color: a.color + b.color, geometry: a.geometry + b.geometry, stops: combine(a, b, +))
    }

    static func - (a: FillVector, b: FillVector) -> FillVector {
        FillVector(color: a.color - b.color, geometry: a.geometry - b.geometry, stops: combine(a, b, -))
    }

    mutating func scale(by factor: Double) {
        color *= factor
        geometry *= factor
        for index in stops.indices { stops[index] *= factor }
    }

    var magnitudeSquared: Double {
        stops.reduce((color * color).sum() + (geometry * geometry).sum()) { $0 + ($1 * $1).sum() }
    }
}
