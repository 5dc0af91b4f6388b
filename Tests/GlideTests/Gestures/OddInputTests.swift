import Testing

@testable import Glide

@MainActor
@Suite struct OddInputTests {
    let bench = GestureBench()

    @Test func `moves and ups without a down are dropped`() {
        bench.view().gesture(bench.drag("drag", minimumDistance: 0))
        bench.move(10, 10, finger: 4)
        bench.up(finger: 4)
        bench.cancel()
        bench.send(.pointerUp(.left, time: Time(seconds: 0)))
        bench.send(.pointerCancel(time: Time(seconds: 0)))
        bench.send(.pointerLeave(time: Time(seconds: 0)))
        #expect(bench.heard() == [] && bench.dispatcher.activeCount == 0)
    }

    @Test func `a finger that goes down twice cancels its first press and warns`() {
        bench.view().gesture(bench.drag("drag", minimumDistance: 0))
        bench.down(10, 10)
        bench.down(50, 50)
        bench.move(55, 50)
        bench.up()
        bench.up()
        #expect(bench.heard() == ["drag 0,0", "drag cancelled", "drag 0,0", "drag 5,0", "drag ended"])
        #expect(bench.warnings.count == 1)
    }

    @Test func `a mouse button that goes down twice cancels its first press`() {
        bench.view().gesture(bench.drag("drag", minimumDistance: 0))
        let time = Time(seconds: 0)
        bench.send(.pointerMove(to: Point(x: 1, y: 1), time: time))
        bench.send(.pointerDown(.left, time: time))
        bench.send(.pointerDown(.left, time: time))
        bench.send(.pointerUp(.left, time: time))
        #expect(bench.heard() == ["drag 0,0", "drag cancelled", "drag 0,0", "drag ended"])
    }

    @Test func `a mouse button without a pointer in the window is nothing`() {
        bench.view().gesture(bench.drag("drag", minimumDistance: 0))
        bench.send(.pointerDown(.left, time: Time(seconds: 0)))
        #expect(bench.heard() == [])
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity])
    func `places that are no numbers are ignored`(bad: Double) {
        bench.view().gesture(bench.drag("drag", minimumDistance: 0))
        bench.down(bad, 10)
        #expect(bench.dispatcher.activeCount == 0)
        bench.down(10, 10)
        bench.move(10, bad)
        bench.move(20, 10)
        bench.up()
        bench.send(.pointerMove(to: Point(x: bad, y: 0), time: Time(seconds: 0)))
        #expect(bench.heard() == ["drag 0,0", "drag 10,0", "drag ended"])
        #expect(bench.warnings.count == 3)
    }

    @Test func `huge places are followed`() {
        bench.view().gesture(DragGesture().onChanged { bench.note("\($0.translation.width)") })
        bench.down(10, 10)
        bench.move(-1e300, 10)
        bench.up()
        #expect(bench.heard() == ["-1e+300"])
    }

    @Test func `time that runs backwards stands still`() {
        var times: [Double] = []
        bench.view().gesture(DragGesture(minimumDistance: 0).onChanged { times.append($0.time.seconds) })
        bench.down(10, 10, at: 5)
        bench.move(20, 10, at: 4)
        bench.move(30, 10, at: .nan)
        bench.move(40, 10, at: .infinity)
        bench.move(50, 10, at: 6)
        bench.up(at: 1)
        #expect(times == [5, 5, 5, 5, 6])
        #expect(bench.dispatcher.activeCount == 0)
        bench.dispatcher.advance(to: Time(seconds: .nan))
        bench.dispatcher.advance(to: Time(seconds: .infinity))
        bench.dispatcher.advance(to: Time(seconds: -1))
    }

    @Test func `nothing follows a touch cancel`() {
        bench.view().gesture(bench.tap("tap"))
        bench.down(10, 10)
        bench.cancel()
        bench.move(12, 10)
        bench.up()
        #expect(bench.heard() == ["tap cancelled"])
        bench.tapAt(10, 10)
        #expect(bench.heard() == ["tap ended"])
    }

    @Test func `a touch cancel also ends a double tap that waits, and the single tap behind it`() {
        let view = bench.view()
        view.gesture(bench.tap("double", count: 2))
        view.gesture(bench.tap("single"))
        bench.tapAt(10, 10, at: 0)
        bench.cancel(at: 0.1)
        #expect(bench.heard().sorted() == ["double cancelled", "single cancelled"])
        bench.advance(to: 2)
        #expect(bench.heard() == [] && bench.dispatcher.activeCount == 0)
    }

    @Test func `a touch cancel leaves the mouse alone`() {
        bench.view().gesture(bench.drag("drag", minimumDistance: 0))
        let time = Time(seconds: 0)
        bench.send(.pointerMove(to: Point(x: 10, y: 10), time: time))
        bench.send(.pointerDown(.left, time: time))
        bench.cancel()
        bench.send(.pointerUp(.left, time: time))
        #expect(bench.heard() == ["drag 0,0", "drag ended"])
    }

    @Test func `an attachment that is hit twice takes part once`() {
        let view = bench.view()
        let attachment = view.gesture(bench.tap("tap"))
        view.attachments.append(attachment)
        bench.tapAt(10, 10)
        #expect(bench.heard() == ["tap ended"])
    }

    @Test func `the fastest deadline comes first and each at its own time`() {
        var heard: [String] = []
        let view = bench.view()
        for duration in [0.4, 0.2, 0.3] {
            view.gesture(
                LongPressGesture(minimumDuration: duration).onEnded { _ in heard.append("\(duration)") }, .simultaneous)
        }
        bench.down(10, 10, at: 0)
        #expect(bench.dispatcher.nextDeadline == Time(seconds: 0.2))
        bench.advance(to: 10)
        #expect(heard == ["0.2", "0.3", "0.4"])
        #expect(bench.dispatcher.nextDeadline == nil)
    }
}
