import Glibc

/// An effect that goes round and round: pulse, breathe and the play of light on parts.
///
/// A start during a run has one more of it follow, so the light never jumps. A stop lets the effect fade where it is.
struct SymbolCycle: SymbolMotion {
    enum Kind: Equatable {
        case pulse
        case breathe(fades: Bool)
        case light(VariableColorSymbolEffect.Style)

        /// Seconds that a run takes.
        var duration: Double {
            switch self {
            case .pulse: 1.5
            case .breathe: 2.4
            case .light(let style): style.isReversing ? 2.4 : 1.5
            }
        }

        /// Whether the effect ends a run as it looks at rest.
        var endsAtRest: Bool { if case .light = self { false } else { true } }
    }

    private let kind: Kind
    private let speed: Double
    /// Seconds between runs.
    private let delay: Double
    /// When the first run began; nil at rest.
    private var begin: Double?
    /// How many runs there are to be from then on.
    private var count = 0.0
    private var phase = 0.0
    private var strength = AnimatedValue(0.0, unit: 128)

    init(_ kind: Kind, speed: Double, delay: Double) {
        self.kind = kind
        self.speed = speed
        self.delay = delay
    }

    /// Seconds from the beginning of one run to that of the next.
    private var period: Double { kind.duration / speed + delay }

    private var fade: Transaction { Transaction(animation: .smooth(duration: 0.3 / speed)) }

    mutating func start(_ count: Double, at time: Time) {
        _ = advance(to: time)
        if let begin, strength.model > 0 {
            let run = ((time.seconds - begin) / period).rounded(.down)
            self.count = max(self.count, run + 1 + count)
            return
        }
        if begin == nil || strength.presented <= 0 {
            begin = time.seconds
            phase = 0
            self.count = count
        } else if let begin {
            self.count = ((time.seconds - begin) / period).rounded(.down) + 1 + count
        }
        // What begins as it looks at rest may set in at once.
        let isAtRest = kind.endsAtRest && strength.presented <= 0
        _ = strength.set(1, transaction: isAtRest ? Transaction() : fade, at: time)
    }

    mutating func stop(at time: Time) {
        _ = advance(to: time)
        if begin != nil { _ = strength.set(0, transaction: fade, at: time) }
    }

    mutating func advance(to time: Time) -> Bool {
        guard let begin else { return false }
        let elapsed = max(0, time.seconds - begin)
        if elapsed >= count * period - delay, strength.model > 0 {
            // The last run is over.
            let end = begin + count * period - delay
            if kind.endsAtRest {
                cancel()
                return false
            }
            _ = strength.set(0, transaction: fade, at: Time(seconds: end))
        }
        let fades = strength.advance(to: time)
        if strength.model == 0, !fades {
            cancel()
            return false
        }
        let run = (elapsed / period).rounded(.down)
        phase = run < count ? min(1, (elapsed - run * period) * speed / kind.duration) : 1
        return true
    }

    mutating func cancel() {
        strength.cancel()
        strength = AnimatedValue(0.0, unit: 128)
        begin = nil
        count = 0
        phase = 0
    }

    func apply(to pose: inout SymbolPose) {
        let strength = min(1, max(0, strength.presented))
        guard begin != nil, strength > 0 else { return }
        let swell = (1 - cos(2 * .pi * phase)) / 2 * strength
        switch kind {
        case .pulse: pose.opacity *= 1 - 0.7 * swell
        case .breathe(let fades):
            pose.scale *= 1 + 0.13 * swell
            if fades { pose.opacity *= 1 - 0.5 * swell }
        case .light(let style): pose.light = SymbolLight(style: style, phase: phase, strength: strength)
        }
    }
}
