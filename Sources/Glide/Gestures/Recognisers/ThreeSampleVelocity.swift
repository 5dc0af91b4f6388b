import Glibc

/// The speed that a spring inherits from a value which followed a gesture (`tracksVelocity`, semantics 2.4).
///
/// From the last three samples 1, 2, 3: a quarter of the speed from 2 to 3 and three quarters of that from 1 to 2,
/// decaying by 0.998 for each millisecond after the last sample. One number; a vector takes one for each part.
struct ThreeSampleVelocity {
    private struct Sample {
        var seconds: Double
        var value: Double
    }

    private var samples: [Sample] = []

    /// Notes that the value was `value` at `time`. A time that is not later than the last one replaces that sample;
    /// what is not finite is ignored.
    mutating func add(_ value: Double, at time: Time) {
        guard value.isFinite, time.seconds.isFinite else { return }
        if let last = samples.last, time.seconds <= last.seconds {
            samples[samples.count - 1].value = value
            return
        }
        if samples.count == 3 { samples.removeFirst() }
        samples.append(Sample(seconds: time.seconds, value: value))
    }

    /// Units per second at `time`; 0 before the second sample. With two samples it is the speed between them.
    func velocity(at time: Time) -> Double {
        guard let last = samples.last, samples.count >= 2 else { return 0 }
        let latest = slope(samples[samples.count - 2], last)
        let speed = samples.count == 2 ? latest : 0.25 * latest + 0.75 * slope(samples[0], samples[1])
        let milliseconds = max(0, (time.seconds - last.seconds) * 1000)
        return speed * power(0.998, milliseconds)
    }

    mutating func reset() {
        samples.removeAll()
    }

    private func slope(_ first: Sample, _ second: Sample) -> Double {
        (second.value - first.value) / (second.seconds - first.seconds)
    }

    private func power(_ base: Double, _ exponent: Double) -> Double {
        exponent.isFinite ? Glibc.pow(base, exponent) : 0
    }
}
