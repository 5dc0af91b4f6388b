import Testing

@testable import Glide

@MainActor
@Suite struct HoverTrackerTests {
    let hover = HoverTracker()
    let outer = FakeView(Rect(x: 0, y: 0, width: 100, height: 100))
    let inner = FakeView(Rect(x: 50, y: 0, width: 50, height: 50))
    let log = GestureBench()
    let attachments: [HoverAttachment]

    init() {
        let log = log
        let inside = HoverAttachment(
            target: inner, onHover: { log.note("inner \($0)") },
            onMove: { log.note("inner at \($0.map { "\($0.x)" } ?? "-")") })
        let outside = HoverAttachment(target: outer) { log.note("outer \($0)") }
        attachments = [inside, outside]
        let views = [inner, outer]
        let all = attachments
        hover.hitTest = { point in zip(views, all).filter { $0.0.frame.contains(point) }.map(\.1) }
    }

    private func move(_ x: Double) { hover.handle(.pointerMove(to: Point(x: x, y: 10), time: Time(seconds: 0))) }

    @Test func `the pointer enters from the outside in and leaves`() {
        hover.handle(.pointerEnter(at: Point(x: 60, y: 10), time: Time(seconds: 0)))
        #expect(log.heard() == ["outer true", "inner true", "inner at 60.0"])
        move(70)
        #expect(log.heard() == ["inner at 70.0"])
        move(20)
        #expect(log.heard() == ["inner false", "inner at -"])
        hover.handle(.pointerLeave(time: Time(seconds: 0)))
        #expect(log.heard() == ["outer false"])
        #expect(hover.hovered.isEmpty && hover.pointer == nil)
    }

    @Test func `fingers never hover`() {
        hover.handle(.touchDown(id: 0, at: Point(x: 60, y: 10), time: Time(seconds: 0)))
        hover.handle(.touchMove(id: 0, to: Point(x: 70, y: 10), time: Time(seconds: 0)))
        #expect(log.heard() == [])
        move(60)
        _ = log.heard()
        hover.handle(.touchDown(id: 0, at: Point(x: 10, y: 10), time: Time(seconds: 0)))
        hover.handle(.touchCancel(time: Time(seconds: 0)))
        #expect(log.heard() == [] && hover.hovered.count == 2)
    }

    @Test func `a view that moves away under a resting pointer is left at the next look`() {
        move(60)
        _ = log.heard()
        inner.frame = Rect(x: 500, y: 0, width: 50, height: 50)
        hover.refresh()
        #expect(log.heard() == ["inner false", "inner at -"])
        hover.refresh()
        #expect(log.heard() == [])
        inner.frame = Rect(x: 50, y: 0, width: 50, height: 50)
        hover.refresh()
        #expect(log.heard() == ["inner true", "inner at 60.0"])
    }

    @Test func `a view that goes is left`() {
        move(60)
        _ = log.heard()
        hover.targetRemoved(inner)
        #expect(log.heard() == ["inner false", "inner at -"])
        inner.isInHierarchy = false
        move(61)
        #expect(log.heard() == [])
        move(.nan)
        #expect(hover.pointer == Point(x: 61, y: 10))
    }
}
