import Testing

@testable import Glide

/// Design decision 7: a press always ends.
@MainActor
@Suite struct PressEndsTests {
    let bench = GestureBench()
    let isPressed = FakeState(false)

    /// The expanding button of the tutorial.
    private func press(_ view: FakeView, _ priority: GesturePriority = .simultaneous) {
        view.gesture(
            DragGesture(minimumDistance: 0)
                .onChanged { _ in isPressed.value = true }
                .onEnded { _ in
                    isPressed.value = false
                    bench.note("fired")
                },
            priority)
    }

    @Test func `a press that is released fires and restores nothing`() {
        press(bench.view())
        bench.down(10, 10)
        #expect(isPressed.value)
        bench.up()
        #expect(!isPressed.value && isPressed.restoreCount == 0)
        #expect(bench.heard() == ["fired"])
    }

    enum Loss: CaseIterable {
        case touchCancel, viewRemoved, viewGone, windowHidden, deviceRemoved, disabled, fingerDownAgain
    }

    @Test(arguments: Loss.allCases)
    func `a press that is lost springs back and does not fire`(loss: Loss) {
        let view = bench.view()
        press(view)
        bench.down(10, 10)
        bench.move(12, 10)
        #expect(isPressed.value)
        switch loss {
        case .touchCancel: bench.cancel()
        case .viewRemoved: bench.dispatcher.targetRemoved(view)
        case .viewGone:
            view.isInHierarchy = false
            bench.move(13, 10)
        case .windowHidden: bench.dispatcher.cancelAll(.windowHidden)
        case .deviceRemoved: bench.dispatcher.cancelAll(.deviceRemoved)
        case .disabled: view.attachments[0].isEnabled = false
        case .fingerDownAgain:
            bench.views.removeAll()
            bench.down(10, 10)
        }
        #expect(!isPressed.value && isPressed.restoreCount == 1)
        bench.move(14, 10)
        bench.up()
        #expect(bench.heard() == [])
        #expect(bench.dispatcher.activeCount == 0)
    }

    @Test func `a press that a scroll takes over springs back`() {
        bench.view().pan(bench.pan("scroll"))
        let view = bench.view()
        view.gesture(
            LongPressGesture(minimumDuration: 1)
                .onChanged { isPressed.value = $0 }.onEnded { _ in bench.note("fired") })
        bench.down(10, 100)
        #expect(isPressed.value)
        bench.move(10, 80)
        #expect(!isPressed.value)
        bench.up()
        #expect(bench.heard() == ["scroll began", "scroll 0,-10", "scroll ended"])
    }

    @Test func `a press that fails by itself springs back too`() {
        bench.view().gesture(LongPressGesture().onChanged { isPressed.value = $0 })
        bench.down(10, 10, at: 0)
        #expect(isPressed.value)
        bench.up(at: 0.2)
        #expect(!isPressed.value)
    }

    @Test func `with an onCancelled the app takes care itself, wherever it stands in the chain`() {
        let view = bench.view()
        let drag = DragGesture(minimumDistance: 0)
        view.gesture(
            drag.onChanged { _ in isPressed.value = true }.onCancelled { bench.note("after") }, .simultaneous)
        view.gesture(
            drag.onCancelled { bench.note("before") }.onChanged { _ in isPressed.value = true }, .simultaneous)
        view.gesture(
            drag.onChanged { _ in isPressed.value = true }.simultaneously(with: TapGesture())
                .onCancelled { bench.note("around") },
            .simultaneous)
        bench.down(10, 10)
        bench.cancel()
        #expect(isPressed.value && isPressed.restoreCount == 0)
        #expect(bench.heard().sorted() == ["after", "around", "before"])
    }

    @Test func `the value from before the first write comes back`() {
        let position = FakeState(5.0)
        bench.view().gesture(DragGesture().onChanged { position.value = $0.translation.width })
        bench.down(10, 10)
        for x in [30.0, 40, 50] { bench.move(x, 10) }
        #expect(position.value == 40)
        bench.cancel()
        #expect(position.value == 5 && position.restoreCount == 1)
    }

    @Test func `a value that somebody else changed since stays`() {
        press(bench.view())
        let other = FakeState("a")
        bench.view().gesture(DragGesture(minimumDistance: 0).onChanged { _ in other.value = "b" }, .simultaneous)
        bench.down(10, 10)
        other.write("c")
        bench.cancel()
        #expect(other.value == "c" && other.restoreCount == 0)
        #expect(!isPressed.value)
    }

    @Test func `an equal value written by somebody else is still the one written last`() {
        press(bench.view())
        bench.down(10, 10)
        isPressed.write(true)
        bench.cancel()
        #expect(!isPressed.value)
    }

