import GlideTesting

/// What makes an app usable by keys, by eyes and by ears.
@MainActor
extension Uses {
    static func addFocusWrappers(to uses: Uses) {
        uses.holds("@FocusState") { /* FocusedSpecimen: @FocusState */ changesByTab() }
    }

    static func addPeopleModifiers(to uses: Uses) {
        uses.holds("focused") { /* FocusedSpecimen: .focused */ changesByTab() }
        uses.holds("keyboardShortcut") {
            var count = 0
            let window = window(Button("a") { count += 1 }.keyboardShortcut("k"))
            window.keyDown(.character("k"), modifiers: .control)
            window.keyUp(.character("k"))
            window.advance(frames: 1)
            return count == 1
        }
        uses.changes("preferredColorScheme") { $0.preferredColorScheme(.dark) }
        uses.changes("colorScheme", Text("a")) { $0.colorScheme(.dark) }
        uses.holds("accessibilityElement") {
            let window = window(
                VStack {
                    Text("a"); Text("b")
                }
                .accessibilityElement(children: .ignore).accessibilityLabel("both"))
            return window.accessibleElement("both") != nil && window.accessibleElement("a") == nil
        }
        uses.holds("accessibilityAction") {
            var count = 0
            let window = window(Text("a").accessibilityAction { count += 1 })
            window.accessibleElement("a")?.activate()
            window.advance(frames: 1)
            return count == 1
        }
    }

    /// Whether the focus changes the picture without a ring.
    static func changesByTab() -> Bool {
        let window = window(FocusedSpecimen())
        let before = window.snapshot()
        window.keyPress(.tab)
        window.advance(frames: 1)
        return window.snapshot() != before
    }
}

private struct FocusedSpecimen: View {
    @FocusState private var isFocused: Bool

    var body: some View {
        (isFocused ? Color.red : Color.blue).frame(width: 20, height: 20).focusable().focusEffectDisabled()
            .focused($isFocused)
    }
}
