import GlideTesting
import Testing

/// Controls on their way from one state to another, light and dark, against pictures that somebody has looked at.
@MainActor
@Suite struct `Film strips of controls` {
    @Test func `buttons under a finger`() throws {
        let strip = ControlStrip(size: Size(width: 116, height: 132)) {
            VStack(spacing: 6) {
                Button("Borderless") {}
                Button("Bordered") {}.buttonStyle(.bordered)
                Button("Prominent") {}.buttonStyle(.borderedProminent)
            }
            .controlSize(.small)
        } film: { window, take in
            take(window)
            for (finger, y) in [36.0, 63, 98].enumerated() { window.touchDown(finger, at: Point(x: 58, y: y)) }
            for _ in 0..<2 {
                window.advance(by: .milliseconds(60))
                take(window)
            }
            for finger in 0..<3 { window.touchUp(finger) }
            window.advance(by: .milliseconds(60))
            take(window)
        }
        try expectReference(strip.bitmap, "control-buttons")
    }

    @Test func `toggles that are turned`() throws {
        let strip = try ControlStrip(size: Size(width: 96, height: 108)) {
            ThreeToggles()
        } film: { window, take in
            take(window)
            for y in [20.0, 56, 88] { window.tap(at: Point(x: 48, y: y)) }
            for _ in 0..<3 {
                window.advance(by: .milliseconds(60))
                take(window)
            }
            try window.settle()
            take(window)
        }
        try expectReference(strip.bitmap, "control-toggles")
    }

    @Test func `a slider that is fetched and slid`() throws {
        let strip = try ControlStrip(size: Size(width: 140, height: 44)) {
            Sliding().padding(.horizontal, 8)
        } film: { window, take in
            take(window)
            window.tap(at: Point(x: 100, y: 22))
            window.advance(by: .milliseconds(80))
            take(window)
            try window.settle()
            window.touchDown(0, at: Point(x: 100, y: 22))
            window.advance(by: .milliseconds(100))
            take(window)
            window.touchMove(0, to: Point(x: 90, y: 22))
            window.touchMove(0, to: Point(x: 30, y: 22))
            window.advance(by: .milliseconds(100))
            take(window)
            window.touchUp(0)
        }
        try expectReference(strip.bitmap, "control-slider")
    }

    @Test func `segments, the capsule of which travels`() throws {
        let strip = ControlStrip(size: Size(width: 200, height: 44)) {
            Segmented().padding(6)
        } film: { window, take in
            take(window)
            window.tap(at: Point(x: 165, y: 22))
            for _ in 0..<3 {
                window.advance(by: .milliseconds(70))
                take(window)
            }
        }
        try expectReference(strip.bitmap, "control-segments")
    }

    @Test func `progress`() throws {
        let strip = ControlStrip(size: Size(width: 100, height: 76)) {
            Advancing()
        } film: { window, take in
            take(window)
            window.tap(at: Point(x: 50, y: 60))
            for _ in 0..<3 {
                window.advance(by: .milliseconds(100))
                take(window)
            }
        }
        try expectReference(strip.bitmap, "control-progress")
    }

    @Test func `labels`() throws {
        let strip = ControlStrip(size: Size(width: 120, height: 96)) {
            VStack(alignment: .leading, spacing: 8) {
                Label("Both", systemImage: "heart.fill")
                Label("Title", systemImage: "heart.fill").labelStyle(.titleOnly)
                Label("Icon", systemImage: "heart.fill").labelStyle(.iconOnly)
            }
        } film: { window, take in
            take(window)
        }
        try expectReference(strip.bitmap, "control-labels")
    }
}

private struct ThreeToggles: View {
    @State private var first = false
    @State private var second = false
    @State private var third = false

    var body: some View {
        VStack(spacing: 8) {
            Toggle("Switch", isOn: $first).labelsHidden()
            Toggle("Box", isOn: $second).toggleStyle(.checkbox)
            Toggle("Button", isOn: $third).toggleStyle(.button).controlSize(.small)
        }
    }
}

private struct Sliding: View {
    @State private var value = 0.2
    var body: some View { Slider(value: $value) }
}

private struct Segmented: View {
    @State private var value = 0

    var body: some View {
        Picker("Which", selection: $value) {
            Text("One").tag(0)
            Text("Two").tag(1)
            Text("Three").tag(2)
        }
    }
}

private struct Advancing: View {
    @State private var value = 0.2

    var body: some View {
        VStack(spacing: 8) {
            ProgressView(value: value).frame(width: 80)
            HStack(spacing: 12) {
                ProgressView(value: value).progressViewStyle(.circular)
                ProgressView()
            }
            Color.gray.frame(width: 20, height: 10).onTapGesture { value = 0.8 }
        }
    }
}
