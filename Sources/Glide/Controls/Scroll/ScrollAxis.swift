/// The content's place along one axis of a scroll view, at rest, under a finger or on its way.
///
/// Offsets are in points: how far the content's beginning has gone out of the viewport. 0 up to `most` is legal.
struct ScrollAxis {
    private enum Phase {
        case rest(Double)
        /// Under a finger: the offset at which it took hold, without rubber band.
        case held(start: Double, asked: Double)
        /// Running by itself.
        case motion(ScrollMotion)
        /// On the way to a place that code asked for.
        case travel(Animator<Double>)
    }

    private var phase = Phase.rest(0)
    /// The place code asked for, or at which the content rests.
    private var model = 0.0
    /// The largest legal offset.
    private(set) var most = 0.0
    /// The viewport's extent.
    private(set) var length = 0.0

    var range: ClosedRange<Double> { 0...most }
    var canScroll: Bool { most > 0 }

    /// Whether the content moves by itself.
    var isMoving: Bool {
        switch phase {
        case .rest, .held: false
        case .motion, .travel: true
        }
    }

    var isHeld: Bool {
        if case .held = phase { true } else { false }
    }

    /// The offset to show at `time`.
    func offset(at time: Time) -> Double {
        switch phase {
        case .rest(let offset): offset
        case .held(_, let asked): RubberBand.offset(asked, in: range, length: length)
        case .motion(let motion): motion.position(at: time)
        case .travel(let animator): model + animator.offset(at: time)
        }
    }

    /// The velocity of the content, in points per second.
    func velocity(at time: Time) -> Double {
        switch phase {
        case .rest, .held: 0
        case .motion(let motion): motion.velocity(at: time)
        case .travel(let animator): animator.velocity(at: time)
        }
    }

    /// Takes a new extent of the content and of the viewport; what is beyond the end comes back in.
    ///
    /// - Parameter shift: by how much the part of the content that is seen has moved away from the beginning: the
    ///   offset, at rest or on its way, moves along.
    mutating func resize(content: Double, viewport: Double, shift: Double = 0, at time: Time) {
        let newMost = max(0, content - viewport)
        if newMost == most && viewport == length && shift == 0 { return }
        most = newMost
        length = viewport
        switch phase {
        case .rest(let offset): phase = .rest(min(max(offset + shift, 0), most))
        case .held(let start, let asked): phase = .held(start: start + shift, asked: asked + shift)
        case .motion(let motion):
            phase = .motion(
                ScrollMotion(
                    offset: motion.position(at: time) + shift, velocity: motion.velocity(at: time), in: range,
                    at: time))
        case .travel:
            model = min(max(model + shift, 0), most)
        }
        if case .rest(let offset) = phase { model = offset }
    }

    /// A finger takes hold.
    mutating func hold(at time: Time) {
        let asked = RubberBand.fingerOffset(showing: offset(at: time), in: range, length: length)
        phase = .held(start: asked, asked: asked)
    }

    /// The finger has gone `travel` points since it took hold.
    mutating func drag(by travel: Double) {
        guard case .held(let start, _) = phase else { return }
        phase = .held(start: start, asked: start - travel)
    }

    /// The finger lets go while it moves with `velocity`; the content runs on.
    mutating func release(velocity: Double, at time: Time) {
        guard case .held = phase else { return }
        let motion = ScrollMotion(offset: offset(at: time), velocity: -velocity, in: range, at: time)
        phase = motion.duration > 0 ? .motion(motion) : .rest(motion.landing)
        model = motion.landing
    }

    /// Whether the content is on its way to a place that code asked for.
    var isTravelling: Bool { if case .travel = phase { true } else { false } }

    /// Puts the content at `target` at once, as far as it goes.
    mutating func jump(to target: Double) {
        guard target.isFinite else { return }
        model = min(max(target, 0), most)
        phase = .rest(model)
    }

    /// The place to which the content travels has turned out to be `target`: it goes there from where it is, with its
    /// speed.
    mutating func bend(to target: Double, at time: Time) {
        guard target.isFinite, case .travel(var animator) = phase else { return }
        let target = min(max(target, 0), most)
        if abs(target - model) < 1e-9 { return }
        animator.shift(by: target - model, animation: animator.animation, at: time)
        model = target
        phase = .travel(animator)
    }

    /// Where the content comes to rest by itself.
    var landing: Double { model }

    /// Comes to rest at `target` instead of where the run would have ended, without a break in the speed: it runs down
    /// towards the target as a fling does, or, where it is too slow for that, springs there.
    mutating func settle(at target: Double, at time: Time) {
        guard target.isFinite, range.contains(offset(at: time)) else { return }
        let target = min(max(target, 0), most)
        let shown = offset(at: time)
        let velocity = velocity(at: time)
        let rate = target == shown ? 0 : velocity / (target - shown)
        // A critically damped spring that starts with rate × way falls off by e^(−rate × t): without overshoot.
        let frequency = rate >= Self.slowestRun ? min(rate, Self.fastestRun) : 4 * Double.pi
        var animator = Animator<Double>()
        animator.rebase(
            offset: shown - target, velocity: velocity,
            animation: .spring(response: 2 * Double.pi / frequency, dampingFraction: 1), at: time)
        model = target
        phase = animator.isRunning ? .travel(animator) : .rest(target)
    }

    /// Per second, as in a fling, whose way is half a second times its speed (semantics 6.2).
    private static let slowestRun = 2.0
    /// Per second: a flick against a target close by ends within two tenths of a second.
    private static let fastestRun = 30.0

    /// Moves the content by `delta` at once, as far as it goes; answers what was not used.
    mutating func nudge(by delta: Double, at time: Time) -> Double {
        let from = offset(at: time)
        let to = min(max(from + delta, 0), most)
        phase = .rest(to)
        model = to
        return from + delta - to
    }

    /// Moves the content to `target`, as `transaction` says.
    mutating func go(to target: Double, transaction: Transaction, at time: Time) {
        let target = min(max(target, 0), most)
        var animator = Animator<Double>()
        if case .travel(let running) = phase { animator = running }
        let shown = offset(at: time)
        let velocity = velocity(at: time)
        if transaction.animation != nil {
            animator.rebase(offset: shown - target, velocity: velocity, animation: transaction.animation, at: time)
        }
        model = target
        phase = animator.isRunning ? .travel(animator) : .rest(target)
    }

    /// Comes to rest if nothing moves any more at `time`; answers whether it still moves.
    mutating func settle(at time: Time) -> Bool {
        switch phase {
        case .rest, .held: return false
        case .motion(let motion):
            if motion.isAtRest(at: time) {
                phase = .rest(motion.landing)
                model = motion.landing
                return false
            }
            return true
        case .travel(let animator):
            if animator.hasEnded(at: time) {
                phase = .rest(model)
                return false
            }
            return true
        }
    }
}
