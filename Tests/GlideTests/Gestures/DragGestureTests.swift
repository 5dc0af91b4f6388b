import Testing

@testable import Glide

@MainActor
@Suite struct DragGestureTests {
    let bench = GestureBench()

    @Test func `a drag begins on the event that reaches ten points and takes nothing off`() {
        bench.view().gesture(bench.drag("drag"))
        bench.down(10, 10)
        bench.move(16, 17)
        #expect(bench.heard() == [])
        bench.move(16, 18)
        #expect(bench.heard() == ["drag 6,8"])
        bench.move(11, 10)
        #expect(bench.heard() == ["drag 1,0"])
        bench.up()
        #expect(bench.heard() == ["drag ended"])
    }

    @Test func `a drag that never went far enough says nothing`() {
        bench.view().gesture(bench.drag("drag"))
        bench.down(10, 10)
        bench.move(19, 10)
        bench.up()
        bench.down(10, 10)
        bench.cancel()
        #expect(bench.heard() == [])
        #expect(bench.dispatcher.activeCount == 0)
    }

    @Test(arguments: [0, -5, .nan])
    func `without a distance it begins on touch, with no translation`(distance: Double) {
        bench.view().gesture(bench.drag("drag", minimumDistance: distance))
        bench.down(10, 10)
        #expect(bench.heard() == ["drag 0,0"])
        bench.up()
        #expect(bench.heard() == ["drag ended"])
    }

    @Test func `an infinite distance is never reached`() {
        bench.view().gesture(bench.drag("drag", minimumDistance: .infinity))
        bench.down(10, 10)
        bench.move(390, 10)
        bench.up()
        #expect(bench.heard() == [])
    }

    @Test func `an equal value is not told again`() {
        bench.view().gesture(
            DragGesture(minimumDistance: 0).map { Int($0.translation.width) / 10 }.onChanged { bench.note("\($0)") })
        bench.down(10, 10)
        for x in [11.0, 12, 21, 22, 23, 11] { bench.move(x, 10) }
        bench.up()
        #expect(bench.heard() == ["0", "1", "0"])
    }

    @Test func `a drag ends anywhere`() {
        bench.view(0, 0, 50, 50).gesture(bench.drag("drag", minimumDistance: 0))
        bench.down(10, 10)
        bench.move(-300, 900)
        bench.up()
        #expect(bench.heard() == ["drag 0,0", "drag -310,890", "drag ended"])
    }

    @Test func `its value tells time, places, velocity and where it would come to rest`() throws {
        let view = bench.view(100, 100, 200, 200)
        var values: [DragGesture.Value] = []
        var last: DragGesture.Value?
        view.gesture(DragGesture(minimumDistance: 0).onChanged { values.append($0) }.onEnded { last = $0 })
        for step in 0...10 {
            let (x, time) = (110 + Double(step) * 4, 2 + Double(step) / 100)
            if step == 0 { bench.down(x, 120, at: time) } else { bench.move(x, 120, at: time) }
        }
        let value = try #require(values.last)
        #expect(values.count == 11)
        #expect(value.time == Time(seconds: 2.1))
        #expect(value.startLocation == Point(x: 10, y: 20))
        #expect(value.location == Point(x: 50, y: 20))
        #expect(value.translation == Size(width: 40, height: 0))
        #expect(abs(value.velocity.width - 400) < 1e-6)
        #expect(abs(value.predictedEndLocation.x - 150) < 1e-6)
        #expect(abs(value.predictedEndTranslation.width - 140) < 1e-6)
        bench.up(at: 2.11)
        let end = try #require(last)
        #expect(end.time == Time(seconds: 2.11))
        #expect(abs(end.velocity.width - 400) < 1e-6)
    }

    @Test func `a finger that rested has no velocity at release`() throws {
        var end: DragGesture.Value?
        bench.view().gesture(DragGesture().onEnded { end = $0 })
        bench.down(10, 10, at: 0)
        bench.move(50, 10, at: 0.02)
        bench.move(90, 10, at: 0.04)
        bench.up(at: 0.2)
        #expect(try #require(end).velocity == .zero)
    }

    @Test func `in local space a view that moves along feeds back, in global space it does not`() {
        let view = bench.view(0, 0, 100, 100)
        var local: [Double] = []
        var global: [Double] = []
        view.gesture(DragGesture(minimumDistance: 0).onChanged { local.append($0.translation.width) }, .simultaneous)
        view.gesture(
            DragGesture(minimumDistance: 0, coordinateSpace: .global).onChanged { global.append($0.translation.width) },
            .simultaneous)
        bench.down(10, 10)
        bench.move(20, 10)
        view.frame = Rect(x: 10, y: 0, width: 100, height: 100)
        bench.move(30, 10)
        bench.up()
        #expect(local == [0, 10] && global == [0, 10, 20])
    }

    @Test func `the mouse drags with its left button only, and leaving loses the press`() {
        bench.view().gesture(bench.drag("drag"))
        let time = Time(seconds: 0)
        bench.send(.pointerEnter(at: Point(x: 10, y: 10), time: time))
        bench.send(.pointerDown(.right, time: time))
        bench.send(.pointerMove(to: Point(x: 90, y: 10), time: time))
        bench.send(.pointerUp(.right, time: time))
        #expect(bench.heard() == [])
        bench.send(.pointerDown(.left, time: time))
        bench.send(.pointerMove(to: Point(x: 110, y: 10), time: time))
        bench.send(.pointerLeave(time: time))
        bench.send(.pointerUp(.left, time: time))
        #expect(bench.heard() == ["drag 20,0", "drag cancelled"])
        bench.send(.pointerDown(.left, time: time))
        #expect(bench.dispatcher.activeCount == 0)
    }

    @Test func `a pointer cancel ends the press, and the pointer stays`() {
        bench.view().gesture(bench.drag("drag", minimumDistance: 0))
        let time = Time(seconds: 0)
        bench.send(.pointerMove(to: Point(x: 10, y: 10), time: time))
        bench.send(.pointerDown(.left, time: time))
        bench.send(.pointerCancel(time: time))
        bench.send(.pointerUp(.left, time: time))
        bench.send(.pointerDown(.left, time: time))
        bench.send(.pointerUp(.left, time: time))
        #expect(bench.heard() == ["drag 0,0", "drag cancelled", "drag 0,0", "drag ended"])
    }
}