    @Test func `values that cannot be compared are told apart by their writes`() {
        struct Opaque { var run: () -> Int }
        let kept = FakeState(Opaque { 1 })
        let changed = FakeState(Opaque { 1 })
        bench.view().gesture(
            DragGesture(minimumDistance: 0).onChanged { _ in
                kept.value = Opaque { 2 }
                changed.value = Opaque { 2 }
            })
        bench.down(10, 10)
        changed.write(Opaque { 3 })
        bench.cancel()
        #expect(kept.value.run() == 1 && changed.value.run() == 3)
    }

    @Test func `writes by onEnded, by bindings and outside gestures are not journaled`() {
        let (bound, after) = (FakeState(0), FakeState(0))
        bench.view().gesture(
            DragGesture(minimumDistance: 0).onChanged { _ in bound.write(1) }.onEnded { _ in after.value = 1 })
        bench.down(10, 10)
        bench.cancel()
        #expect(bound.value == 1)
        bench.tapAt(10, 10)
        bench.down(10, 10)
        bench.cancel()
        #expect(after.value == 1)
        #expect(WriteJournal.current == nil)
    }

    @Test func `each sequence has a journal of its own`() {
        press(bench.view())
        let outer = FakeState(0)
        bench.view().gesture(DragGesture(minimumDistance: 0).onChanged { _ in outer.value += 1 }, .simultaneous)
        bench.tapAt(10, 10)
        #expect(outer.value == 1)
        bench.down(10, 10)
        bench.cancel()
        #expect(outer.value == 1)
    }

    @Test func `onChanged and the restoring write are unanimated, onEnded and onCancelled are not`() {
        var unanimated = false
        bench.dispatcher.performAction = { isUnanimated, action in
            unanimated = isUnanimated
            action()
            unanimated = false
        }
        isPressed.onRestore = { bench.note("restored \(unanimated)") }
        let view = bench.view()
        view.gesture(
            DragGesture(minimumDistance: 0)
                .onChanged { _ in
                    isPressed.value = true
                    bench.note("changed \(unanimated)")
                }
                .onEnded { _ in bench.note("ended \(unanimated)") },
            .simultaneous)
        bench.down(10, 10)
        bench.up()
        bench.down(10, 10)
        bench.cancel()
        #expect(bench.heard() == ["changed true", "ended false", "changed true", "restored true"])
        view.gesture(
            DragGesture(minimumDistance: 0).onCancelled { bench.note("cancelled \(unanimated)") }, .simultaneous)
        isPressed.onRestore = {}
        bench.down(10, 10)
        bench.cancel()
        #expect(bench.heard() == ["changed true", "cancelled false"])
    }

    @Test func `of three pressed views only the one that goes is cancelled`() {
        var views: [FakeView] = []
        let states = (0..<3).map { _ in FakeState(false) }
        for index in 0..<3 {
            let view = bench.view(Double(index) * 100, 0, 100, 100)
            let state = states[index]
            view.gesture(
                DragGesture(minimumDistance: 0).onChanged { _ in state.value = true }
                    .onEnded { _ in bench.note("\(index)") })
            views.append(view)
        }
        for finger in 0..<3 { bench.down(Double(finger) * 100 + 10, 10, finger: finger) }
        bench.dispatcher.targetRemoved(views[1])
        #expect(states.map(\.value) == [true, false, true])
        for finger in 0..<3 { bench.up(finger: finger) }
        #expect(bench.heard() == ["0", "2"])
    }

    @Test func `a view that frees itself under the finger is cancelled with the next event`() {
        weak var gone: FakeView?
        do {
            let view = bench.view()
            press(view)
            gone = view
        }
        bench.down(10, 10)
        #expect(isPressed.value)
        let attachments = bench.views[0].attachments
        bench.views.removeAll()
        #expect(gone == nil)
        bench.move(20, 10)
        #expect(!isPressed.value)
        #expect(bench.dispatcher.activeCount == 0)
        withExtendedLifetime(attachments) {}
    }

    @Test func `an action may remove views, cancel everything and send events`() {
        let view = bench.view()
        view.gesture(
            DragGesture(minimumDistance: 0)
                .onChanged { _ in
                    bench.note("changed")
                    bench.dispatcher.targetRemoved(view)
                    bench.dispatcher.cancelAll(.windowHidden)
                    bench.send(.touchMove(id: 0, to: Point(x: 50, y: 10), time: Time(seconds: 1)))
                    bench.note("done")
                }
                .onCancelled { bench.note("cancelled") })
        bench.down(10, 10)
        #expect(bench.heard() == ["changed", "done", "cancelled"])
        #expect(bench.dispatcher.activeCount == 0)
    }
}
