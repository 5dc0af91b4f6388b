/// The numbers of a text's look that travel while its letters stay the same.
struct TextMetrics: VectorArithmetic {
    /// Extra distance between lines, in points.
    var lineSpacing: Double
    /// Of each run: font size in points, weight / 8, distance after each letter and height above the baseline in points.
    var runs: [SIMD4<Double>]

    /// A weight of 800 counts as 100 points, so that the end rule fits.
    private static let weightUnit = 8.0

    init(_ content: TextContent, lineSpacing: Double) {
        self.lineSpacing = lineSpacing
        runs = content.runs.map { run in
            SIMD4(
                run.font.size, Double(run.font.weight.value) / Self.weightUnit, run.spacing,
                run.baselineOffset.isFinite ? run.baselineOffset : 0)
        }
    }

    private init(lineSpacing: Double, runs: [SIMD4<Double>]) {
        self.lineSpacing = lineSpacing
        self.runs = runs
    }

    /// `content` with these numbers.
    func applied(to content: TextContent) -> TextContent {
        guard content.runs.count == runs.count else { return content }
        return with(content) { content in
            for (index, numbers) in runs.enumerated() {
                content.runs[index].font.size = min(
                    max(numbers[0], FontDescription.sizeRange.lowerBound), FontDescription.sizeRange.upperBound)
                let weight = min(max(numbers[1] * Self.weightUnit, 1), 1000)
                content.runs[index].font.weight = Font.Weight(value: Int(weight.rounded()))
                if content.runs[index].tracking != 0 {
                    content.runs[index].tracking = numbers[2]
                } else {
                    content.runs[index].kerning = numbers[2]
                }
                content.runs[index].baselineOffset = numbers[3]
            }
        }
    }

    /// The distance after each letter, if that is all in which a text differs from one with the numbers of `other`, and
    /// if it is the same everywhere.
    func spacing(ifAllElseIsAs other: TextMetrics) -> Double? {
        guard lineSpacing == other.lineSpacing, runs.count == other.runs.count, let first = runs.first else {
            return nil
        }
        for (a, b) in zip(runs, other.runs) where a[0] != b[0] || a[1] != b[1] || a[3] != b[3] || a[2] != first[2] {
            return nil
        }
        return first[2]
    }

    static var zero: TextMetrics { TextMetrics(lineSpacing: 0, runs: []) }

    private static func combine(
        _ a: TextMetrics, _ b: TextMetrics, _ operation: (SIMD4<Double>, SIMD4<Double>) -> SIMD4<Double>
    ) -> [SIMD4<Double>] {
        (0..<max(a.runs.count, b.runs.count)).map { index in
            operation(index < a.runs.count ? a.runs[index] : .zero, index < b.runs.count ? b.runs[index] : .zero)
        }
    }

    static func + (a: TextMetrics, b: TextMetrics) -> TextMetrics {
        TextMetrics(lineSpacing: a.lineSpacing + b.lineSpacing, runs: combine(a, b, +))
    }

    static func - (a: TextMetrics, b: TextMetrics) -> TextMetrics {
        TextMetrics(lineSpacing: a.lineSpacing - b.lineSpacing, runs: combine(a, b, -))
    }

    mutating func scale(by factor: Double) {
        lineSpacing *= factor
        for index in runs.indices { runs[index] *= factor }
    }

    var magnitudeSquared: Double {
        runs.reduce(lineSpacing * lineSpacing) { $0 + ($1 * $1).sum() }
    }
}
