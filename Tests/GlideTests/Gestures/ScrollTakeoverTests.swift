import Testing

@testable import Glide

@MainActor
@Suite struct ScrollTakeoverTests {
    let bench = GestureBench()

    @Test func `a pan takes ten points of slop off and is one to one afterwards`() {
        bench.view().pan(bench.pan("scroll"))
        bench.down(10, 100)
        bench.move(10, 91)
        #expect(bench.heard() == [])
        bench.move(10, 88)
        #expect(bench.heard() == ["scroll began", "scroll 0,-2"])
        bench.move(10, 58)
        bench.move(10, 108)
        bench.up()
        #expect(bench.heard() == ["scroll 0,-32", "scroll 0,18", "scroll ended"])
    }

    @Test func `a pan claims only along its axis`() {
        bench.view().pan(bench.pan("scroll"))
        bench.down(100, 100)
        bench.move(150, 149)
        #expect(bench.heard() == [])
        bench.move(150, 151)
        #expect(bench.heard() == ["scroll began", "scroll 0,41"])
    }

    @Test func `a pan claims only where its content can move`() {
        let pan = bench.view().pan(bench.pan("scroll"))
        pan.canMove = { axis, sign in axis == .vertical && sign < 0 }
        bench.down(100, 100)
        bench.move(100, 150)
        #expect(bench.heard() == [])
        bench.move(100, 50)
        #expect(bench.heard() == ["scroll began", "scroll 0,-40"])
    }

    @Test func `a pan of two axes takes the slop off in the finger's direction`() {
        let pan = bench.view().pan(bench.pan("scroll", [.horizontal, .vertical]))
        bench.down(0, 0)
        bench.move(30, 40)
        #expect(bench.heard() == ["scroll began", "scroll 24,32"])
        bench.up()
        // With nowhere to go across, it is a pan of the other axis.
        pan.canMove = { axis, _ in axis == .vertical }
        bench.down(100, 100)
        bench.move(140, 130)
        #expect(bench.heard() == ["scroll ended"])
        bench.move(140, 150)
        #expect(bench.heard() == ["scroll began", "scroll 40,40"])
    }

    @Test func `nested pans of crossing axes each take their own direction`() {
        bench.view().pan(bench.pan("pages", .horizontal))
        bench.view().pan(bench.pan("list", .vertical))
        bench.down(100, 100)
        bench.move(80, 95)
        bench.up()
        #expect(bench.heard() == ["pages began", "pages -10,0", "pages ended"])
        bench.down(100, 100)
        bench.move(95, 80)
        bench.up()
        #expect(bench.heard() == ["list began", "list 0,-10", "list ended"])
    }

