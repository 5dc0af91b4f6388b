/// The content's place along one axis of a scroll view: at rest, under a finger, or on its way.
///
/// Offsets are in points: how far the content's beginning has gone out of the viewport. Legal ones lie in `range`.
@MainActor
struct ScrollAxis {
    private enum Phase {
        case rest(Double)
        /// Under a finger, which asks for this offset; beyond the ends less is shown.
        case held(asked: Double)
        /// Running by itself.
        case motion(ScrollMotion, bounces: Bool)
        /// On the way to a place that was asked for: from the model to what is shown.
        case travel(Animator<Double>)
        /// Going on evenly, because something is held at the viewport's edge.
        case drift(ScrollDrift)
    }

    private var phase = Phase.rest(0)
    /// The place asked for, or at which the content rests.
    private var model = 0.0
    /// Whether the content goes to its end, wherever that turns out to be.
    private var isBoundForEnd = false
    /// Room that stays free before the content's beginning, in points.
    private(set) var inset = 0.0
    /// The largest legal offset.
    private(set) var most = 0.0
    /// The viewport's extent.
    private(set) var length = 0.0
    /// The content's extent.
    private(set) var content = 0.0
    /// Whether content that fits gives way, too.
    var alwaysBounces = false

    var range: ClosedRange<Double> { -inset...most }
    /// Whether there is more content than the viewport shows.
    var canScroll: Bool { most > 0 }
    /// Whether the content gives way beyond its ends.
    var bounces: Bool { canScroll || alwaysBounces }

    /// Whether the content moves by itself.
    var isMoving: Bool {
        switch phase {
        case .rest, .held: false
        case .motion, .travel, .drift: true
        }
    }

    var isHeld: Bool {
        if case .held = phase { true } else { false }
    }

    /// Whether the content is on its way to a place that was asked for.
    var isTravelling: Bool {
        if case .travel = phase { true } else { false }
    }

    /// How fast the content is to go on evenly, in points per second; nil if it does not.
    var drift: Double? {
        if case .drift(let drift) = phase { drift.speed } else { nil }
    }

    /// Whether a finger holds the content beyond an end.
    var isStretched: Bool {
        if case .held(let asked) = phase { !range.contains(asked) } else { false }
    }

    /// Where the content will be once nothing moves any more.
    var goal: Double {
        switch phase {
        case .rest(let offset): offset
        case .held(let asked): clamped(asked)
        case .motion(let motion, _): motion.landing
        case .travel: model
        case .drift(let drift): drift.landing
        }
    }

    private func clamped(_ offset: Double) -> Double { min(max(offset, range.lowerBound), range.upperBound) }

    /// The offset to show at `time`.
    func offset(at time: Time) -> Double {
        switch phase {
        case .rest(let offset): offset
        case .held(let asked):
            bounces ? RubberBand.offset(asked, in: range, length: length) : clamped(asked)
        case .motion(let motion, _): motion.position(at: time)
        case .travel(let animator): model + animator.offset(at: time)
        case .drift(let drift): drift.position(at: time)
        }
    }

    /// The velocity of the content that moves by itself, in points per second.
    func velocity(at time: Time) -> Double {
        switch phase {
        case .rest, .held: 0
        case .motion(let motion, _): motion.velocity(at: time)
        case .travel(let animator): animator.velocity(at: time)
        case .drift(let drift): drift.velocity(at: time)
        }
    }

    /// Whether a finger would see that it catches something: the last points of a way are none.
    func isFlying(at time: Time) -> Bool {
        isMoving && (abs(velocity(at: time)) > ScrollFling.restSpeed || abs(offset(at: time) - goal) > 2)
    }

    /// Whether the offset can grow (`sign` positive) or shrink within its legal range.
    func hasRoom(_ sign: Double, at time: Time) -> Bool {
        let offset = offset(at: time)
        return sign > 0 ? offset < range.upperBound : offset > range.lowerBound
    }

    // MARK: Extents

