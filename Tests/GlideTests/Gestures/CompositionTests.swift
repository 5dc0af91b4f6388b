import Testing

@testable import Glide

@MainActor
@Suite struct CompositionTests {
    let bench = GestureBench()

    // MARK: simultaneously

    @Test func `side by side is under way while either is, and ends when both are through`() {
        bench.view().gesture(
            LongPressGesture(minimumDuration: 0.3).simultaneously(with: DragGesture())
                .onChanged {
                    bench.note("\($0.first.map(String.init(describing:)) ?? "-") \($0.second?.translation.width ?? -1)")
                }
                .onEnded { bench.note("ended \($0.first == true) \($0.second != nil)") }
                .onCancelled { bench.note("cancelled") })
        bench.down(10, 10, at: 0)
        #expect(bench.heard() == ["true -1.0"])
        bench.advance(to: 0.3)
        bench.move(40, 10, at: 0.4)
        #expect(bench.heard() == ["true 30.0"])
        bench.up(at: 0.5)
        #expect(bench.heard() == ["ended true true"])
        bench.down(10, 10, at: 1)
        bench.move(50, 10, at: 1.1)
        bench.up(at: 1.2)
        #expect(bench.heard() == ["true -1.0", "- 40.0", "ended false true"])
        #expect(bench.dispatcher.activeCount == 0)
    }

    @Test func `side by side fails when both do`() {
        bench.view().gesture(
            LongPressGesture().simultaneously(with: DragGesture())
                .onEnded { _ in bench.note("ended") }.onCancelled { bench.note("cancelled") })
        bench.down(10, 10, at: 0)
        bench.up(at: 0.2)
        #expect(bench.heard() == ["cancelled"])
        #expect(bench.dispatcher.activeCount == 0)
    }

    @Test func `each of two side by side is told on its own`() {
        bench.view().gesture(bench.tap("tap").simultaneously(with: bench.drag("drag")))
        bench.tapAt(10, 10)
        #expect(bench.heard() == ["tap ended"])
        bench.down(10, 10)
        bench.move(80, 10)
        bench.up()
        #expect(bench.heard() == ["tap cancelled", "drag 70,0", "drag ended"])
    }

    // MARK: exclusively

    @Test func `a double tap before a single tap`() {
        bench.view().gesture(
            TapGesture(count: 2).onEnded { bench.note("double") }
                .exclusively(before: TapGesture().onEnded { bench.note("single") })
                .onEnded {
                    switch $0 {
                    case .first: bench.note("first")
                    case .second: bench.note("second")
                    }
                })
        bench.tapAt(10, 10, at: 0)
        #expect(bench.heard() == [])
        bench.advance(to: 0.34)
        #expect(bench.heard() == [])
        bench.advance(to: 0.36)
        #expect(bench.heard() == ["single", "second"])
        bench.tapAt(10, 10, at: 1)
        bench.tapAt(10, 10, at: 1.2)
        #expect(bench.heard() == ["double", "first"])
        bench.advance(to: 3)
        #expect(bench.heard() == [])
        #expect(bench.dispatcher.activeCount == 0)
    }

    @Test
    func
        `the second may become active while the first is only possible, and is cancelled when the first is recognised`()
    {
        bench.view().gesture(
            bench.longPress("press").exclusively(before: bench.drag("drag", minimumDistance: 0)))
        bench.down(10, 10, at: 0)
        bench.move(12, 10, at: 0.1)
        #expect(bench.heard() == ["drag 0,0", "drag 2,0"])
        bench.advance(to: 0.5)
        #expect(bench.heard() == ["press ended", "drag cancelled"])
        bench.up(at: 0.6)
        bench.down(10, 10, at: 1)
        bench.move(50, 10, at: 1.1)
        bench.up(at: 1.2)
        #expect(bench.heard() == ["drag 0,0", "press cancelled", "drag 40,0", "drag ended"])
    }

    @Test func `an exclusive pair fails when both fail`() {
        bench.view().gesture(
            bench.longPress("press").exclusively(before: bench.drag("drag")).onEnded { _ in bench.note("ended") })
        bench.down(10, 10, at: 0)
        bench.up(at: 0.1)
        #expect(bench.heard() == ["press cancelled"])
        #expect(bench.dispatcher.activeCount == 0)
    }

    // MARK: sequenced

    private func pressAndDrag() -> some Gesture {
        LongPressGesture(minimumDuration: 0.3).sequenced(before: DragGesture(minimumDistance: 0))
            .onChanged {
                switch $0 {
                case .first(let isPressing): bench.note("first \(isPressing)")
                case .second(let isPressed, let drag):
                    bench.note("second \(isPressed) \(drag?.translation.width ?? -1)")
                }
            }
            .onEnded { _ in bench.note("ended") }
            .onCancelled { bench.note("cancelled") }
    }

    @Test func `the same finger goes on from where it is`() {
        bench.view().gesture(pressAndDrag())
        bench.down(10, 10, at: 0)
        #expect(bench.heard() == ["first true"])
        bench.move(15, 10, at: 0.1)
        bench.advance(to: 0.3)
        #expect(bench.heard() == ["second true 0.0"])
        bench.move(45, 10, at: 0.4)
        bench.up(at: 0.5)
        #expect(bench.heard() == ["second true 30.0", "ended"])
        #expect(bench.dispatcher.activeCount == 0)
    }

