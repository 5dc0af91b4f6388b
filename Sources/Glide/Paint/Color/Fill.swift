/// What a shape is filled with, in numbers; gradients are placed relative to a rectangle given when painting.
enum Fill: Hashable, Sendable {
    /// A colour at a place along a gradient, 0…1.
    struct Stop: Hashable, Sendable {
        var color: Color.Resolved
        var location: Double
    }

    /// One colour.
    case color(Color.Resolved)
    /// Along the line from `start` to `end`.
    case linear([Stop], start: UnitPoint, end: UnitPoint)
    /// In circles around `center`; radii in points.
    case radial([Stop], center: UnitPoint, startRadius: Double, endRadius: Double)
    /// In ellipses around `center`; a fraction of 1 is the full width and the full height.
    case elliptical([Stop], center: UnitPoint, startFraction: Double, endFraction: Double)
    /// Around `center` from `start` to `end`, clockwise.
    case angular([Stop], center: UnitPoint, start: Angle, end: Angle)

    /// Nothing.
    static let clear = Fill.color(Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0))

    private var stops: [Stop]? {
        switch self {
        case .color: nil
        case .linear(let stops, _, _), .radial(let stops, _, _, _), .elliptical(let stops, _, _, _),
            .angular(let stops, _, _, _):
            stops
        }
    }

    /// Whether painting with it would change nothing.
    var isInvisible: Bool {
        switch self {
        case .color(let color): color.opacity <= 0
        default: stops?.allSatisfy { $0.color.opacity <= 0 } ?? true
        }
    }

    /// Whether it hides everything below it.
    var isOpaque: Bool {
        switch self {
        case .color(let color): color.opacity >= 1
        default: stops.map { !$0.isEmpty && $0.allSatisfy { $0.color.opacity >= 1 } } ?? false
        }
    }

    /// The colour at the start, which stands for the fill where only one colour can be drawn.
    var firstColor: Color.Resolved? {
        switch self {
        case .color(let color): color
        default: stops?.first?.color
        }
    }
}
