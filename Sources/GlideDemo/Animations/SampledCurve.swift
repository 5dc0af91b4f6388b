import Glide

/// Values over time, sampled to be drawn.
struct SampledCurve: Equatable, Sendable {
    /// Seconds from the first sample to the last.
    let span: Double
    /// Evenly spaced.
    let values: [Double]

    /// More than pixels across any graph here.
    private static let count = 481

    /// What `value` answers from 0 to `span` seconds.
    init(span: Double, value: (Double) -> Double) {
        self.span = span
        values = (0..<Self.count).map { value(span * Double($0) / Double(Self.count - 1)) }
    }

    /// The way of `animation` from 0 to 1; it stays at 1 when it is over.
    init(_ animation: Animation, span: Double) {
        var context = AnimationContext<Double>()
        self.init(span: span) { animation.animate(value: 1, time: $0, context: &context) ?? 1 }
    }

    /// The smallest and the largest value, 0 and 1 included.
    var range: ClosedRange<Double> {
        min(0, values.min() ?? 0)...max(1, values.max() ?? 1)
    }
}
