import Testing

@testable import Glide

@MainActor
@Suite struct TapGestureTests {
    let bench = GestureBench()

    @Test func `a tap fires on release`() {
        bench.view().gesture(bench.tap("tap"))
        bench.down(10, 10, at: 0)
        #expect(bench.heard() == [])
        #expect(bench.dispatcher.activeCount == 1)
        bench.up(at: 0.2)
        #expect(bench.heard() == ["tap ended"])
        #expect(bench.dispatcher.activeCount == 0)
    }

    @Test func `down and up at one instant is a tap`() {
        bench.view().gesture(bench.tap("tap"))
        bench.tapAt(10, 10, at: 3)
        #expect(bench.heard() == ["tap ended"])
    }

    @Test(arguments: [(45.0, true), (45.01, false)])
    func `a tap may stray 45 points and no more`(distance: Double, isTap: Bool) {
        bench.view().gesture(bench.tap("tap"))
        bench.down(10, 10, at: 0)
        bench.move(10 + distance, 10)
        bench.move(10, 10)
        bench.up()
        #expect(bench.heard() == [isTap ? "tap ended" : "tap cancelled"])
    }

    @Test func `a tap is judged in window coordinates even if the view moves along`() {
        let view = bench.view()
        view.gesture(bench.tap("tap"))
        bench.down(10, 10)
        view.frame = Rect(x: 60, y: 0, width: 400, height: 400)
        bench.move(70, 10)
        #expect(bench.heard() == ["tap cancelled"])
    }

    @Test(arguments: [(0.749, true), (0.75, false)])
    func `a tap held for 0.75 seconds is none`(held: Double, isTap: Bool) {
        bench.view().gesture(bench.tap("tap"))
        bench.down(10, 10, at: 0)
        bench.up(at: held)
        #expect(bench.heard() == [isTap ? "tap ended" : "tap cancelled"])
        #expect(bench.dispatcher.activeCount == 0)
    }

    @Test func `a held tap gives up by the clock alone`() {
        bench.view().gesture(bench.tap("tap"))
        bench.down(10, 10, at: 1)
        #expect(bench.dispatcher.nextDeadline == Time(seconds: 1.75))
        bench.advance(to: 1.75)
        #expect(bench.heard() == ["tap cancelled"])
        bench.up(at: 1.8)
        #expect(bench.heard() == [])
    }

    @Test(arguments: [(0.35, true), (0.351, false)])
    func `the second tap must come within 0.35 seconds`(pause: Double, isDouble: Bool) {
        bench.view().gesture(bench.tap("double", count: 2))
        bench.tapAt(10, 10, at: 0)
        bench.tapAt(10, 10, at: pause)
        #expect(bench.heard() == [isDouble ? "double ended" : "double cancelled"])
        bench.advance(to: 5)
        #expect(bench.dispatcher.activeCount == 0)
    }

    @Test func `a second tap elsewhere is the first of another double tap`() {
        bench.view().gesture(bench.tap("double", count: 2))
        bench.tapAt(10, 10, at: 0)
        bench.tapAt(200, 10, at: 0.1)
        #expect(bench.heard() == ["double cancelled"])
        bench.tapAt(200, 10, at: 0.2)
        #expect(bench.heard() == ["double ended"])
    }

    @Test func `a double tap inside comes before a single tap outside, which waits`() {
        let view = bench.view()
        view.gesture(bench.tap("double", count: 2))
        view.gesture(bench.tap("single"))
        bench.tapAt(10, 10, at: 0)
        #expect(bench.heard() == [])
        #expect(bench.dispatcher.nextDeadline == Time(seconds: 0.35))
        bench.advance(to: 0.35)
        #expect(bench.heard() == ["double cancelled", "single ended"])
        bench.tapAt(10, 10, at: 1)
        bench.tapAt(10, 10, at: 1.1)
        #expect(bench.heard() == ["single cancelled", "double ended"])
        #expect(bench.dispatcher.activeCount == 0)
    }

    @Test func `a single tap inside comes before a double tap outside`() {
        let view = bench.view()
        view.gesture(bench.tap("single"))
        view.gesture(bench.tap("double", count: 2))
        bench.tapAt(10, 10, at: 0)
        #expect(bench.heard() == ["double cancelled", "single ended"])
    }

    @Test func `a count below one is one tap`() {
        bench.view().gesture(bench.tap("tap", count: -3))
        bench.tapAt(10, 10)
        #expect(bench.heard() == ["tap ended"])
    }

    @Test func `a spatial tap tells its place in the space asked for`() {
        let view = bench.view(100, 50, 100, 100)
        var places: [Point] = []
        view.gesture(SpatialTapGesture().onEnded { places.append($0.location) }, .simultaneous)
        view.gesture(SpatialTapGesture(coordinateSpace: .global).onEnded { places.append($0.location) }, .simultaneous)
        view.gesture(
            SpatialTapGesture(coordinateSpace: .named("page")).onEnded { places.append($0.location) }, .simultaneous)
        bench.down(110, 60)
        bench.move(112, 60)
        bench.up()
        #expect(places == [Point(x: 12, y: 10), Point(x: 112, y: 60), Point(x: 1112, y: 60)])
    }

    @Test func `the mouse taps with its left button only`() {
        bench.view().gesture(bench.tap("tap"))
        bench.send(.pointerEnter(at: Point(x: 10, y: 10), time: Time(seconds: 0)))
        for button in [PointerButton.right, .middle, .other(0x113)] {
            bench.send(.pointerDown(button, time: Time(seconds: 0)))
            #expect(bench.dispatcher.activeCount == 0)
            bench.send(.pointerUp(button, time: Time(seconds: 0)))
        }
        #expect(bench.heard() == [])
        bench.send(.pointerDown(.left, time: Time(seconds: 1)))
        bench.send(.pointerUp(.left, time: Time(seconds: 1)))
        #expect(bench.heard() == ["tap ended"])
    }
}
