import Glide

/// Values over time, sampled to be drawn.
struct SampledCurve: Equatable, Sendable {
    /// Seconds from the first sample to the last.
    let span: Double
    /// Evenly spaced.
    let values: [Double]

    /// What `value` answers from 0 to `span` seconds, `count` times; as often as a graph here has pixels across.
    init(span: Double, count: Int = 361, value: (Double) -> Double) {
        self.span = span
        values = (0..<count).map { value(span * Double($0) / Double(count - 1)) }
    }

    /// The way of `animation` from 0 to 1; it stays at 1 when it is over.
    init(_ animation: Animation, span: Double, count: Int = 361) {
        var context = AnimationContext<Double>()
        self.init(span: span, count: count) { animation.animate(value: 1, time: $0, context: &context) ?? 1 }
    }

    /// The smallest and the largest value, 0 and 1 included.
    var range: ClosedRange<Double> {
        min(0, values.min() ?? 0)...max(1, values.max() ?? 1)
    }
}
