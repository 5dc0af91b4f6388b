import Glide

/// An animation to be looked at: what is written for it, its curve and its numbers.
struct AnimationSample: Identifiable, Sendable {
    /// The program's name on the command line.
    let id: String
    let title: String
    /// What an app writes.
    let code: String
    /// What is special about it.
    let note: String
    let tint: Color
    let animation: Animation
    /// How many seconds the graph shows.
    let span: Double
    /// Whether it goes on for ever, a `span` like every other.
    var isEndless = false
    /// Numbers that describe it, each with its name.
    var facts: [Fact] = []

    /// A number with its name.
    struct Fact: Identifiable, Sendable {
        let id: String
        let value: String
    }

    /// Every one, in the gallery's order.
    static let all = curves + springs + modified

    var curve: SampledCurve { SampledCurve(animation, span: span) }
}

extension AnimationSample {
    /// What a spring is like, in the words of `Spring`.
    static func facts(of spring: Spring) -> [Fact] {
        [
            Fact(id: "Response", value: "\(spring.response.short) s"),
            Fact(id: "Damping", value: spring.dampingRatio.short),
            Fact(id: "Bounce", value: spring.bounce.short),
            Fact(id: "Settles in", value: "\(spring.settlingDuration.short) s"),
        ]
    }

    /// What a timing curve is like.
    static func facts(of curve: UnitCurve, duration: Double) -> [Fact] {
        [
            Fact(id: "Duration", value: "\(duration.short) s"),
            Fact(id: "Half-way", value: curve.value(at: 0.5).short),
            Fact(id: "First speed", value: (curve.velocity(at: 0) / duration).short),
            Fact(id: "Last speed", value: (curve.velocity(at: 1) / duration).short),
        ]
    }
}
