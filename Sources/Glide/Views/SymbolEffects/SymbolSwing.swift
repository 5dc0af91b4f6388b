/// An effect that is a push and what follows it: bounce and wiggle.
///
/// The symbol hangs on a damped spring. A push gives it at least the energy of one from rest: its place stays, and
/// pushes in quick succession keep it moving without throwing it ever farther.
struct SymbolSwing: SymbolMotion {
    enum Kind: Equatable {
        case bounce(isUp: Bool)
        case turn(isClockwise: Bool)
        /// In parts of the symbol's height.
        case move(Size)

        /// The spring, without regard to speed.
        fileprivate var spring: SpringMotion {
            switch self {
            case .bounce: SpringMotion(frequency: 2 * .pi / 0.42, dampingRatio: 0.38)
            case .turn, .move: SpringMotion(frequency: 2 * .pi / 0.3, dampingRatio: 0.15)
            }
        }

        /// Seconds after which nothing is seen of a push any more.
        fileprivate var duration: Double {
            switch self {
            case .bounce: 1
            case .turn, .move: 1.6
            }
        }
    }

    private let kind: Kind
    private let spring: SpringMotion
    /// Seconds from one push to the next: until nothing is seen of it, and the delay.
    private let period: Double
    private let duration: Double
    /// Place and velocity, in parts of what a push from rest would reach without damping, at the moment of the last push.
    private var last: (time: Double, place: Double, velocity: Double)?
    /// When the next push is due, and how many there are to be.
    private var next: Double?
    private var count = 0.0
    private var place = 0.0

    init(_ kind: Kind, speed: Double, delay: Double) {
        self.kind = kind
        spring = kind.spring.sped(up: speed)
        duration = kind.duration / speed
        period = duration + delay
    }

    mutating func start(_ count: Double, at time: Time) {
        _ = advance(to: time)
        push(at: time.seconds)
        self.count = count - 1
        next = self.count > 0 ? time.seconds + period : nil
    }

    mutating func stop(at time: Time) {
        _ = advance(to: time)
        next = nil
        count = 0
    }

    /// Pushes the symbol where it is at `time`.
    private mutating func push(at time: Double) {
        let (place, velocity) = state(at: time)
        let reach = spring.frequency
        let energy = max(velocity * velocity, reach * reach * (1 - place * place))
        last = (time, place, max(0, energy).squareRoot())
    }

    private func state(at time: Double) -> (place: Double, velocity: Double) {
        guard let last, time < last.time + duration else { return (0, 0) }
        let response = spring.response(at: time - last.time)
        return (
            response.offset(from: last.place, velocity: last.velocity),
            response.velocity(from: last.place, velocity: last.velocity)
        )
    }

    mutating func advance(to time: Time) -> Bool {
        if let first = next, time.seconds >= first {
            // Of pushes long ago nothing is left: only the last few count.
            let missed = min(((time.seconds - first) / period).rounded(.down), count - 1)
            let skipped = max(0, missed - 2)
            var due = first + skipped * period
            count -= skipped
            while count > 0, due <= time.seconds {
                push(at: due)
                count -= 1
                due += period
            }
            next = count > 0 ? due : nil
        }
        place = state(at: time.seconds).place
        if next != nil { return true }
        guard let last, time.seconds < last.time + duration else {
            self.last = nil
            return false
        }
        return true
    }

    mutating func cancel() {
        last = nil
        next = nil
        count = 0
        place = 0
    }

    func apply(to pose: inout SymbolPose) {
        guard place != 0 else { return }
        switch kind {
        case .bounce(let isUp): pose.scale *= 1 + (isUp ? 0.38 : -0.34) * place
        case .turn(let isClockwise): pose.rotation += (isClockwise ? 1 : -1) * 0.34 * place
        case .move(let way):
            pose.offset = pose.offset + Size(width: way.width * 0.2 * place, height: way.height * 0.2 * place)
        }
    }
}
