/// The cubic timing curve with control points (x1, y1) and (x2, y2), solved by halving. Worked out here once more, apart
/// from the library.
struct BezierEase {
    var x1: Double
    var y1: Double
    var x2: Double
    var y2: Double

    static let inOut = BezierEase(x1: 0.42, y1: 0, x2: 0.58, y2: 1)

    func value(at x: Double) -> Double {
        if x <= 0 { return 0 }
        if x >= 1 { return 1 }
        func coordinate(_ u: Double, _ a: Double, _ b: Double) -> Double {
            3 * u * (1 - u) * (1 - u) * a + 3 * u * u * (1 - u) * b + u * u * u
        }
        var (low, high) = (0.0, 1.0)
        for _ in 0..<60 {
            let middle = (low + high) / 2
            if coordinate(middle, x1, x2) < x { low = middle } else { high = middle }
        }
        return coordinate(low, y1, y2)
    }
}
