import Testing

@testable import Glide

@MainActor
@Suite struct LongPressGestureTests {
    let bench = GestureBench()

    @Test func `a long press is recognised when its time has come, not at release`() {
        bench.view().gesture(bench.longPress("press"))
        bench.down(10, 10, at: 1)
        #expect(bench.dispatcher.nextDeadline == Time(seconds: 1.5))
        bench.advance(to: 1.49)
        #expect(bench.heard() == [])
        bench.advance(to: 1.5)
        #expect(bench.heard() == ["press ended"])
        bench.up(at: 2)
        #expect(bench.heard() == [])
        #expect(bench.dispatcher.activeCount == 0)
    }

    @Test func `a later event makes it come about even if nobody asked in between`() {
        bench.view().gesture(bench.longPress("press"))
        bench.down(10, 10, at: 0)
        bench.move(300, 10, at: 0.6)
        #expect(bench.heard() == ["press ended"])
    }

    @Test func `released early or moved too far it fails`() {
        bench.view().gesture(bench.longPress("press"))
        bench.down(10, 10, at: 0)
        bench.up(at: 0.4)
        #expect(bench.heard() == ["press cancelled"])
        bench.down(10, 10, at: 1)
        bench.move(20, 10)
        #expect(bench.heard() == [])
        bench.move(20.1, 10)
        #expect(bench.heard() == ["press cancelled"])
        bench.advance(to: 3)
        #expect(bench.heard() == [])
    }

    @Test func `its value is true from the touch on, and pressing is told once each way`() {
        bench.view().gesture(
            LongPressGesture(minimumDuration: 0.3).onChanged { bench.note("\($0)") }
                .onPressing { bench.note("pressing \($0)") }.onEnded { bench.note("ended \($0)") })
        bench.down(10, 10, at: 0)
        bench.move(12, 10, at: 0.1)
        #expect(bench.heard() == ["true", "pressing true"])
        bench.advance(to: 0.3)
        #expect(bench.heard() == ["pressing false", "ended true"])
    }

    @Test(arguments: [0, -1, .nan])
    func `without a duration it is recognised on touch`(duration: Double) {
        bench.view().gesture(bench.longPress("press", minimumDuration: duration))
        bench.down(10, 10)
        #expect(bench.heard() == ["press ended"])
    }

    @Test func `an infinite duration never comes`() {
        bench.view().gesture(bench.longPress("press", minimumDuration: .infinity))
        bench.down(10, 10, at: 0)
        #expect(bench.dispatcher.nextDeadline == nil)
        bench.advance(to: 1e9)
        bench.up(at: 1e9)
        #expect(bench.heard() == ["press cancelled"])
    }

    @Test func `a long press takes the finger from a tap inside it`() {
        bench.view().gesture(bench.longPress("press"))
        bench.view().gesture(bench.tap("tap"))
        bench.down(10, 10, at: 0)
        bench.advance(to: 0.5)
        #expect(Set(bench.heard()) == ["press ended", "tap cancelled"])
        bench.up(at: 0.6)
        #expect(bench.heard() == [])
        bench.down(10, 10, at: 1)
        bench.up(at: 1.2)
        #expect(bench.heard().sorted() == ["press cancelled", "tap ended"])
    }
}
