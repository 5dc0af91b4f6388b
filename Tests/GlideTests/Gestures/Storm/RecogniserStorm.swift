import Testing

@testable import Glide

/// Random fingers, mouse and clock over every kind of gesture; whatever happens, in the end nothing is under way.
@MainActor
@Suite struct RecogniserStorm {
    /// What one gesture has been told; wrong orders are noted.
    @MainActor
    final class Ledger {
        var pressedByName: [String: Int] = [:]
        var pressed: Int { pressedByName.values.reduce(0, +) }
        var faults: [String] = []
        var ended = 0
        var cancelled = 0

        func pressing(_ name: String, _ isPressing: Bool) {
            pressedByName[name, default: 0] += isPressing ? 1 : -1
            if pressedByName[name, default: 0] < 0 { faults.append("\(name) released more often than pressed") }
        }
    }

    private func fill(_ bench: GestureBench, _ ledger: Ledger, _ dice: inout StormDice) {
        for _ in 0..<Int.random(in: 1...6, using: &dice) {
            let view = bench.view(
                Double.random(in: -50...300, using: &dice), Double.random(in: -50...300, using: &dice),
                Double.random(in: 20...400, using: &dice), Double.random(in: 20...400, using: &dice))
            for _ in 0..<Int.random(in: 1...3, using: &dice) { attach(to: view, ledger, &dice) }
        }
    }

    private func attach(to view: FakeView, _ ledger: Ledger, _ dice: inout StormDice) {
        let priority = [GesturePriority.normal, .normal, .high, .simultaneous].randomElement(using: &dice)!
        let mask = [GestureMask.all, .all, .all, .gesture, .subviews, .none].randomElement(using: &dice)!
        let kind = Int.random(in: 0..<13, using: &dice)
        let state = FakeState(0)
        func told(_ gesture: some Gesture) {
            view.gesture(
                gesture.onPressing { ledger.pressing("\(kind)", $0) }
                    .onEnded { _ in ledger.ended += 1 }.onCancelled { ledger.cancelled += 1 },
                priority, mask: mask)
        }
        func drag(_ distance: Double) -> some Gesture<DragGesture.Value> {
            DragGesture(minimumDistance: distance).onChanged { _ in state.value += 1 }
        }
        switch kind {
        case 0: told(TapGesture())
        case 1: told(TapGesture(count: 2))
        case 2: told(LongPressGesture(minimumDuration: 0.2))
        case 3: told(drag(0))
        case 4: told(drag(10))
        case 5: told(MagnifyGesture())
        case 6: told(RotateGesture().simultaneously(with: MagnificationGesture()))
        case 7: told(TapGesture(count: 2).exclusively(before: TapGesture()))
        case 8: told(LongPressGesture(minimumDuration: 0.1).sequenced(before: drag(0)))
        case 9: told(TapGesture().sequenced(before: drag(5).exclusively(before: LongPressGesture())))
        case 10: told(drag(10).simultaneously(with: TapGesture(count: 3)).exclusively(before: RotationGesture()))
        case 11: told(ControlPressGesture { view.frame.contains($0) })
        default:
            let pan = PanRecogniser(axes: Axis.Set(rawValue: Int8.random(in: 1...3, using: &dice)))
            pan.acceptsMouse = Bool.random(using: &dice)
            let isFlinging = Int.random(in: 0..<5, using: &dice) == 0
            let isStuck = Int.random(in: 0..<5, using: &dice) == 0
            pan.catchesInFlight = { isFlinging }
            pan.canMove = { _, sign in !isStuck || sign > 0 }
            pan.began = { _ in ledger.pressing("pan", true) }
            pan.ended = { _ in ledger.pressing("pan", false) }
            pan.cancelled = { ledger.pressing("pan", false) }
            view.pan(pan)
        }
    }

    /// Fingers wander by small steps, as fingers do, with a wild one now and then.
    struct Hands {
        var clock = 0.0
        var places = [Point](repeating: Point(x: 150, y: 150), count: 10)

