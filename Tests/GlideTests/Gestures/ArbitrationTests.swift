import Testing

@testable import Glide

@MainActor
@Suite struct ArbitrationTests {
    let bench = GestureBench()

    @Test func `the first to reach its threshold owns the finger, wherever it is`() {
        bench.view().gesture(bench.drag("outer", minimumDistance: 5))
        bench.view().gesture(bench.drag("inner", minimumDistance: 20))
        bench.down(10, 10)
        bench.move(16, 10)
        bench.move(60, 10)
        bench.up()
        #expect(bench.heard() == ["outer 6,0", "outer 50,0", "outer ended"])
    }

    @Test func `ties go to the child`() {
        bench.view().gesture(bench.drag("outer"))
        bench.view().gesture(bench.drag("inner"))
        bench.down(10, 10)
        bench.move(30, 10)
        bench.up()
        #expect(bench.heard() == ["inner 20,0", "inner ended"])
    }

    @Test func `on one view the gesture attached first is the child`() {
        let view = bench.view()
        view.gesture(bench.tap("first"))
        view.gesture(bench.tap("second"))
        bench.tapAt(10, 10)
        #expect(bench.heard() == ["second cancelled", "first ended"])
    }

    @Test func `a drag outside cancels the tap inside and tells it`() {
        bench.view().gesture(bench.drag("drag"))
        bench.view().gesture(bench.tap("tap"))
        bench.down(10, 10)
        bench.move(25, 10)
        #expect(bench.heard() == ["tap cancelled", "drag 15,0"])
        bench.up()
        #expect(bench.heard() == ["drag ended"])
        bench.tapAt(10, 10)
        #expect(bench.heard() == ["tap ended"])
    }

    @Test func `a high priority gesture outside wins a tie`() {
        bench.view().gesture(bench.drag("outer"), .high)
        bench.view().gesture(bench.drag("inner"))
        bench.down(10, 10)
        bench.move(30, 10)
        bench.up()
        #expect(bench.heard() == ["outer 20,0", "outer ended"])
    }

    @Test func `of two high priority gestures the outer one comes first`() {
        bench.view().gesture(bench.tap("outer"), .high)
        bench.view().gesture(bench.tap("inner"), .high)
        bench.tapAt(10, 10)
        #expect(bench.heard() == ["inner cancelled", "outer ended"])
    }

    @Test func `a high priority gesture takes over from an ordinary one that was faster`() {
        bench.view().gesture(bench.drag("outer"), .high)
        bench.view().gesture(bench.drag("inner", minimumDistance: 0))
        bench.down(10, 10)
        bench.move(15, 10)
        #expect(bench.heard() == ["inner 0,0", "inner 5,0"])
        bench.move(30, 10)
        #expect(bench.heard() == ["inner cancelled", "outer 20,0"])
        bench.up()
        #expect(bench.heard() == ["outer ended"])
    }

    @Test func `a high priority tap outside takes the press from a drag inside at release`() {
        bench.view().gesture(bench.tap("tap"), .high)
        bench.view().gesture(bench.drag("drag", minimumDistance: 0))
        bench.tapAt(10, 10)
        #expect(bench.heard() == ["drag 0,0", "drag cancelled", "tap ended"])
        bench.down(10, 10)
        bench.move(100, 10)
        bench.up()
        #expect(bench.heard() == ["drag 0,0", "tap cancelled", "drag 90,0", "drag ended"])
    }

    @Test func `a tap waits for a high priority double tap outside`() {
        bench.view().gesture(bench.tap("double", count: 2), .high)
        bench.view().gesture(bench.tap("single"))
        bench.tapAt(10, 10, at: 0)
        #expect(bench.heard() == [])
        bench.advance(to: 0.4)
        #expect(bench.heard() == ["double cancelled", "single ended"])
    }

    @Test func `a simultaneous gesture runs beside the one that owns the finger`() {
        bench.view().gesture(bench.drag("beside", minimumDistance: 0), .simultaneous)
        bench.view().gesture(bench.drag("owner"))
        bench.down(10, 10)
        bench.move(30, 10)
        bench.up()
        #expect(Set(bench.heard()) == ["beside 0,0", "owner 20,0", "beside 20,0", "owner ended", "beside ended"])
    }

