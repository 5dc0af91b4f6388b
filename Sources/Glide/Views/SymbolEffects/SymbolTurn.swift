import Glibc

/// An effect that turns a symbol round: by whole turns, or on and on.
struct SymbolTurn: SymbolMotion {
    /// Seconds that a turn takes on its own.
    private static let turn = 0.9
    /// Seconds that a turn takes where one follows the other.
    private static let period = 1.6
    /// Seconds in which a symbol that goes on turning comes to its speed.
    private static let setOut = 0.3
    /// Which part of a turn is left when a symbol that has turned many times slows down.
    private static let brake = 0.25
    /// No more turns than this are ahead, however often the effect is asked for.
    private static let mostTurns = 2.0

    private let direction: Double
    private let speed: Double
    private let delay: Double
    /// Turns to come, counted backward: at 0 the symbol stands as it is at rest.
    private var rest = Animator<Double>()
    private struct Spin {
        var begin: Double
        /// The place from which it began.
        var place: Double
        /// When it is to slow down.
        var end: Double
    }

    /// The symbol turns on and on, or many times.
    private var spin: Spin?
    /// When the next of counted turns is due, and how many there are to be.
    private var next: Double?
    private var count = 0.0
    private var place = 0.0

    init(isClockwise: Bool, speed: Double, delay: Double) {
        direction = isClockwise ? 1 : -1
        self.speed = speed
        self.delay = delay
    }

    /// Whether turns stand by themselves, with pauses between them.
    private var hasPauses: Bool { delay > 0 }

    mutating func start(_ count: Double, at time: Time) {
        _ = advance(to: time)
        if count > 1, !hasPauses {
            // The last turn ends while the symbol slows down.
            let end = time.seconds + ((count - Self.brake) * Self.period + Self.setOut) / speed
            if spin == nil { spin = Spin(begin: time.seconds, place: place, end: end) } else { spin?.end = end }
            rest.cancel()
            return
        }
        if spin != nil { settle(at: time) }
        turn(at: time)
        self.count = hasPauses ? count - 1 : 0
        next = self.count > 0 ? time.seconds + Self.turn / speed + delay : nil
        _ = advance(to: time)
    }

    /// Goes round once more, with the velocity that the symbol has.
    private mutating func turn(at time: Time) {
        guard -rest.offset(at: time) < Self.mostTurns - 0.5 else { return }
        rest.shift(by: 1, animation: .smooth(duration: Self.turn / speed), at: time, scale: 360)
    }

    mutating func stop(at time: Time) {
        _ = advance(to: time)
        next = nil
        count = 0
        if spin != nil { settle(at: time) }
    }

    /// Lets a symbol that turns on and on come to rest at the next upright place that is far enough ahead.
    private mutating func settle(at time: Time) {
        guard let spin else { return }
        let (angle, velocity) = spinning(spin, at: time.seconds)
        self.spin = nil
        // A critically damped spring needs this way to slow down without turning back.
        let response = Self.turn / speed
        let way = velocity * response / (2 * .pi)
        rest.rebase(
            offset: angle - (angle + way).rounded(.up), velocity: velocity, animation: .smooth(duration: response),
            at: time, scale: 360)
    }

    private func spinning(_ spin: Spin, at time: Double) -> (angle: Double, velocity: Double) {
        let elapsed = max(0, time - spin.begin)
        let gone = 1 - exp(-elapsed * speed / Self.setOut)
        return (
            spin.place + (elapsed * speed - Self.setOut * gone) / Self.period, gone * speed / Self.period
        )
    }

    mutating func advance(to time: Time) -> Bool {
        if let spin {
            if time.seconds < spin.end {
                place = spinning(spin, at: time.seconds).angle
                return true
            }
            settle(at: Time(seconds: spin.end))
        }
        var rounds = 0
        while let due = next, time.seconds >= due, rounds < 8 {
            turn(at: Time(seconds: due))
            count -= 1
            rounds += 1
            let pause = Self.turn / speed + delay
            // Of turns long ago nothing is left.
            let skipped = rounds == 1 ? max(0, min(((time.seconds - due) / pause).rounded(.down) - 3, count - 1)) : 0
            count -= skipped
            next = count > 0 ? due + pause * (1 + skipped) : nil
        }
        let runs = rest.advance(to: time)
        place = runs ? rest.offset(at: time) : 0
        return runs || next != nil
    }

    mutating func cancel() {
        rest.cancel()
        spin = nil
        next = nil
        count = 0
        place = 0
    }

    func apply(to pose: inout SymbolPose) {
        guard place != 0 else { return }
        pose.rotation += direction * 2 * .pi * place.truncatingRemainder(dividingBy: 1)
    }
}
