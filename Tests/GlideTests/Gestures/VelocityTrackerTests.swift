import Testing

@testable import Glide

@Suite struct VelocityTrackerTests {
    private func tracker(_ samples: [(Double, Double)]) -> VelocityTracker {
        var tracker = VelocityTracker()
        for (time, x) in samples { tracker.add(Point(x: x, y: -x / 3), at: Time(seconds: time)) }
        return tracker
    }

    @Test func `a steady finger has its own speed at any event rate`() {
        for rate in [30.0, 60, 125, 240, 1000] {
            let samples = (0...Int(rate / 2)).map { (5 + Double($0) / rate, Double($0) / rate * 300) }
            let velocity = tracker(samples).velocity(at: Time(seconds: samples.last!.0))
            #expect(abs(velocity.width - 300) < 1e-6)
            #expect(abs(velocity.height + 100) < 1e-6)
        }
    }

    @Test func `only the last 100 milliseconds count, by least squares`() {
        // 1000 pt/s at first, then 200 pt/s for more than 100 ms.
        var samples: [(Double, Double)] = []
        for step in 0...22 {
            let place = step <= 10 ? step * 10 : 100 + (step - 10) * 2
            samples.append((Double(step) / 100, Double(place)))
        }
        #expect(abs(tracker(samples).velocity(at: Time(seconds: 0.22)).width - 200) < 1e-6)
        // Uneven, by hand: the times are -0.04, -0.02 and 0.06 from their mean.
        let slope = tracker([(0, 0), (0.02, 1), (0.1, 9)]).velocity(at: Time(seconds: 0.1)).width
        let numerator = 0.52
        let denominator = 0.0056
        #expect(abs(slope - numerator / denominator) < 1e-9)
    }

    @Test func `a finger that rested for more than 100 milliseconds has no speed`() {
        let moving = tracker([(0, 0), (0.02, 40), (0.04, 80)])
        #expect(moving.velocity(at: Time(seconds: 0.04)).width == 2000)
        #expect(moving.velocity(at: Time(seconds: 0.12)).width == 2000)
        #expect(moving.velocity(at: Time(seconds: 0.15)) == .zero)
    }

    @Test func `equal, backward and senseless timestamps`() {
        let same = tracker([(1, 0), (1, 50), (1, 90)])
        #expect(same.velocity(at: Time(seconds: 1)) == .zero)
        let backward = tracker([(1, 0), (1.05, 50), (1.01, 60)])
        #expect(abs(backward.velocity(at: Time(seconds: 1.05)).width - 1200) < 1e-6)
        let odd = tracker([(.nan, 3), (1, .nan), (1, .infinity), (.infinity, 1)])
        #expect(odd.velocity(at: Time(seconds: 1)) == .zero)
        #expect(VelocityTracker().velocity(at: Time(seconds: .nan)) == .zero)
        #expect(tracker([(0, -1e308), (0.01, 1e308)]).velocity(at: Time(seconds: 0.01)) == .zero)
    }
}
