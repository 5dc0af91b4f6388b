/// One running custom animation with its memory.
///
/// Custom animations are asked in the order of time and may change their memory when they are asked, so the answer
/// for a moment is kept and asking twice is the same as asking once.
final class CustomRun<Value: VectorArithmetic> {
    let animation: Animation
    private(set) var context: AnimationContext<Value>
    /// Seconds after the start at which the animation was found to be over.
    private(set) var end: Double?
    private var latest: (time: Double, interval: Value, value: Value?)?

    init(animation: Animation, context: AnimationContext<Value> = AnimationContext()) {
        self.animation = animation
        self.context = context
    }

    /// A run with the same memory that goes its own way from here on.
    func fork() -> CustomRun {
        let copy = CustomRun(animation: animation, context: context)
        copy.end = end
        copy.latest = latest
        return copy
    }

    /// The part of `interval` that is done `time` seconds after the start; nil once it is over. A value that is not
    /// finite ends the animation.
    func value(at time: Double, interval: Value) -> Value? {
        if let end, time >= end { return nil }
        let time = max(0, time)
        if let latest, latest.time == time, latest.interval == interval { return latest.value }
        if let latest, time <= latest.time {
            // An earlier moment, or another interval at the same one: answered without changing the memory.
            var copy = context
            return finite(animation.animate(value: interval, time: time, context: &copy))
        }
        let value = finite(animation.animate(value: interval, time: time, context: &context))
        latest = (time, interval, value)
        if value == nil { end = time }
        return value
    }

    /// What is left of `offset`, `time` seconds after the start; nothing once the animation is over.
    func offset(at time: Double, from offset: Value) -> Value {
        guard let value = value(at: time, interval: .zero - offset) else { return .zero }
        return value + offset
    }

    private func finite(_ value: Value?) -> Value? {
        guard let value, value.magnitudeSquared.isFinite else { return nil }
        return value
    }

    /// The velocity at `time`: the animation's own answer, or the slope through three moments from there on.
    func velocity(at time: Double, interval: Value) -> Value {
        if let end, time >= end { return .zero }
        let time = max(0, time)
        if let known = animation.velocity(value: interval, time: time, context: context) {
            return known.magnitudeSquared.isFinite ? known : .zero
        }
        var copy = context
        let step = 1e-4
        guard let first = animation.animate(value: interval, time: time, context: &copy),
            let second = animation.animate(value: interval, time: time + step, context: &copy)
        else { return .zero }
        let third = animation.animate(value: interval, time: time + 2 * step, context: &copy)
        let slope =
            if let third {
                (second.scaled(by: 4) - first.scaled(by: 3) - third).scaled(by: 0.5 / step)
            } else {
                (second - first).scaled(by: 1 / step)
            }
        return slope.magnitudeSquared.isFinite ? slope : .zero
    }

    /// Whether the animation counts as complete `time` seconds after its start.
    func isLogicallyComplete(at time: Double, interval: Value) -> Bool {
        value(at: time, interval: interval) == nil || context.isLogicallyComplete
    }
}
