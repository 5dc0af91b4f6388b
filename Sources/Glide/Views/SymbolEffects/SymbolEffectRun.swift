import Glibc

/// One effect on one symbol.
@MainActor
struct SymbolEffectRun {
    private(set) var request: SymbolEffectRequest
    private var motion: any SymbolMotion
    /// Whether the view that asked for it is gone or asks for something else: the motion only comes to its end.
    private(set) var isLeft = false
    /// Whether people ask for less motion, and the motion was made for them.
    private let isReduced: Bool
    /// Whether reading goes from right to left.
    private let isMirrored: Bool

    /// An effect on a symbol that has come just now: what lasts is there at once, and a count is only taken note of.
    init(_ request: SymbolEffectRequest, isReduced: Bool, mirrored: Bool) {
        self.request = request
        self.isReduced = isReduced
        isMirrored = mirrored
        motion = Self.motion(for: request, isReduced: isReduced, mirrored: mirrored)
    }

    /// Less motion: what moves grows fainter and comes back instead, and what changes its size only fades.
    private static func motion(
        for request: SymbolEffectRequest, isReduced: Bool, mirrored: Bool
    ) -> any SymbolMotion {
        let options = request.options
        let speed = options.speed
        let delay = options.repeats?.delay ?? 0
        func cycle(_ kind: SymbolCycle.Kind) -> SymbolCycle { SymbolCycle(kind, speed: speed, delay: delay) }
        switch request.kind {
        case .scale(let isUp): return SymbolHold(.scale(isUp: isUp), speed: speed, jumps: isReduced)
        case .hide(let isUp): return SymbolHold(.hide(isUp: isUp, moves: !isReduced), speed: speed)
        case .replace: return SymbolHold(.hide(isUp: false, moves: !isReduced), speed: speed)
        case .pulse: return cycle(.pulse)
        case .variableColor(let style): return cycle(.light(style))
        case _ where isReduced: return cycle(.pulse)
        case .breathe(let fades): return cycle(.breathe(fades: fades))
        case .rotate(let isClockwise): return SymbolTurn(isClockwise: isClockwise, speed: speed, delay: delay)
        case .bounce(let isUp): return SymbolSwing(.bounce(isUp: isUp), speed: speed, delay: delay)
        case .wiggle(let way):
            return SymbolSwing(swing(way, mirrored: mirrored), speed: speed, delay: delay)
        }
    }

    private static func swing(_ way: WiggleSymbolEffect.Way, mirrored: Bool) -> SymbolSwing.Kind {
        switch way {
        case .turn(let isClockwise): .turn(isClockwise: isClockwise)
        case .move(let angle): .move(Size(width: cos(angle.radians), height: sin(angle.radians)))
        case .read(let isForward): .move(Size(width: isForward == mirrored ? -1 : 1, height: 0))
        }
    }

    /// Whether `new` can be carried on by this run.
    func continues(_ new: SymbolEffectRequest, isReduced: Bool, mirrored: Bool) -> Bool {
        !isLeft && new.source == request.source && new.kind == request.kind && new.options == request.options
            && isReduced == self.isReduced && mirrored == isMirrored
    }

    /// Shows at once what `request` says lasts.
    mutating func settle(at time: Time) {
        switch request.trigger {
        case .active(true), .held(true):
            if var hold = motion as? SymbolHold {
                hold.jump(to: 1)
                motion = hold
            } else {
                motion.start(repeats, at: time)
            }
        default: break
        }
    }

    /// Begins what `request` says lasts, on a symbol that was there before the effect.
    mutating func begin(under transaction: Transaction, at time: Time) {
        switch request.trigger {
        case .active(true): motion.start(repeats, at: time)
        case .held(true): hold(1, under: transaction, at: time)
        default: break
        }
    }

    /// Takes what is asked for now.
    mutating func take(_ new: SymbolEffectRequest, under transaction: Transaction, at time: Time) {
        let old = request.trigger
        request = new
        if new.trigger == old { return }
        switch new.trigger {
        case .count: motion.start(repeats, at: time)
        case .active(true): motion.start(repeats, at: time)
        case .active(false): motion.stop(at: time)
        case .held(let isHeld): hold(isHeld ? 1 : 0, under: transaction, at: time)
        }
    }

    private mutating func hold(_ share: Double, under transaction: Transaction, at time: Time) {
        guard var hold = motion as? SymbolHold else { return }
        var transaction = transaction
        let speed = request.options.speed
        if speed != 1 { transaction.animation = transaction.animation?.speed(speed) }
        hold.set(share, transaction: transaction, at: time)
        motion = hold
    }

    /// Lets the motion come to its end: nobody asks for it any more.
    mutating func leave(at time: Time) {
        isLeft = true
        motion.stop(at: time)
    }

    /// How often the effect runs when it is asked for.
    private var repeats: Double {
        if let repeats = request.options.repeats { return repeats.count }
        if case .count = request.trigger { return 1 }
        return .infinity
    }

    /// Whether the symbol is on its way in or out, for whose end somebody may wait.
    var isOnItsWay: Bool {
        guard case .held = request.trigger, let hold = motion as? SymbolHold else { return false }
        return hold.share.isRunning
    }

    mutating func advance(to time: Time) -> Bool { motion.advance(to: time) }

    /// Ends what is on its way; what lasts goes on.
    mutating func cancel() {
        let lasts = !isLeft && (request.trigger == .active(true) || request.trigger == .held(true))
        if !lasts || motion is SymbolHold { motion.cancel() }
    }

    func apply(to pose: inout SymbolPose) { motion.apply(to: &pose) }
}
