/// An animation made ready to be asked: how much of the start offset is left at a time, in closed form.
///
/// All speeds are folded into the innermost motion; what remains around it are delays and repetitions.
struct Progress: Sendable {
    enum Leaf: Sendable {
        case spring(SpringMotion)
        case blend(SpringBlend)
        case interpolatingSpring(SpringMotion, velocity: Double)
        case curve(UnitCurve, duration: Double)
        /// Never gets anywhere: speed 0 or less.
        case still
        /// Computes itself; see `CustomRun`.
        case custom
    }

    enum Modifier: Sendable {
        case delay(Double)
        case repetition(pass: Double, count: Double, autoreverses: Bool)
    }

    var leaf: Leaf
    /// From the outermost to the innermost.
    var modifiers: [Modifier] = []
    /// Seconds until the animation counts as complete.
    var logicalDuration: Double
    /// Seconds after which it counts as complete whatever the innermost motion says.
    var logicalLimit = Double.infinity
    /// Seconds before anything moves.
    var lead = 0.0
    /// Whether the animation was delayed, sped or repeated. Such a spring takes over only from another spring.
    var isModified = false
    /// How long a new spring takes to change the response of one that it interrupts.
    var blendDuration = 0.0

    /// The motion `time` seconds after the start; times before it count as the start. `impulse` is the answer to a
    /// start velocity, which only a fluid spring takes, and only in its first pass.
    func response(at time: Double) -> MotionResponse {
        if modifiers.isEmpty { return leaf.response(at: time) }
        var time = time
        var isWaiting = time < 0
        var isReversed = false
        var isFirstPass = true
        for modifier in modifiers {
            switch modifier {
            case .delay(let seconds):
                time -= seconds
                if time < 0 { isWaiting = true }
                time = max(0, time)
            case .repetition(let pass, let count, let autoreverses):
                guard pass.isFinite else { continue }
                var index = (time / pass).rounded(.down)
                if index >= count {
                    index = count - 1
                    time = pass
                } else {
                    time = min(max(0, time - index * pass), pass)
                }
                if index > 0 { isFirstPass = false }
                if autoreverses, index.truncatingRemainder(dividingBy: 2) == 1 { isReversed.toggle() }
            }
        }
        var response = leaf.response(at: time)
        if isWaiting {
            response.positionSlope = 0
            response.impulse = 0
            response.impulseSlope = 0
        }
        if !isFirstPass {
            response.impulse = 0
            response.impulseSlope = 0
        }
        if isReversed {
            response.position = 1 - response.position
            response.positionSlope = -response.positionSlope
        }
        return response
    }

    /// Seconds until the end, when the innermost motion takes `leafDuration`.
    func duration(leafDuration: Double) -> Double {
        var duration = leafDuration
        for modifier in modifiers.reversed() {
            switch modifier {
            case .delay(let seconds): duration = max(0, duration + seconds)
            case .repetition(let pass, let count, _): duration = pass * count
            }
        }
        return duration
    }

    /// Whether the innermost motion is a spring that starts from any place with any velocity.
    var isFluid: Bool {
        switch leaf {
        case .spring, .blend: true
        default: false
        }
    }

    /// Whether a repetition is among the modifiers.
    var isRepeated: Bool {
        modifiers.contains { modifier in
            if case .repetition = modifier { true } else { false }
        }
    }
}

extension Progress.Leaf {
    func response(at time: Double) -> MotionResponse {
        switch self {
        case .spring(let motion): return motion.response(at: time)
        case .blend(let blend): return blend.response(at: time)
        case .interpolatingSpring(let motion, let velocity):
            let free = motion.response(at: time)
            return MotionResponse(
                position: free.position - velocity * free.impulse, impulse: 0,
                positionSlope: free.positionSlope - velocity * free.impulseSlope, impulseSlope: 0)
        case .curve(let curve, let duration):
            guard duration > 0 else { return .rest }
            let fraction = time / duration
            return MotionResponse(
                position: 1 - curve.value(at: fraction), impulse: 0,
                positionSlope: -curve.velocity(at: fraction) / duration, impulseSlope: 0)
        case .still, .custom: return .still
        }
    }

    /// Seconds from rest until the end: the settling time of a fluid spring (whose end otherwise depends on the
    /// interval), the envelope's of an interpolating one, the duration of a curve.
    var duration: Double {
        switch self {
        case .spring(let motion): motion.settlingDuration(epsilon: 0.001)
        case .blend(let blend): blend.target.settlingDuration(epsilon: 0.001)
        case .interpolatingSpring(let motion, let velocity): motion.interpolatingDuration(velocity: velocity)
        case .curve(_, let duration): duration
        case .still, .custom: .infinity
        }
    }

    /// The response of a fluid spring `time` seconds after its start, in seconds.
    func effectiveResponse(at time: Double) -> Double? {
        switch self {
        case .spring(let motion): motion.response
        case .blend(let blend): blend.effectiveResponse(at: time)
        default: nil
        }
    }
}
