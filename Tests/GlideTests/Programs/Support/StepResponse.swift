import Glibc

/// How a damped spring answers a step from 0 to 1 out of rest, in closed form. Worked out here once more, apart from the
/// library, so that the two can be compared.
struct StepResponse {
    /// Seconds of one undamped swing.
    var response: Double
    /// Share of the critical damping, at most 1.
    var damping: Double

    /// The tabs' spring.
    static let tabs = StepResponse(response: 0.3, damping: 0.7)
    /// How pages settle.
    static let pages = StepResponse(response: 0.3, damping: 1)
    /// The default animation.
    static let standard = StepResponse(response: 0.5, damping: 1)

    private var frequency: Double { 2 * .pi / response }

    func value(at time: Double) -> Double {
        guard time > 0 else { return 0 }
        let decay = exp(-damping * frequency * time)
        guard damping < 1 else { return 1 - decay * (1 + frequency * time) }
        let swing = frequency * sqrt(1 - damping * damping)
        return 1 - decay * (cos(swing * time) + damping * frequency / swing * sin(swing * time))
    }

    /// What is left of an offset that comes to rest with critical damping, out of motion.
    func settling(from offset: Double, velocity: Double, after time: Double) -> Double {
        (offset + (velocity + frequency * offset) * time) * exp(-frequency * time)
    }

    func velocity(at time: Double) -> Double {
        guard time > 0 else { return 0 }
        let decay = exp(-damping * frequency * time)
        guard damping < 1 else { return decay * frequency * frequency * time }
        let swing = frequency * sqrt(1 - damping * damping)
        return decay * frequency * frequency / swing * sin(swing * time)
    }
}
