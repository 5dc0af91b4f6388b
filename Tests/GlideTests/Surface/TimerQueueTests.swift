import Testing

@testable import Glide

@MainActor
struct TimerQueueTests {
    @Test func `timers fire in the order of their moments, equal ones in the order they were made`() {
        var queue = TimerQueue()
        var fired: [Int] = []
        for (name, seconds) in [(1, 3.0), (2, 1), (3, 2), (4, 1), (5, 9)] {
            queue.add(LoopTimer(time: Time(seconds: seconds)) { fired.append(name) })
        }
        #expect(queue.nextTime() == Time(seconds: 1))
        for timer in queue.takeDue(at: Time(seconds: 3)) { timer.fire() }
        #expect(fired == [2, 4, 3, 1])
        #expect(queue.nextTime() == Time(seconds: 9))
    }

    @Test func `a cancelled timer neither fires nor wakes the loop`() {
        var queue = TimerQueue()
        var hasFired = false
        let timer = LoopTimer(time: Time(seconds: 1)) { hasFired = true }
        queue.add(timer)
        timer.cancel()
        #expect(queue.nextTime() == nil)
        timer.fire()
        #expect(!hasFired)
    }

    @Test func `a timer that another one cancels in the same turn does not fire`() {
        var queue = TimerQueue()
        var fired: [Int] = []
        let second = LoopTimer(time: Time(seconds: 2)) { fired.append(2) }
        queue.add(
            LoopTimer(time: Time(seconds: 1)) {
                fired.append(1)
                second.cancel()
            })
        queue.add(second)
        for timer in queue.takeDue(at: Time(seconds: 5)) { timer.fire() }
        #expect(fired == [1])
    }
}
