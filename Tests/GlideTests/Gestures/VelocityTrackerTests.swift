import Testing

@testable import Glide

@Suite struct VelocityTrackerTests {
    @Test func `a steady finger has its own speed`() {
        var tracker = VelocityTracker()
        for step in 0...20 {
            tracker.add(Point(x: Double(step) * 3, y: Double(step) * -1), at: Time(seconds: 5 + Double(step) / 100))
        }
        let velocity = tracker.velocity(at: Time(seconds: 5.2))
        #expect(abs(velocity.width - 300) < 1e-6)
        #expect(abs(velocity.height + 100) < 1e-6)
    }
}