    @Test func `of nested pans of one axis the inner one goes first, the outer one where the inner cannot`() {
        bench.view().pan(bench.pan("outer"))
        let inner = bench.view().pan(bench.pan("inner"))
        inner.canMove = { _, sign in sign < 0 }
        bench.down(100, 100)
        bench.move(100, 80)
        bench.up()
        bench.down(100, 100)
        bench.move(100, 120)
        bench.up()
        #expect(
            bench.heard() == [
                "inner began", "inner 0,-10", "inner ended", "outer began", "outer 0,10", "outer ended",
            ])
    }

    @Test func `a tap and an ordinary gesture are cancelled when the scroll takes the finger, and are told`() {
        bench.view().pan(bench.pan("scroll"))
        bench.view().gesture(bench.tap("tap"))
        bench.down(10, 100)
        bench.move(10, 92)
        #expect(bench.heard() == [])
        bench.move(10, 80)
        #expect(bench.heard() == ["tap cancelled", "scroll began", "scroll 0,-10"])
        bench.up()
        #expect(bench.heard() == ["scroll ended"])
    }

    @Test func `a finger that jitters still taps`() {
        bench.view().pan(bench.pan("scroll"))
        bench.view().gesture(bench.tap("tap"))
        bench.down(10, 100)
        for step in 0..<20 { bench.move(10 + Double(step % 3), 100 - Double(step % 7)) }
        bench.up()
        #expect(bench.heard() == ["tap ended"])
    }

    @Test func `a drag without distance inside blocks the scroll, one with a long distance loses to it`() {
        bench.view().pan(bench.pan("scroll"))
        bench.view(0, 0, 200, 400).gesture(bench.drag("drag", minimumDistance: 0))
        bench.view(200, 0, 200, 400).gesture(bench.drag("slow", minimumDistance: 40))
        bench.down(10, 100)
        bench.move(10, 50)
        bench.up()
        #expect(bench.heard() == ["drag 0,0", "drag 0,-50", "drag ended"])
        bench.down(210, 100)
        bench.move(210, 80)
        bench.move(210, 20)
        bench.up()
        #expect(bench.heard() == ["scroll began", "scroll 0,-10", "scroll 0,-70", "scroll ended"])
    }

    @Test func `a drag of ten points ties with the scroll and wins as the child`() {
        bench.view().pan(bench.pan("scroll"))
        bench.view().gesture(bench.drag("drag"))
        bench.down(10, 100)
        bench.move(10, 90)
        bench.move(10, 70)
        bench.up()
        #expect(bench.heard() == ["drag 0,-10", "drag 0,-30", "drag ended"])
    }

    @Test func `a simultaneous press lives through the scroll and ends once`() {
        bench.view().pan(bench.pan("scroll"))
        bench.view().gesture(bench.drag("press", minimumDistance: 0), .simultaneous)
        bench.down(10, 100)
        #expect(bench.heard() == ["press 0,0"])
        bench.move(10, 80)
        bench.move(10, 60)
        bench.up()
        let heard = bench.heard()
        #expect(heard.filter { $0.hasPrefix("press") } == ["press 0,-20", "press 0,-40", "press ended"])
        #expect(
            heard.filter { $0.hasPrefix("scroll") } == ["scroll began", "scroll 0,-10", "scroll 0,-30", "scroll ended"])
    }

    @Test func `a scroll that owns the finger is not displaced even by high priority`() {
        bench.view().gesture(bench.tap("tap"), .high)
        bench.view().pan(bench.pan("scroll"))
        bench.down(10, 100)
        bench.move(10, 80)
        bench.up()
        #expect(bench.heard() == ["tap cancelled", "scroll began", "scroll 0,-10", "scroll ended"])
    }

    @Test func `the mouse turns pages but does not scroll`() {
        bench.view().pan(bench.pan("pages", .horizontal, acceptsMouse: true))
        bench.view().pan(bench.pan("list", .horizontal))
        let time = Time(seconds: 0)
        bench.send(.pointerEnter(at: Point(x: 100, y: 10), time: time))
        bench.send(.pointerDown(.left, time: time))
        bench.send(.pointerMove(to: Point(x: 60, y: 10), time: time))
        bench.send(.pointerUp(.left, time: time))
        #expect(bench.heard() == ["pages began", "pages -30,0", "pages ended"])
    }

    @Test func `content in flight is caught at once, without slop, and nothing inside is pressed`() {
        let pan = bench.view().pan(bench.pan("scroll"))
        bench.view().gesture(bench.tap("tap"))
        bench.view().gesture(bench.drag("drag", minimumDistance: 0))
        pan.catchesInFlight = { true }
        bench.down(10, 100)
        #expect(bench.heard() == ["scroll began"])
        pan.catchesInFlight = { false }
        bench.move(10, 97)
        bench.up()
        #expect(bench.heard() == ["scroll 0,-3", "scroll ended"])
    }

    @Test func `a pan tells the release velocity along its axis`() {
        let pan = bench.view().pan(bench.pan("scroll"))
        var velocity = Size.zero
        pan.ended = { velocity = $0 }
        for step in 0...20 {
            let (y, time) = (300 - Double(step) * 5, Double(step) / 100)
            if step == 0 { bench.down(10, y, at: time) } else { bench.move(10 + Double(step), y, at: time) }
        }
        bench.up(at: 0.2)
        #expect(velocity.width == 0)
        #expect(abs(velocity.height + 500) < 1e-6)
    }

    @Test func `a second finger does not drive while the first does, and may after it`() {
        bench.view().pan(bench.pan("scroll"))
        bench.down(10, 100, finger: 0)
        bench.down(50, 100, finger: 1)
        bench.move(10, 80, finger: 0)
        bench.move(50, 50, finger: 1)
        bench.up(finger: 0)
        #expect(bench.heard() == ["scroll began", "scroll 0,-10", "scroll ended"])
        bench.move(50, 45, finger: 1)
        #expect(bench.heard() == [])
        bench.move(50, 30, finger: 1)
        bench.up(finger: 1)
        #expect(bench.heard() == ["scroll began", "scroll 0,-10", "scroll ended"])
        #expect(bench.dispatcher.activeCount == 0)
    }

    @Test func `one finger holds a button while another scrolls the list around it`() {
        bench.view().pan(bench.pan("scroll"))
        bench.view(0, 0, 100, 100).gesture(bench.drag("button", minimumDistance: 0))
        bench.down(10, 10, finger: 0)
        bench.down(200, 200, finger: 1)
        bench.move(200, 150, finger: 1)
        bench.up(finger: 0)
        bench.up(finger: 1)
        #expect(bench.heard() == ["button 0,0", "scroll began", "scroll 0,-40", "button ended", "scroll ended"])
    }

    @Test func `a lost finger cancels the pan`() {
        bench.view().pan(bench.pan("scroll"))
        bench.down(10, 100)
        bench.move(10, 80)
        bench.cancel()
        bench.move(10, 10)
        bench.up()
        #expect(bench.heard() == ["scroll began", "scroll 0,-10", "scroll cancelled"])
        #expect(bench.dispatcher.activeCount == 0)
    }

    @Test func `a control's press fires inside, however long it was held, and loses to a scroll`() {
        bench.view().pan(bench.pan("scroll"))
        let button = bench.view(0, 0, 100, 100)
        button.gesture(
            ControlPressGesture { button.frame.contains($0) }
                .onChanged { bench.note("inside \($0)") }
                .onPressing { bench.note("pressing \($0)") }
                .onEnded { _ in bench.note("fired") })
        bench.down(10, 10, at: 0)
        bench.up(at: 9)
        #expect(bench.heard() == ["inside true", "pressing true", "pressing false", "fired"])
        bench.down(95, 10)
        bench.move(104, 10)
        bench.up()
        #expect(bench.heard() == ["inside true", "pressing true", "inside false", "pressing false"])
        bench.down(10, 50)
        bench.move(10, 30)
        bench.up()
        #expect(
            bench.heard() == [
                "inside true", "pressing true", "pressing false", "scroll began", "scroll 0,-10", "scroll ended",
            ])
    }
}
