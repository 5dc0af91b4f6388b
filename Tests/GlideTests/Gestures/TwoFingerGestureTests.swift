import Testing

@testable import Glide

@MainActor
@Suite struct TwoFingerGestureTests {
    let bench = GestureBench()

    private func magnify(_ name: String) -> some Gesture {
        MagnifyGesture().onChanged { bench.note("\(name) \($0.magnification)") }
            .onEnded { _ in bench.note("\(name) ended") }.onCancelled { bench.note("\(name) cancelled") }
    }

    @Test func `two fingers on a view magnify it by the change of their distance`() {
        bench.view().gesture(magnify("zoom"))
        bench.down(100, 100, finger: 0)
        bench.down(200, 100, finger: 1)
        bench.move(200.9, 100, finger: 1)
        #expect(bench.heard() == [])
        bench.move(250, 100, finger: 1)
        bench.move(50, 100, finger: 0)
        #expect(bench.heard() == ["zoom 1.5", "zoom 2.0"])
        bench.up(finger: 0)
        bench.move(60, 100, finger: 1)
        bench.up(finger: 1)
        #expect(bench.heard() == ["zoom ended"])
        #expect(bench.dispatcher.activeCount == 0)
    }

    @Test func `a turn counts on through full circles, clockwise positive`() {
        var angles: [Double] = []
        bench.view(0, 0, 1000, 1000).gesture(RotationGesture().onChanged { angles.append($0.degrees) })
        bench.down(500, 500, finger: 0)
        bench.down(600, 500, finger: 1)
        for step in 1...5 {
            let turn = Angle(degrees: Double(step) * 90)
            let place = [(500.0, 600.0), (400, 500), (500, 400), (600, 500), (500, 600)][step - 1]
            bench.move(place.0, place.1, finger: 1)
            #expect(abs(angles.last! - turn.degrees) < 1e-9)
        }
        #expect(bench.dispatcher.activeCount == 1)
    }

    @Test func `values tell anchor, place and velocity`() throws {
        let view = bench.view(100, 100, 200, 200)
        var zoom: MagnifyGesture.Value?
        var turn: RotateGesture.Value?
        view.gesture(MagnifyGesture().onChanged { zoom = $0 }, .simultaneous)
        view.gesture(RotateGesture(minimumAngleDelta: .zero).onChanged { turn = $0 }, .simultaneous)
        bench.down(100, 150, finger: 0, at: 0)
        bench.down(200, 150, finger: 1, at: 0)
        for step in 1...10 { bench.move(200 + Double(step) * 10, 150, finger: 1, at: Double(step) / 100) }
        let value = try #require(zoom)
        #expect(value.startAnchor == UnitPoint(x: 0.25, y: 0.25))
        #expect(value.startLocation == Point(x: 50, y: 50))
        #expect(abs(value.velocity - 10) < 1e-6)
        #expect(value.time == Time(seconds: 0.1))
        #expect(try #require(turn).rotation == .zero)
    }

    @Test func `magnifying takes both fingers from what is under them`() {
        bench.view().gesture(magnify("zoom"))
        bench.view(0, 0, 100, 100).gesture(bench.tap("left"))
        bench.view(200, 0, 100, 100).gesture(bench.tap("right"))
        bench.down(50, 50, finger: 0)
        bench.down(250, 50, finger: 1)
        bench.move(290, 50, finger: 1)
        bench.up(finger: 0)
        bench.up(finger: 1)
        #expect(bench.heard() == ["left cancelled", "right cancelled", "zoom 1.2", "zoom ended"])
    }

    @Test func `one finger, or a mouse, does not magnify`() {
        bench.view().gesture(magnify("zoom"))
        bench.down(50, 50)
        bench.move(250, 50)
        bench.up()
        let time = Time(seconds: 0)
        bench.send(.pointerEnter(at: Point(x: 5, y: 5), time: time))
        bench.send(.pointerDown(.left, time: time))
        bench.down(50, 50)
        bench.send(.pointerMove(to: Point(x: 350, y: 5), time: time))
        bench.move(100, 50)
        bench.send(.pointerUp(.left, time: time))
        bench.up()
        #expect(bench.heard() == [])
        #expect(bench.dispatcher.activeCount == 0)
    }

