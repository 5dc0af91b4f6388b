/// The closed-form motion of a damped spring of mass 1 about its target.
///
/// The equation x″ = −ω²x − 2ζωx′ is linear, so from any start (x₀, v₀) the motion is
/// x(t) = a·x₀ + b·v₀ and x′(t) = a′·x₀ + b′·v₀ with four numbers that depend on the time alone.
/// With decay α = ζω and q = ω²(1 − ζ²) = ω²(1 − ζ)(1 + ζ), which loses no digits near ζ = 1,
/// b = e^(−αt)·sin(√q·t)/√q and a = e^(−αt)·cos(√q·t) + α·b for q > 0; for q < 0 sin and cos turn into sinh and cosh.
package struct SpringMotion: Hashable, Sendable {
    /// ω: the angular frequency without damping, in radians per second; more than 0 and finite.
    package let frequency: Double
    /// ζ: the damping as a fraction of the critical damping; at least 0 and finite.
    package let dampingRatio: Double
    /// α = ζω, in 1/s.
    let decay: Double
    /// √|q|: the damped angular frequency, or for ζ > 1 half the distance of the two decay rates; in 1/s.
    let split: Double

    /// The motion of a spring with angular frequency `frequency` > 0 and `dampingRatio` ≥ 0, both finite.
    package init(frequency: Double, dampingRatio: Double) {
        self.frequency = frequency
        self.dampingRatio = dampingRatio
        decay = dampingRatio * frequency
        split = frequency * abs((1 - dampingRatio) * (1 + dampingRatio)).squareRoot()
    }

    /// The duration of one undamped swing: 2π/ω, in seconds.
    package var response: Double { 2 * Double.pi / frequency }

    /// The motion `time` seconds after its start; times before the start count as the start.
    package func response(at time: Double) -> MotionResponse {
        guard time > 0 else { return .start }
        return dampingRatio <= 1 ? oscillation(at: time) : creep(at: time)
    }

    /// ζ ≤ 1. `sin(√q·t)/√q` keeps all digits down to √q → 0; only √q = 0 itself needs its limit t.
    private func oscillation(at time: Double) -> MotionResponse {
        let envelope = Elementary.exponential(-decay * time)
        guard envelope > 0 else { return .rest }
        let phase = split * time
        guard phase.isFinite else { return .still }
        let cosine = envelope * Elementary.cosine(phase)
        let sine = envelope * (split > 0 ? Elementary.sine(phase) / split : time)
        return MotionResponse(
            position: cosine + decay * sine, impulse: sine,
            positionSlope: -frequency * frequency * sine, impulseSlope: cosine - decay * sine)
    }

    /// ζ > 1: two decays. The slow rate is computed as ω²/(α + √−q), since α − √−q would cancel.
    private func creep(at time: Double) -> MotionResponse {
        let fastRate = decay + split
        let slowRate = frequency * frequency / fastRate
        let fast = Elementary.exponential(-fastRate * time)
        let slow = Elementary.exponential(-slowRate * time)
        guard slow > 0 else { return .rest }
        let spread = 2 * split
        if spread * time < 1 {
            // Near critical damping slow − fast would cancel.
            let sine = fast * Elementary.exponentialMinusOne(spread * time) / spread
            let cosine = (fast + slow) / 2
            return MotionResponse(
                position: cosine + decay * sine, impulse: sine,
                positionSlope: -frequency * frequency * sine, impulseSlope: cosine - decay * sine)
        }
        let sine = (slow - fast) / spread
        return MotionResponse(
            position: (fastRate * slow - slowRate * fast) / spread, impulse: sine,
            positionSlope: -frequency * frequency * sine,
            impulseSlope: (fastRate * fast - slowRate * slow) / spread)
    }

    /// The motion of the same spring when time runs `factor` times as fast; `factor` > 0. The frequency stays within
    /// 10⁻⁹ and 10⁹ 1/s.
    package func sped(up factor: Double) -> SpringMotion {
        SpringMotion(frequency: min(max(frequency * factor, 1e-9), 1e9), dampingRatio: dampingRatio)
    }
}
