import GlideTesting

// Views whose content changes, for the compatibility tests.

struct Reborn: View {
    let flag: Flag

    var body: some View { CounterSpecimen().id(flag.isOn) }
}

struct GrowingSpecimen: View {
    let flag: Flag

    var body: some View {
        Color.red.frame(width: flag.isOn ? 60 : 20).animation(.easeOut(duration: 1), value: flag.isOn)
    }
}

struct Renamed: View {
    let flag: Flag

    var body: some View { Text(flag.isOn ? "Aaaa" : "Bb").contentTransition(.opacity) }
}

struct Shown<Content: View>: View {
    let flag: Flag
    @ViewBuilder let content: () -> Content

    var body: some View {
        VStack { if flag.isOn { content() } }
    }
}

struct WatchedSpecimen: View {
    let flag: Flag
    let action: (Bool, Bool) -> Void

    var body: some View {
        Color.red.onChange(of: flag.isOn) { old, new in action(old, new) }
    }
}

struct Followers: View {
    let isMatched: Bool
    @Namespace private var space

    var body: some View {
        HStack {
            Color.red.frame(width: 30, height: 30).matchedGeometryEffect(id: 1, in: space)
            Color.blue.frame(width: 9, height: 9)
                .matchedGeometryEffect(id: isMatched ? 1 : 2, in: space, isSource: !isMatched)
        }
    }
}

struct PreferredWidth: View {
    @State private var width = 0.0

    var body: some View {
        Text("\(Int(width))").preference(key: WidestSpecimen.self, value: 7).onPreferenceChange(WidestSpecimen.self) {
            width = $0
        }
    }
}

struct MonospacedDigits: View {
    var body: some View { Text("1l1").font(.system(size: 13).monospacedDigit()).monospacedDigit() }
}

struct WatchingQuietly: View {
    let flag: Flag
    let action: () -> Void

    var body: some View { Color.red.onChange(of: flag.isOn) { action() } }
}