    @Test func `a finger that is already dragged does not magnify`() {
        bench.view().gesture(magnify("zoom"))
        bench.view().gesture(bench.drag("drag"))
        bench.down(50, 50, finger: 0)
        bench.move(80, 50, finger: 0)
        bench.down(200, 50, finger: 1)
        bench.move(80, 90, finger: 0)
        bench.up(finger: 0)
        bench.up(finger: 1)
        #expect(bench.heard() == ["drag 30,0", "drag 30,40", "drag ended"])
    }

    @Test func `drag and magnify side by side share the fingers`() {
        bench.view().gesture(bench.drag("drag").simultaneously(with: magnify("zoom")))
        bench.down(100, 100, finger: 0)
        bench.move(100, 120, finger: 0)
        bench.down(200, 120, finger: 1)
        bench.move(300, 120, finger: 1)
        bench.up(finger: 1)
        bench.move(100, 130, finger: 0)
        bench.up(finger: 0)
        #expect(bench.heard() == ["drag 0,20", "zoom 2.0", "zoom ended", "drag 0,30", "drag ended"])
    }

    @Test func `fingers in one place give finite values`() {
        var values: [Double] = []
        bench.view().gesture(MagnificationGesture(minimumScaleDelta: 0).onChanged { values.append($0) }, .simultaneous)
        bench.view().gesture(
            RotationGesture(minimumAngleDelta: .degrees(.nan)).onChanged { values.append($0.degrees) }, .simultaneous)
        bench.down(100, 100, finger: 0)
        bench.down(100, 100, finger: 1)
        bench.move(103, 100, finger: 1)
        bench.move(100, 100, finger: 1)
        bench.up(finger: 1)
        bench.up(finger: 0)
        #expect(!values.isEmpty && values.allSatisfy(\.isFinite))
        #expect(bench.dispatcher.activeCount == 0)
    }

    @Test func `a third finger is not the pair's`() {
        bench.view().gesture(magnify("zoom"))
        bench.down(100, 100, finger: 0)
        bench.down(200, 100, finger: 1)
        bench.down(300, 100, finger: 2)
        bench.move(390, 100, finger: 2)
        #expect(bench.heard() == [])
        bench.cancel()
        #expect(bench.heard() == [] && bench.dispatcher.activeCount == 0)
    }

    @Test func `a turn the other way counts below zero, also across the half circle`() {
        var angles: [Double] = []
        bench.view(0, 0, 1000, 1000).gesture(RotationGesture().onChanged { angles.append($0.degrees) })
        bench.down(500, 500, finger: 0)
        bench.down(400, 510, finger: 1)
        bench.move(400, 490, finger: 1)
        bench.move(400, 510, finger: 1)
        bench.move(400, 500, finger: 1)
        bench.move(500, 600, finger: 1)
        #expect(angles.count == 4)
        #expect(zip(angles, [11.42, 0, 5.71, -84.29]).allSatisfy { abs($0 - $1) < 0.01 })
    }

    @Test func `a gesture that loses two fingers at once is told so once`() {
        bench.view().gesture(magnify("zoom"))
        bench.view().gesture(
            TapGesture().simultaneously(with: RotateGesture(minimumAngleDelta: .degrees(90)))
                .onPressing { bench.note("pressing \($0)") }.onCancelled { bench.note("cancelled") })
        bench.down(100, 100, finger: 0)
        bench.down(200, 100, finger: 1)
        bench.move(210, 100, finger: 1)
        #expect(bench.heard() == ["pressing true", "pressing false", "cancelled", "zoom 1.1"])
        bench.up(finger: 0)
        bench.up(finger: 1)
        #expect(bench.dispatcher.activeCount == 0)
    }
}
