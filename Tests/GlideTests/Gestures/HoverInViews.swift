import Glide
import GlideTesting
import Testing

@MainActor
@Suite struct `Pointers that hover` {
    @MainActor
    final class Log {
        var list: [HoverPhase] = []
        var hovers: [Bool] = []
    }

    @Test func `each movement over the view is told, in its own space, and the end`() {
        let log = Log()
        let window = TestWindow(size: Size(width: 200, height: 200)) {
            Color.blue.frame(width: 100, height: 100)
                .onContinuousHover { log.list.append($0) }
                .onHover { log.hovers.append($0) }
        }
        for place in [Point(x: 10, y: 10), Point(x: 60, y: 70), Point(x: 80, y: 90), Point(x: 199, y: 90)] {
            window.pointerMove(to: place)
        }
        #expect(log.list == [.active(Point(x: 10, y: 20)), .active(Point(x: 30, y: 40)), .ended])
        #expect(log.hovers == [true, false])
        window.touchDown(0, at: Point(x: 100, y: 100))
        window.touchUp(0)
        #expect(log.list.count == 3, "fingers do not hover")
        window.pointerMove(to: Point(x: 100, y: 100))
        window.pointerLeave()
        #expect(log.list.suffix(2) == [.active(Point(x: 50, y: 50)), .ended])
    }

    @Test func `in the window's space on demand`() {
        let log = Log()
        let window = TestWindow(size: Size(width: 200, height: 200)) {
            Color.blue.frame(width: 100, height: 100)
                .onContinuousHover(coordinateSpace: .global) { log.list.append($0) }
        }
        window.pointerMove(to: Point(x: 60, y: 70))
        #expect(log.list == [.active(Point(x: 60, y: 70))])
    }
}