    @Test func `without the first there is no second`() {
        bench.view().gesture(pressAndDrag())
        bench.down(10, 10, at: 0)
        bench.move(60, 10, at: 0.1)
        bench.move(90, 10, at: 0.2)
        bench.up(at: 0.5)
        #expect(bench.heard() == ["first true", "cancelled"])
    }

    @Test func `a second gesture with another touch must begin in time`() {
        bench.view().gesture(
            TapGesture().sequenced(before: DragGesture(minimumDistance: 0))
                .onEnded { _ in bench.note("ended") }.onCancelled { bench.note("cancelled") })
        bench.tapAt(10, 10, at: 0)
        bench.down(10, 10, at: 0.2)
        bench.move(60, 10, at: 0.4)
        bench.up(at: 2)
        #expect(bench.heard() == ["ended"])
        bench.tapAt(10, 10, at: 3)
        #expect(bench.dispatcher.activeCount == 1)
        bench.advance(to: 3.5)
        #expect(bench.heard() == ["cancelled"])
        #expect(bench.dispatcher.activeCount == 0)
    }

    // MARK: updates, erasure, own gestures

    @Test func `an update takes new closures and settings without disturbing what is under way`() {
        func gesture(_ name: String, _ distance: Double) -> some Gesture {
            DragGesture(minimumDistance: distance)
                .onChanged { bench.note("\(name) \($0.translation.width)") }.onEnded { _ in bench.note("\(name) ended")
                }
        }
        let attachment = bench.view().gesture(gesture("old", 0))
        bench.down(10, 10)
        #expect(attachment.update(gesture("new", 30)))
        bench.move(12, 10)
        bench.up()
        #expect(bench.heard() == ["old 0.0", "new 2.0", "new ended"])
        bench.down(10, 10)
        bench.move(30, 10)
        #expect(bench.heard() == [])
        #expect(!attachment.update(TapGesture()))
    }

    @Test func `compositions keep their recognisers across updates`() {
        func gesture(_ name: String) -> some Gesture {
            TapGesture(count: 2).exclusively(before: TapGesture().map { name })
                .simultaneously(with: LongPressGesture().sequenced(before: DragGesture()))
                .onEnded { _ in bench.note(name) }
        }
        let attachment = bench.view().gesture(gesture("old"))
        bench.down(10, 10, at: 0)
        #expect(attachment.update(gesture("new")))
        bench.up(at: 0.1)
        bench.advance(to: 1)
        #expect(bench.heard() == ["new"])
    }

    @Test func `an erased gesture may change its type, also while under way`() {
        func gesture(isTap: Bool) -> AnyGesture<String> {
            isTap
                ? AnyGesture(TapGesture().map { "tap" })
                : AnyGesture(DragGesture(minimumDistance: 0).map { _ in "drag" })
        }
        func told(isTap: Bool) -> some Gesture { gesture(isTap: isTap).onEnded { bench.note($0) } }
        let attachment = bench.view().gesture(told(isTap: false))
        bench.down(10, 10)
        #expect(attachment.update(told(isTap: true)))
        bench.up()
        #expect(bench.heard() == ["drag"])
        bench.tapAt(10, 10)
        #expect(bench.heard() == ["tap"])
        #expect(attachment.update(told(isTap: false)))
        bench.down(10, 10)
        bench.move(390, 10)
        bench.up()
        #expect(bench.heard() == ["drag"])
    }

    struct Swipe: Gesture {
        var minimum: Double
        var body: some Gesture<Double> {
            DragGesture(minimumDistance: minimum).map { Double($0.translation.width) }
        }
    }

    @Test func `a gesture can be made of others`() {
        bench.view().gesture(Swipe(minimum: 5).onChanged { bench.note("\($0)") })
        bench.down(10, 10)
        bench.move(17, 10)
        #expect(bench.heard() == ["7.0"])
    }

    // MARK: updating

    final class Sink: GestureStateSink {
        struct Change { var isAnimated = false }
        var state = 0.0
        var resets = 0
        var times: [Double] = []
        func update(at time: Time, _ body: (inout Double, inout Change) -> Void) {
            var change = Change()
            times.append(time.seconds)
            body(&state, &change)
        }
        func reset() {
            state = 0
            resets += 1
        }
    }

    @Test func `updating writes only while under way and is reset however the gesture ends`() {
        let sink = Sink()
        let view = bench.view()
        view.gesture(
            DragGesture().updating(sink: sink) { value, state, _ in state = value.translation.width })
        bench.down(10, 10, at: 1)
        bench.move(15, 10, at: 2)
        #expect(sink.state == 0 && sink.resets == 0)
        bench.move(40, 10, at: 3)
        #expect(sink.state == 30 && sink.times == [3])
        bench.up()
        #expect(sink.state == 0 && sink.resets == 1)
        bench.down(10, 10)
        bench.move(40, 10)
        bench.cancel()
        #expect(sink.state == 0 && sink.resets == 2)
        bench.down(10, 10)
        bench.move(40, 10)
        bench.dispatcher.targetRemoved(view)
        #expect(sink.state == 0 && sink.resets == 3)
        bench.up()
        bench.tapAt(10, 10)
        #expect(sink.resets == 3)
    }
}