    /// Takes a new extent of the content and of the viewport.
    ///
    /// Content that rests beyond its new end comes back as `transaction` says; what moves goes on within the new range,
    /// and a finger keeps what it holds.
    mutating func resize(content: Double, viewport: Double, transaction: Transaction, at time: Time) {
        let newMost = max(0, content - viewport)
        self.content = content
        if newMost == most && viewport == length { return }
        let shown = offset(at: time)
        (most, length) = (newMost, viewport)
        // Rows of a lazy container turn out longer or shorter on the way to the end.
        if isTravelling, isBoundForEnd { bend(to: most, at: time) }
        rangeChanged(showing: shown, transaction: transaction, at: time)
    }

    /// The part of the content that is seen has moved away from the beginning by `shift`: the offset, at rest or on its
    /// way, moves along.
    mutating func shift(by shift: Double, at time: Time) {
        if shift == 0 { return }
        model += shift
        switch phase {
        case .rest(let offset): phase = .rest(offset + shift)
        case .held(let asked): phase = .held(asked: asked + shift)
        case .motion(let motion, let bounces):
            start(
                ScrollMotion(
                    offset: motion.position(at: time) + shift, velocity: motion.velocity(at: time),
                    in: range.lowerBound...max(range.upperBound, motion.position(at: time) + shift), at: time,
                    bounces: bounces), bounces: bounces)
        case .travel: break
        case .drift(let drift):
            let offset = drift.position(at: time) + shift
            let range = min(range.lowerBound, offset)...max(range.upperBound, offset)
            phase = .drift(ScrollDrift(offset: offset, velocity: drift.speed, in: range, at: time))
        }
    }

    /// Puts the content at `target` at once; the caller sees to it that there is content.
    mutating func jump(to target: Double) {
        guard target.isFinite else { return }
        rest(at: target)
    }

    /// The place to which the content travels has turned out to be `target`: it goes there from where it is, with its
    /// speed.
    mutating func bend(to target: Double, at time: Time) {
        guard target.isFinite, abs(target - model) > 1e-9, case .travel(var animator) = phase else { return }
        animator.shift(by: target - model, animation: animator.animation, at: time)
        model = target
        phase = .travel(animator)
    }

    /// Keeps `inset` points free before the content's beginning.
    mutating func setInset(_ inset: Double, transaction: Transaction, at time: Time) {
        if inset == self.inset { return }
        let shown = offset(at: time)
        self.inset = inset
        rangeChanged(showing: shown, transaction: transaction, at: time)
    }

    private mutating func rangeChanged(showing shown: Double, transaction: Transaction, at time: Time) {
        switch phase {
        case .rest(let offset):
            if !range.contains(offset) { go(to: offset, transaction: transaction, at: time) }
        case .held: phase = .held(asked: asked(showing: shown))
        case .motion(let motion, let bounces):
            start(
                ScrollMotion(
                    offset: motion.position(at: time), velocity: motion.velocity(at: time), in: range, at: time,
                    bounces: bounces), bounces: bounces)
        case .travel(var animator):
            let goal = clamped(model)
            if goal == model { return }
            animator.rebase(
                offset: shown - goal, velocity: animator.velocity(at: time), animation: animator.animation, at: time)
            model = goal
            phase = animator.isRunning ? .travel(animator) : .rest(goal)
        case .drift(let drift):
            phase = .drift(
                ScrollDrift(offset: drift.position(at: time), velocity: drift.speed, in: range, at: time))
        }
    }

    // MARK: Drifting

    /// Lets the content go on evenly with `velocity` until its end; content that a finger holds stays with that.
    mutating func drift(velocity: Double, at time: Time) {
        if isHeld || drift == velocity { return }
        let shown = offset(at: time)
        rest(at: shown)
        guard velocity != 0, hasRoom(velocity, at: time) else { return }
        phase = .drift(ScrollDrift(offset: shown, velocity: velocity, in: range, at: time))
    }

