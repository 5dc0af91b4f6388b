import Glide

/// Where times and values stand in a graph.
struct GraphScale {
    let size: Size
    let range: ClosedRange<Double>

    /// The height of `value`, from the top.
    func y(_ value: Double) -> Double {
        let height = range.upperBound - range.lowerBound
        return size.height * (1 - (value - range.lowerBound) / height)
    }

    /// Times for the axis, at most five, at even distances that are easy to read.
    static func ticks(to span: Double) -> [Double] {
        let step = [0.1, 0.2, 0.25, 0.5, 1, 2].first { span / $0 <= 4.5 } ?? 5
        return Array(stride(from: step, through: span + 1e-9, by: step))
    }
}
