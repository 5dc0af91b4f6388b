/// The velocity of a value that something outside sets again and again, such as a finger, from its last three samples.
///
/// The estimate is a quarter of the velocity between the last two samples and three quarters of the one before, which
/// weighs less what a finger does as it lifts; after the last sample it falls by 0.998 a millisecond, so that a finger
/// that rests throws nothing.
package struct VelocityTracker<Value: VectorArithmetic> {
    private var samples: [(time: Double, value: Value)] = []

    /// A tracker that has seen nothing.
    package init() {}

    /// Notes that the value is `value` at `time`. A second sample of the same moment, or an earlier one, replaces the
    /// last; values that are not finite are ignored.
    package mutating func add(_ value: Value, at time: Time) {
        guard value.magnitudeSquared.isFinite, time.seconds.isFinite else { return }
        while let last = samples.last, last.time >= time.seconds { samples.removeLast() }
        samples.append((time.seconds, value))
        if samples.count > 3 { samples.removeFirst() }
    }

    /// The estimated velocity at `time`, in units per second; zero before there are two samples.
    package func velocity(at time: Time) -> Value {
        guard let last = samples.last, samples.count > 1 else { return .zero }
        var estimate = slope(samples.count - 2)
        if samples.count == 3 { estimate = estimate.scaled(by: 0.25) + slope(0).scaled(by: 0.75) }
        let milliseconds = max(0, time.seconds - last.time) * 1000
        return estimate.scaled(by: Elementary.power(0.998, milliseconds))
    }

    /// Forgets all samples.
    package mutating func reset() {
        samples.removeAll(keepingCapacity: true)
    }

    private func slope(_ index: Int) -> Value {
        let (start, end) = (samples[index], samples[index + 1])
        return (end.value - start.value).scaled(by: 1 / max(end.time - start.time, 1e-6))
    }
}