    /// Lets content that goes on evenly run out: from where it is with the speed that it has.
    mutating func runOut(at time: Time) {
        guard case .drift(let drift) = phase else { return }
        let (shown, velocity) = (drift.position(at: time), drift.velocity(at: time))
        let goal = clamped(shown + velocity / ScrollDrift.decay)
        phase = .rest(shown)
        // A critically damped spring that starts with the speed ω·way decays evenly.
        var animator = Animator<Double>()
        animator.rebase(
            offset: shown - goal, velocity: velocity,
            animation: .spring(response: 2 * Double.pi / ScrollDrift.decay, dampingFraction: 1), at: time)
        model = goal
        phase = animator.isRunning ? .travel(animator) : .rest(goal)
    }

    // MARK: Fingers

    /// A finger takes hold of what is shown.
    mutating func hold(at time: Time) {
        if isHeld { return }
        let shown = offset(at: time)
        rest(at: shown)
        phase = .held(asked: asked(showing: shown))
    }

    /// What a finger asks for that holds content at `shown`.
    private func asked(showing shown: Double) -> Double {
        bounces ? RubberBand.fingerOffset(showing: shown, in: range, length: length) : clamped(shown)
    }

    /// A finger moves the offset by `delta` as far as the legal range goes, out of a stretch first; answers the rest.
    mutating func pull(by delta: Double) -> Double {
        guard case .held(let asked) = phase else { return delta }
        let end = delta > 0 ? range.upperBound : range.lowerBound
        if delta == 0 || (delta > 0 ? asked >= end : asked <= end) { return delta }
        let wanted = asked + delta
        let got = delta > 0 ? min(wanted, end) : max(wanted, end)
        phase = .held(asked: got)
        return wanted - got
    }

    /// A finger moves the offset by `delta`, beyond the ends too.
    mutating func stretch(by delta: Double) {
        guard case .held(let asked) = phase else { return }
        phase = .held(asked: bounces ? asked + delta : clamped(asked + delta))
    }

    /// The finger lets go while it moves the offset with `velocity`; the content runs on.
    ///
    /// - Parameters:
    ///   - runsOut: whether content that meets its end stops there at once, because something else goes on.
    ///   - target: says where the content is to come to rest, given where it would; nil lets it run.
    mutating func release(
        velocity: Double, at time: Time, runsOut: Bool = false, target: ((Double) -> Double)? = nil
    ) {
        guard case .held(let asked) = phase else { return }
        let shown = offset(at: time)
        // Beyond an end the content goes slower than the finger.
        let speed = asked == shown ? velocity : velocity * slope(at: asked)
        let bounces = bounces && !runsOut
        let motion = ScrollMotion(offset: shown, velocity: speed, in: range, at: time, bounces: bounces)
        let landing = clamped(target?(motion.landing) ?? motion.landing)
        // A target at an end stays one, also if the content turns out to be longer.
        let isAimed = target != nil && !(range.lowerBound < landing && landing < range.upperBound)
        if landing == motion.landing, !isAimed {
            start(motion, bounces: bounces)
        } else {
            phase = .rest(shown)
            settle(on: landing, velocity: speed, at: time)
        }
    }

    private func slope(at asked: Double) -> Double {
        guard bounces else { return 0 }
        let beyond = asked > range.upperBound ? asked - range.upperBound : asked - range.lowerBound
        return RubberBand.slope(at: beyond, length: length)
    }

    /// Content that something else has set in motion runs on with `velocity`.
    mutating func fling(velocity: Double, at time: Time, runsOut: Bool = false) {
        let bounces = bounces && !runsOut
        start(
            ScrollMotion(offset: offset(at: time), velocity: velocity, in: range, at: time, bounces: bounces),
            bounces: bounces)
    }

    private mutating func start(_ motion: ScrollMotion, bounces: Bool) {
        phase = motion.duration > 0 ? .motion(motion, bounces: bounces) : .rest(motion.landing)
        model = motion.landing
    }

