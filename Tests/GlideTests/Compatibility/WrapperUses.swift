import GlideTesting

/// Property wrappers and attributes.
@MainActor
extension Uses {
    static func wrappers() -> Uses {
        let uses = Uses("wrapper")
        addFocusWrappers(to: uses)
        uses.holds("@State") { /* CounterSpecimen: @State */ changesWhenTapped(CounterSpecimen()) }
        uses.holds("@Binding") { /* SwitchedBox: @Binding */ changesWhenTapped(Switching()) }
        uses.changes("@Environment", SchemeName() /* @Environment */) { $0.environment(\.colorScheme, .dark) }
        uses.holds("@main") { /* FirstApp of Examples is @main */ isApp(OneWindowApp()) }
        uses.draws("@ViewBuilder") {
            Stacked /* @ViewBuilder */ {
                Text("a"); Text("b")
            }
        }
        uses.holds("@Namespace") {  // Twins: @Namespace
            let flag = Flag()
            let window = window(Twins(flag: flag))
            withAnimation(.linear(duration: 1)) { flag.isOn = true }
            window.advance(by: .milliseconds(500))
            return window.matchedGroups.count == 1
        }
        uses.holds("@GestureState") {  // Dragged: @GestureState
            let window = window(Dragged())
            let before = window.snapshot()
            window.touchDown(0, at: middle)
            window.touchMove(0, to: Point(x: 70, y: 32))
            window.touchMove(0, to: Point(x: 76, y: 32))
            window.advance(frames: 1)
            let dragged = window.snapshot()
            window.touchUp(0)
            window.advance(frames: 1)
            return dragged != before && window.snapshot() == before
        }
        uses.holds("@Observable") {  // Flag: @Observable
            let flag = Flag()
            let window = window(AnimatedBar(flag: flag))
            let before = window.snapshot()
            flag.isOn = true
            window.advance(frames: 2)
            return window.snapshot() != before
        }
        addObjectWrappers(to: uses)
        return uses
    }

    /// Whether a tap in the middle of `view` changes its picture.
    static func changesWhenTapped<Shown: View>(_ view: Shown) -> Bool {
        let window = window(view)
        let before = window.snapshot()
        window.tap(at: middle)
        window.advance(frames: 30)
        return window.snapshot() != before
    }
}
