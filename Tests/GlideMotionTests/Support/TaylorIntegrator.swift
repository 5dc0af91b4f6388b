/// A numerical solution of x″ = −ω²x − 2ζωx′ that shares nothing with the closed form: the Taylor series of the
/// solution, whose coefficients follow from the equation itself, in steps short enough to be exact to the last digits.
struct TaylorIntegrator {
    var frequency: Double
    var dampingRatio: Double

    func state(offset: Double, velocity: Double, after time: Double) -> (offset: Double, velocity: Double) {
        let rate = frequency * max(1, 2 * dampingRatio)
        let steps = max(1, Int((time * rate / 0.5).rounded(.up)))
        let length = time / Double(steps)
        var x = offset
        var v = velocity
        for _ in 0..<steps {
            var coefficients = [x, v]
            for n in 0..<30 {
                let next =
                    (-frequency * frequency * coefficients[n]
                        - 2 * dampingRatio * frequency * Double(n + 1) * coefficients[n + 1])
                    / Double((n + 1) * (n + 2))
                coefficients.append(next)
            }
            x = 0
            v = 0
            for n in coefficients.indices.reversed() {
                x = x * length + coefficients[n]
                if n > 0 { v = v * length + Double(n) * coefficients[n] }
            }
        }
        return (x, v)
    }
}