    @Test func `a simultaneous gesture takes nothing from others`() {
        let view = bench.view()
        view.gesture(bench.drag("beside", minimumDistance: 0), .simultaneous)
        view.gesture(bench.tap("tap"))
        bench.tapAt(10, 10)
        #expect(bench.heard() == ["beside 0,0", "beside ended", "tap ended"])
    }

    @Test(
        arguments: [
            (GestureMask.none, [String]()), (.gesture, ["outer ended"]), (.subviews, ["inner ended"]),
            (.all, ["outer cancelled", "inner ended"]),
        ])
    func `masks switch the added gesture and those inside`(mask: GestureMask, expected: [String]) {
        bench.view().gesture(bench.tap("outer"), mask: mask)
        bench.view().gesture(bench.tap("inner"))
        bench.tapAt(10, 10)
        #expect(bench.heard() == expected)
    }

    @Test func `a gesture that is switched off leaves the others alone, and is cancelled while under way`() {
        let outer = bench.view().gesture(bench.drag("outer", minimumDistance: 0))
        bench.view().gesture(bench.drag("inner"))
        bench.down(10, 10)
        outer.isEnabled = false
        #expect(bench.heard() == ["outer 0,0", "outer cancelled"])
        bench.move(100, 10)
        bench.up()
        #expect(bench.heard() == [])
        bench.down(10, 10)
        bench.move(100, 10)
        bench.up()
        #expect(bench.heard() == ["inner 90,0", "inner ended"])
    }

    @Test func `masks are numbered as in SwiftUI`() {
        #expect(GestureMask.none.rawValue == 0 && GestureMask.gesture.rawValue == 1)
        #expect(GestureMask.subviews.rawValue == 2 && GestureMask.all.rawValue == 3)
    }

    @Test func `three fingers press three views, each for itself`() {
        for (index, name) in ["a", "b", "c"].enumerated() {
            bench.view(Double(index) * 100, 0, 100, 100).gesture(bench.drag(name, minimumDistance: 0))
        }
        for finger in 0..<3 { bench.down(Double(finger) * 100 + 10, 10, finger: finger) }
        #expect(bench.heard() == ["a 0,0", "b 0,0", "c 0,0"])
        bench.move(115, 10, finger: 1)
        bench.up(finger: 0)
        bench.up(finger: 2)
        bench.up(finger: 1)
        #expect(bench.heard() == ["b 5,0", "a ended", "c ended", "b ended"])
    }

    @Test func `ten fingers tap ten views at once, whichever is lifted first`() {
        for index in 0..<10 { bench.view(Double(index) * 50, 0, 50, 50).gesture(bench.tap("\(index)")) }
        for finger in 0..<10 { bench.down(Double(finger) * 50 + 10, 10, finger: finger) }
        #expect(bench.dispatcher.activeCount == 10)
        let order = [7, 3, 9, 0, 1, 8, 2, 6, 5, 4]
        for finger in order { bench.up(finger: finger) }
        #expect(bench.heard() == order.map { "\($0) ended" })
        #expect(bench.dispatcher.activeCount == 0 && bench.dispatcher.arenas.isEmpty)
    }

    @Test func `a second finger on the same view is not the drag's`() {
        bench.view().gesture(bench.drag("drag", minimumDistance: 0))
        bench.down(10, 10, finger: 0)
        bench.down(200, 10, finger: 1)
        bench.move(300, 10, finger: 1)
        bench.move(12, 10, finger: 0)
        bench.up(finger: 1)
        bench.up(finger: 0)
        #expect(bench.heard() == ["drag 0,0", "drag 2,0", "drag ended"])
    }

    @Test func `wheel and touchpad start nothing and disturb nothing`() {
        bench.view().gesture(bench.drag("drag", minimumDistance: 0))
        let place = Point(x: 10, y: 10)
        let scroll = ScrollEvent(
            delta: Size(width: 0, height: 50), source: .wheel, at: place, time: Time(seconds: 0),
            steps: Size(width: 0, height: 1))
        bench.send(.pointerEnter(at: place, time: Time(seconds: 0)))
        bench.send(.scroll(scroll))
        #expect(bench.dispatcher.activeCount == 0)
        bench.down(10, 10)
        bench.send(.scroll(scroll))
        bench.send(.focus(false))
        bench.send(.activation(false))
        bench.send(.keyDown(KeyEvent(key: .escape, time: Time(seconds: 0))))
        bench.up()
        #expect(bench.heard() == ["drag 0,0", "drag ended"])
    }
}
