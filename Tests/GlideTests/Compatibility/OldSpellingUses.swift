import GlideTesting

/// What public code still writes in the old way. Each of these names is deprecated, and says what to write instead.
enum OldSpellings: Spelled {
    @available(*, deprecated)
    static func addModifiers(to uses: Uses) {
        uses.changes(
            "edgesIgnoringSafeArea", Triangle().safeAreaInset(edge: .top) { Color.clear.frame(height: 9) }
        ) { _ in
            Triangle().edgesIgnoringSafeArea(.all).safeAreaInset(edge: .top) { Color.clear.frame(height: 9) }
        }
        uses.changes("accentColor", Toggle("a", isOn: .constant(true))) { $0.accentColor(.red) }
        uses.changes("foregroundColor") { $0.foregroundColor(.red) }
        uses.changes("cornerRadius", Color.red) { $0.cornerRadius(12) }
    }

    @available(*, deprecated)
    static func addSurroundings(to uses: Uses) {
        uses.holds("\\.presentationMode") { Uses.picture(OldLeaving()) != Uses.picture(EmptyView()) }
    }

    @available(*, deprecated)
    static func addForms(to uses: Uses) {
        uses.changes(".cornerRadius(_:)", Color.red) { $0.cornerRadius(9) }
        uses.holds(".onChange(of:){_}") {
            var values: [Bool] = []
            let flag = Flag()
            let window = Uses.window(
                OldWatching(flag: flag) { values.append($0) }.look /* .onChange(of: flag.isOn) { new in */)
            flag.isOn = true
            window.advance(frames: 2)
            return values == [true]
        }
        uses.holds(".animation(_:)") {
            let flag = Flag()
            let window = Uses.window(OldGrowing(flag: flag).look)  // .animation(.easeOut(duration: 1))
            flag.isOn = true
            window.advance(by: .milliseconds(100))
            return !window.runningAnimations.isEmpty
        }
    }
}

/// Through a protocol deprecated names are reached without the compiler's warning.
@MainActor
protocol Spelled {
    static func addModifiers(to uses: Uses)
    static func addForms(to uses: Uses)
    static func addSurroundings(to uses: Uses)
}

@available(*, deprecated)
@MainActor
private struct OldWatching {
    let flag: Flag
    let action: (Bool) -> Void

    var look: some View {
        Seen { Color.red.onChange(of: flag.isOn) { new in action(new) } }
    }
}

@available(*, deprecated)
@MainActor
private struct OldGrowing {
    let flag: Flag

    var look: some View {
        Seen { Color.red.frame(width: flag.isOn ? 60 : 20).animation(.easeOut(duration: 1)) }
    }
}

/// Makes its content in its own body, so that it follows what changes.
private struct Seen<Content: View>: View {
    @ViewBuilder let content: () -> Content

    var body: some View { content() }
}

private struct OldLeaving: View {
    @available(*, deprecated)
    private struct Inner: View {
        @Environment(\.presentationMode) private var presentationMode

        var body: some View { Button("leave") { presentationMode.wrappedValue.dismiss() } }
    }

    var body: some View { (InnerMaker.self as any Maker.Type).make() }

    private enum InnerMaker: Maker {
        @available(*, deprecated)
        static func make() -> AnyView { AnyView(Inner()) }
    }
}

@MainActor
private protocol Maker {
    static func make() -> AnyView
}