    /// Moves on from what is shown with `velocity`, to rest at `goal`: by a spring as quick as the pages', or for long
    /// ways as quick as the finger was.
    private mutating func settle(on goal: Double, velocity: Double, at time: Time) {
        let shown = offset(at: time)
        let way = goal - shown
        var response = Self.shortestSettling
        if abs(way) > length, velocity * way > 0 {
            // A critically damped spring that starts with the speed ω·way decays evenly.
            response = min(max(2 * Double.pi * way / velocity, response), Self.longestSettling)
        }
        var animator = Animator<Double>()
        // Who waits for the way there waits for the new one.
        if case .travel(let running) = phase { animator = running }
        animator.rebase(
            offset: shown - goal, velocity: velocity, animation: .spring(response: response, dampingFraction: 1),
            at: time)
        model = goal
        phase = animator.isRunning ? .travel(animator) : .rest(goal)
    }

    /// Seconds of response with which content settles on a target: that of pages (semantics 6.1).
    private static let shortestSettling = 0.3
    /// Seconds of response, at most, for targets farther away than the viewport is long.
    private static let longestSettling = 0.9

    // MARK: Steps and targets

    /// Moves the content by `delta` at once, as far as it goes; answers what was not used.
    mutating func nudge(by delta: Double, at time: Time) -> Double {
        let from = offset(at: time)
        if delta == 0 || !hasRoom(delta, at: time) { return delta }
        let to = clamped(from + delta)
        rest(at: to)
        isBoundForEnd = canScroll && to == most
        return delta > 0 ? max(0, from + delta - to) : min(0, from + delta - to)
    }

    /// Whether the content was put at its end, and the layout that shows where that is has not been done.
    var restsAtUnknownEnd: Bool {
        if case .rest = phase { isBoundForEnd } else { false }
    }

    /// The end at which the content rests is at `offset`.
    mutating func moveEnd(to offset: Double) {
        rest(at: offset)
        isBoundForEnd = true
    }

    /// Takes note that the layout has shown where the end is.
    mutating func endIsKnown() {
        if !isTravelling { isBoundForEnd = false }
    }

    /// Ends whatever moves the content.
    private mutating func rest(at offset: Double) {
        isBoundForEnd = false
        if case .travel(var animator) = phase { animator.cancel() }
        phase = .rest(offset)
        model = offset
    }

    /// Moves the content to `target`, or as near as is legal, as `transaction` says.
    mutating func go(to target: Double, transaction: Transaction, at time: Time) {
        guard target.isFinite else { return }
        let target = clamped(target)
        var animator = Animator<Double>()
        if case .travel(let running) = phase { animator = running }
        let shown = offset(at: time)
        let velocity = velocity(at: time)
        model = target
        isBoundForEnd = canScroll && target == most
        guard transaction.animation != nil, shown != target || velocity != 0 else { return rest(at: target) }
        animator.rebase(
            offset: shown - target, velocity: velocity, animation: transaction.animation, at: time,
            completions: transaction.completions)
        phase = animator.isRunning ? .travel(animator) : .rest(target)
    }

    /// Stops what moves by itself; what is beyond an end comes back.
    mutating func halt(at time: Time) {
        guard isMoving else { return }
        hold(at: time)
        release(velocity: 0, at: time)
    }

    /// Comes to rest at once, within the legal range.
    mutating func end(at time: Time) {
        rest(at: clamped(offset(at: time)))
    }

    /// Comes to rest if nothing moves any more at `time`.
    ///
    /// - Returns: how content ran into an end at which it stopped, for what goes on.
    mutating func settle(at time: Time) -> ScrollMotion.Impact? {
        switch phase {
        case .rest, .held: return nil
        case .motion(let motion, let bounces):
            guard motion.isAtRest(at: time) else { return nil }
            phase = .rest(motion.landing)
            model = motion.landing
            return bounces ? nil : motion.impact
        case .travel(var animator):
            if animator.advance(to: time) {
                phase = .travel(animator)
            } else {
                rest(at: model)
            }
            return nil
        case .drift(let drift):
            if drift.isAtRest(at: time) { rest(at: drift.landing) }
            return nil
        }
    }
}
