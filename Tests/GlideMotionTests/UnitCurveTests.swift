import GlideMotion
import Testing

struct UnitCurveTests {
    static let curves: [UnitCurve] = [
        .linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut, .circularEaseInOut,
        .bezier(startControlPoint: UnitPoint(x: 0.25, y: 0.1), endControlPoint: UnitPoint(x: 0.25, y: 1)),
        .bezier(startControlPoint: UnitPoint(x: 0.6, y: -0.4), endControlPoint: UnitPoint(x: 0.3, y: 1.6)),
        .bezier(startControlPoint: UnitPoint(x: 1, y: 0), endControlPoint: UnitPoint(x: 0, y: 1)),
        .bezier(startControlPoint: UnitPoint(x: 0, y: 1), endControlPoint: UnitPoint(x: 1, y: 0)),
        .bezier(startControlPoint: UnitPoint(x: 0, y: 0), endControlPoint: UnitPoint(x: 0, y: 0)),
    ]

    @Test(arguments: curves)
    func `every curve leads from 0 to 1 and stays there`(curve: UnitCurve) {
        for x in [0, -1, -Double.infinity, .nan] { #expect(curve.value(at: x) == 0) }
        for x in [1, 2, Double.infinity] { #expect(curve.value(at: x) == 1) }
    }

    @Test(arguments: curves)
    func `the slope is the difference of the values`(curve: UnitCurve) {
        for step in 1..<200 {
            let x = Double(step) / 200
            let slope = curve.velocity(at: x)
            let width = 1e-6
            let difference = (curve.value(at: x + width) - curve.value(at: x - width)) / (2 * width)
            guard abs(difference) < 40 else { continue }
            #expect(abs(slope - difference) < 1e-3 * max(1, abs(slope)), "\(curve) at \(x)")
        }
        for x in [0, 1, Double.nan, -3, 5, .infinity] {
            #expect(abs(curve.velocity(at: x)) <= 64)
        }
    }

    @Test func `the slopes of the easing curves are the known ones`() {
        let expected: [(UnitCurve, [Double])] = [
            (.easeIn, [0, 0.67, 1.07, 1.37]), (.easeOut, [1.72, 1.37, 1.07, 0.67]),
            (.easeInOut, [0, 1.06, 1.72, 1.06]),
        ]
        for (curve, slopes) in expected {
            for (index, slope) in slopes.enumerated() {
                #expect(abs(curve.velocity(at: Double(index) / 4) - slope) < 0.006)
            }
        }
    }

    @Test(arguments: curves.prefix(8))
    func `the inverse undoes the curve`(curve: UnitCurve) {
        for step in 0...100 {
            let x = Double(step) / 100
            #expect(abs(curve.inverse.value(at: curve.value(at: x)) - x) < 1e-9, "\(curve) at \(x)")
        }
        #expect(curve.inverse.inverse == curve)
    }

    @Test func `circular curves are quarters of circles`() {
        for x in [0.1, 0.3, 0.5, 0.7, 0.9] {
            #expect(abs(UnitCurve.circularEaseIn.value(at: x) - (1 - (1 - x * x).squareRoot())) < 1e-15)
            let out = (1 - (1 - x) * (1 - x)).squareRoot()
            #expect(abs(UnitCurve.circularEaseOut.value(at: x) - out) < 1e-15)
        }
        #expect(UnitCurve.circularEaseInOut.value(at: 0.5) == 0.5)
    }

    @Test func `a Bézier curve is solved to the last digits`() {
        let curve = UnitCurve.easeInOut
        // At the parameter 1/2 the curve passes through its middle, by symmetry.
        #expect(curve.value(at: 0.5) == 0.5)
        for step in 0...1000 {
            let u = Double(step) / 1000
            let x = 3 * (1 - u) * (1 - u) * u * 0.42 + 3 * (1 - u) * u * u * 0.58 + u * u * u
            let y = 3 * (1 - u) * u * u + u * u * u
            #expect(abs(curve.value(at: x) - y) < 1e-14)
        }
    }

    @Test func `control points beyond the sides are brought back`() {
        let wild = UnitCurve.bezier(
            startControlPoint: UnitPoint(x: -2, y: 0.5), endControlPoint: UnitPoint(x: 7, y: 0.5))
        let tame = UnitCurve.bezier(
            startControlPoint: UnitPoint(x: 0, y: 0.5), endControlPoint: UnitPoint(x: 1, y: 0.5))
        #expect(wild == tame)
        let odd = UnitCurve.bezier(
            startControlPoint: UnitPoint(x: .nan, y: .nan), endControlPoint: UnitPoint(x: .infinity, y: .infinity))
        for step in 0...10 { #expect(odd.value(at: Double(step) / 10).isFinite) }
    }
}
