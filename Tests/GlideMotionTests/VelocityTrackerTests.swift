import GlideMotion
import Testing

struct VelocityTrackerTests {
    @Test func `three samples make a weighted velocity`() {
        var tracker = VelocityTracker<Double>()
        #expect(tracker.velocity(at: .seconds(0)) == 0)
        tracker.add(1, at: .seconds(1))
        #expect(tracker.velocity(at: .seconds(1)) == 0)
        tracker.add(2, at: .seconds(2))
        #expect(tracker.velocity(at: .seconds(2)) == 1)
        tracker.add(4, at: .seconds(3))
        #expect(tracker.velocity(at: .seconds(3)) == 1.25)
    }

    @Test func `older samples are forgotten and the velocity fades after the last`() {
        var tracker = VelocityTracker<Double>()
        for second in 0...10 { tracker.add(Double(second * second), at: .seconds(Double(second))) }
        // 0.25 · (100 − 81) + 0.75 · (81 − 64)
        #expect(tracker.velocity(at: .seconds(10)) == 17.5)
        #expect(abs(tracker.velocity(at: .seconds(10.1)) - 17.5 * 0.8186) < 0.01)
        #expect(tracker.velocity(at: .seconds(1e9)) == 0)
        tracker.reset()
        #expect(tracker.velocity(at: .seconds(10)) == 0)
    }

    @Test func `samples of the same moment replace one another and odd ones are ignored`() {
        var tracker = VelocityTracker<Double>()
        tracker.add(0, at: .seconds(0))
        tracker.add(5, at: .seconds(1))
        tracker.add(7, at: .seconds(1))
        tracker.add(.nan, at: .seconds(2))
        tracker.add(9, at: .seconds(.infinity))
        #expect(tracker.velocity(at: .seconds(1)) == 7)
    }
}