        mutating func event(_ dice: inout StormDice) -> InputEvent {
            clock += [0, 0.001, 0.016, 0.1, 0.4].randomElement(using: &dice)!
            if Int.random(in: 0..<200, using: &dice) == 0 { clock -= 0.3 }
            let time = Time(seconds: Int.random(in: 0..<300, using: &dice) == 0 ? .nan : clock)
            let finger = Bool.random(using: &dice) ? 0 : Int.random(in: 0..<10, using: &dice)
            let step = [0, 3, 15, 60].randomElement(using: &dice)!
            var place = places[finger]
            place.x += Double.random(in: -1...1, using: &dice) * Double(step)
            place.y += Double.random(in: -1...1, using: &dice) * Double(step)
            if Int.random(in: 0..<6, using: &dice) == 0 {
                place = Point(x: Double.random(in: 0...350, using: &dice), y: Double.random(in: 0...350, using: &dice))
            }
            places[finger] = place
            if Int.random(in: 0..<200, using: &dice) == 0 { place.x = .nan }
            switch Int.random(in: 0..<30, using: &dice) {
            case 0..<7: return .touchDown(id: finger, at: place, time: time)
            case 7..<15: return .touchMove(id: finger, to: place, time: time)
            case 15..<23: return .touchUp(id: finger, time: time)
            case 23:
                let isRare = Int.random(in: 0..<4, using: &dice) == 0
                return isRare ? .touchCancel(time: time) : .pointerEnter(at: place, time: time)
            case 24, 25: return .pointerDown(finger < 8 ? .left : .right, time: time)
            case 26: return .pointerMove(to: place, time: time)
            case 27: return .pointerUp(.left, time: time)
            case 28: return finger == 9 ? .pointerLeave(time: time) : .pointerMove(to: place, time: time)
            default:
                let delta = Size(width: 3, height: 9)
                return .scroll(ScrollEvent(delta: delta, source: .finger, at: place, time: time))
            }
        }
    }

    /// The storm over views is the larger one.
    private static let sequences = StormDice.setting("GLIDE_STORM", or: 4000)

    @Test func `after random sequences nothing is pressed and nothing is under way`() {
        var dice = StormDice(state: 20_261_130)
        var seen: [RecogniserState: Int] = [:]
        var (ended, cancelled) = (0, 0)
        for sequence in 0..<Self.sequences {
            let (bench, ledger) = (GestureBench(), Ledger())
            fill(bench, ledger, &dice)
            var hands = Hands()
            for _ in 0..<Int.random(in: 5...40, using: &dice) {
                bench.send(hands.event(&dice))
                disturb(bench, &dice)
                if Int.random(in: 0..<4, using: &dice) == 0 { bench.dispatcher.advance(to: Time(seconds: hands.clock)) }
                for attachment in bench.dispatcher.live { seen[attachment.recogniser.state, default: 0] += 1 }
            }
            // Everything is lifted, and time passes.
            let clock = hands.clock + 1
            for finger in 0..<10 { bench.send(.touchUp(id: finger, time: Time(seconds: clock))) }
            bench.send(.pointerUp(.left, time: Time(seconds: clock)))
            bench.dispatcher.advance(to: Time(seconds: clock + 5))
            let isQuiet =
                bench.dispatcher.activeCount == 0 && bench.dispatcher.arenas.isEmpty
                && bench.dispatcher.nextDeadline == nil
            let isStill = bench.views.flatMap(\.attachments).allSatisfy { $0.recogniser.state == .idle && !$0.isOwner }
            if !isQuiet || !isStill || ledger.pressed != 0 || !ledger.faults.isEmpty {
                let count = bench.dispatcher.activeCount
                Issue.record("sequence \(sequence): \(count) active, \(ledger.pressedByName), \(ledger.faults)")
                return
            }
            (ended, cancelled) = (ended + ledger.ended, cancelled + ledger.cancelled)
        }
        // The storm met everything that can be met.
        #expect(ended > 1000 && cancelled > 1000, "\(ended) ended, \(cancelled) cancelled")
        for state in [RecogniserState.possible, .pending, .active, .ended] {
            #expect(seen[state, default: 0] > 20, "\(seen)")
        }
    }

    /// Views come, go and are switched off between events.
    private func disturb(_ bench: GestureBench, _ dice: inout StormDice) {
        guard let view = bench.views.randomElement(using: &dice) else { return }
        switch Int.random(in: 0..<60, using: &dice) {
        case 0: bench.dispatcher.targetRemoved(view)
        case 1: view.isInHierarchy.toggle()
        case 2: view.attachments.randomElement(using: &dice)?.isEnabled.toggle()
        case 3: bench.dispatcher.cancelAll(.windowHidden)
        case 4: view.frame = view.frame.offset(by: Size(width: 30, height: -20))
        case 5: view.isHit.toggle()
        default: break
        }
    }
}
