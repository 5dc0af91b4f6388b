import Glide

/// A sampled curve from the leading to the trailing edge; `range` goes from the bottom to the top.
struct CurveShape: Shape, Equatable {
    let curve: SampledCurve
    let range: ClosedRange<Double>
    /// Whether the line is closed along the value 0, so that the area below it can be filled.
    var isArea = false

    func path(in rect: Rect) -> Path {
        let height = range.upperBound - range.lowerBound
        func y(_ value: Double) -> Double { rect.maxY - (value - range.lowerBound) / height * rect.height }
        let step = rect.width / Double(max(1, curve.values.count - 1))
        return Path { path in
            for (index, value) in curve.values.enumerated() {
                let point = Point(x: rect.minX + Double(index) * step, y: y(value))
                if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
            }
            guard isArea else { return }
            path.addLine(to: Point(x: rect.maxX, y: y(0)))
            path.addLine(to: Point(x: rect.minX, y: y(0)))
            path.closeSubpath()
        }
    }
}
