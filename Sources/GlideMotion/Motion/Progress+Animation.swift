extension Progress {
    /// What `animation` asks for; nil where a number in it is NaN or infinite, or a spring has no mass or stiffness,
    /// which counts as no animation.
    init?(_ animation: Animation) {
        self.init(animation.kind)
    }

    private init?(_ kind: Animation.Kind) {
        switch kind {
        case .standard:
            self.init(fluid: Animation.standardSpring.motion, blendDuration: 0)
        case .fluidSpring(let spring, let blendDuration):
            guard spring.isValid, blendDuration.isFinite else { return nil }
            self.init(fluid: spring.motion, blendDuration: max(0, blendDuration))
        case .interpolatingSpring(let spring, let velocity):
            guard spring.isValid, velocity.isFinite else { return nil }
            let motion = SpringMotion(
                frequency: spring.motion.frequency, dampingRatio: min(1, spring.motion.dampingRatio))
            // What SwiftUI does: 2π/√stiffness, whatever the mass.
            self.init(
                leaf: .interpolatingSpring(motion, velocity: Progress.limited(velocity)),
                logicalDuration: 2 * Double.pi / spring.stiffness.squareRoot())
        case .curve(let curve, let duration):
            guard duration != .infinity else { return nil }
            let length = duration >= Progress.leastDuration ? Progress.limited(duration) : 0
            self.init(leaf: .curve(curve, duration: length), logicalDuration: length)
        case .delay(let base, let seconds):
            self.init(base)
            guard seconds.isFinite else { return nil }
            let wait = Progress.limited(seconds)
            modifiers.insert(.delay(wait), at: 0)
            lead = max(0, lead + wait)
            logicalDuration = max(0, logicalDuration + wait)
            logicalLimit = max(0, logicalLimit + wait)
            isModified = true
        case .speed(let base, let factor):
            self.init(base)
            guard factor.isFinite else { return nil }
            accelerate(by: factor)
        case .repetition(let base, let count, let autoreverses):
            self.init(base)
            repeatPasses(count: count, autoreverses: autoreverses)
        case .logicalCompletion(let base, let seconds):
            self.init(base)
            guard !seconds.isNaN else { return nil }
            logicalLimit = min(logicalLimit, max(0, seconds))
            logicalDuration = min(logicalDuration, logicalLimit)
        case .custom:
            self.init(leaf: .custom, logicalDuration: .infinity)
        }
    }

    /// Curves and passes that take less are over at once, in seconds.
    private static let leastDuration = 1e-12

    /// Numbers beyond 10¹⁵ count as that, so that sums and products stay finite; so long a wait never ends anyway.
    private static func limited(_ number: Double) -> Double { min(max(number, -1e15), 1e15) }

    private init(fluid motion: SpringMotion, blendDuration: Double) {
        let cap = Spring.greatestStiffness.squareRoot()
        let capped =
            motion.frequency > cap ? SpringMotion(frequency: cap, dampingRatio: motion.dampingRatio) : motion
        self.init(leaf: .spring(capped), logicalDuration: capped.response, blendDuration: blendDuration)
    }

    private mutating func accelerate(by factor: Double) {
        isModified = true
        guard factor > 0 else {
            // A custom animation stays custom; it is told a time that does not pass.
            if case .custom = leaf { return }
            self = Progress(leaf: .still, logicalDuration: .infinity)
            return
        }
        let factor = min(max(factor, 1e-9), 1e9)
        switch leaf {
        case .spring(let motion): leaf = .spring(motion.sped(up: factor))
        case .interpolatingSpring(let motion, let velocity):
            leaf = .interpolatingSpring(motion.sped(up: factor), velocity: Progress.limited(velocity * factor))
        case .curve(let curve, let duration):
            let length = duration / factor
            leaf = .curve(curve, duration: length >= Progress.leastDuration ? Progress.limited(length) : 0)
        case .blend, .still, .custom: break
        }
        for index in modifiers.indices {
            switch modifiers[index] {
            case .delay(let seconds): modifiers[index] = .delay(Progress.limited(seconds / factor))
            case .repetition(let pass, let count, let autoreverses):
                modifiers[index] = .repetition(
                    pass: max(pass / factor, Progress.leastDuration), count: count, autoreverses: autoreverses)
            }
        }
        logicalDuration /= factor
        logicalLimit /= factor
        lead /= factor
        blendDuration /= factor
    }

    private mutating func repeatPasses(count: Double, autoreverses: Bool) {
        guard count > 1 else { return }
        if case .custom = leaf { return }
        let pass = duration(leafDuration: leaf.duration)
        guard pass >= Progress.leastDuration else {
            self = Progress(leaf: .curve(.linear, duration: 0), logicalDuration: 0)
            return
        }
        isModified = true
        logicalDuration = pass * (count - 1) + logicalDuration
        logicalLimit = .infinity
        modifiers.insert(.repetition(pass: pass, count: count, autoreverses: autoreverses), at: 0)
    }
}
