import GlideTesting
import Testing

@testable import Glide
@testable import GlideDemo

/// Programs and controls as people may want them drawn, against pictures that somebody has looked at.
@MainActor
@Suite struct `Pictures of the looks` {
    /// The looks beside one another: dark, strong, large, mirrored.
    private func strip<Content: View>(
        _ name: String, size: Size, share: Double = 0.0005, @ViewBuilder content: () -> Content,
        film: (TestWindow) throws -> Void = { _ in }
    ) throws {
        var pictures: [Bitmap] = []
        for look in [Look.dark, .strong, .large, .mirrored] {
            let window = TestWindow(size: size, environment: look.environment) { content() }
            try film(window)
            pictures.append(window.snapshot())
        }
        var result = Bitmap(width: pictures.reduce(0) { $0 + $1.width }, height: pictures[0].height)
        var left = 0
        for picture in pictures {
            for y in 0..<picture.height {
                for x in 0..<picture.width {
                    result.pixels[y * result.width + left + x] = picture.pixels[y * picture.width + x]
                }
            }
            left += picture.width
        }
        try expectReference(result, name, share: share)
    }

    @Test func `the tabs on their way`() throws {
        try strip("looks-tabs", size: Size(width: 300, height: 200)) {
            SlidingTabs()
        } film: { window in
            window.keyPress(.tab)
            window.keyPress(.tab)
            window.keyPress(.space)
            window.advance(by: .milliseconds(120))
        }
    }

    @Test func `the buttons, one of them held by a key`() throws {
        try strip("looks-buttons", size: Size(width: 320, height: 260)) {
            Enlarged { ExpandButtonDemo() }
        } film: { window in
            window.keyPress(.tab)
            window.keyPress(.tab)
            window.keyDown(.space)
            window.advance(by: .seconds(1))
        }
    }

    @Test func `the gallery`() throws {
        try strip("looks-gallery", size: Size(width: 320, height: 420)) {
            Gallery()
        } film: { window in
            window.keyPress(.tab)
            try window.settle()
        }
    }

    @Test func `controls`() throws {
        try strip("looks-controls", size: Size(width: 260, height: 420)) {
            LookedAtControls()
        } film: { window in
            for _ in 0..<3 { window.keyPress(.tab) }
            try window.settle()
        }
    }

    @Test func `a list`() throws {
        try strip("looks-list", size: Size(width: 260, height: 320)) {
            LookedAtList()
        } film: { window in
            window.scroll(by: Size(width: 0, height: 10))
            window.keyPress(.tab)
            window.keyPress(.downArrow)
            window.advance(by: .milliseconds(300))
        }
    }
}

private struct LookedAtControls: View {
    @State private var value = 0.3
    @State private var isOn = true
    @State private var isOff = false
    @State private var segment = 1

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            HStack {
                Button("Plain") {}
                Button("Bordered") {}.buttonStyle(.bordered)
            }
            Button("Prominent") {}.buttonStyle(.borderedProminent)
            Button("Delete", role: .destructive) {}.buttonStyle(.borderedProminent)
            Button("Off") {}.buttonStyle(.bordered).disabled(true)
            Toggle("Switch", isOn: $isOn)
            Toggle("Other", isOn: $isOff)
            Toggle("Box", isOn: $isOn).toggleStyle(.checkbox)
            Slider(value: $value)
            Picker("", selection: $segment) { ForEach(0..<3) { Text("S\($0)").tag($0) } }
            ProgressView(value: 0.6)
        }
        .padding(16)
    }
}

private struct LookedAtList: View {
    @State private var selected: Int? = 2

    var body: some View {
        List(selection: $selected) {
            Section {
                ForEach(0..<4) { Text("Row \($0)") }
            } header: {
                Text("Head")
            }
            Section { ForEach(4..<20) { Text("Row \($0)") } }
        }
    }
}
