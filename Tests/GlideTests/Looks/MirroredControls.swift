import GlideTesting
import Testing

@testable import Glide

/// Controls where reading goes from right to left.
@MainActor
@Suite struct `Mirrored controls` {
    private func window<Content: View>(_ size: Size, @ViewBuilder _ content: () -> Content) -> TestWindow {
        TestWindow(size: size, environment: Look.mirrored.environment, content: content)
    }

    @Test func `the next page stands at the left, and a finger to the right fetches it`() throws {
        let values = MirroredValues()
        let window = window(Size(width: 200, height: 200)) { MirroredPages(values: values) }
        #expect(window.frame(of: "page 0")?.minX == 0)
        window.touchDown(0, at: Point(x: 50, y: 100))
        window.touchMove(0, to: Point(x: 80, y: 100))
        window.touchMove(0, to: Point(x: 170, y: 100))
        window.advance(frames: 1)
        let moving = try #require(window.frame(of: "page 1"))
        #expect(moving.maxX > 50 && moving.minX < 0, "it follows the finger in from the left")
        #expect(abs((window.frame(of: "page 0")?.minX ?? 0) - moving.maxX) < 1)
        window.advance(by: .milliseconds(200))
        window.touchUp(0)
        try window.settle()
        #expect(values.page == 1 && window.frame(of: "page 1")?.minX == 0)
        window.drag(from: Point(x: 150, y: 100), to: Point(x: 20, y: 100), duration: .milliseconds(100))
        try window.settle()
        #expect(values.page == 0)
        window.drag(from: Point(x: 150, y: 100), to: Point(x: 20, y: 100), duration: .milliseconds(100))
        try window.settle()
        #expect(values.page == 0, "there is nothing before the first page")
        window.scroll(by: Size(width: -60, height: 0))
        try window.settle()
        #expect(values.page == 1, "a wheel to the left turns on")
        #expect(window.snapshot().difference(from: window.repaintedWhole()) == 0)
    }

    @Test func `the knob of a slider begins at the right`() throws {
        let values = MirroredValues()
        let window = window(Size(width: 228, height: 100)) { MirroredSlider(values: values) }
        window.drag(from: Point(x: 214, y: 50), to: Point(x: 114, y: 50), duration: .milliseconds(200))
        try window.settle()
        #expect(abs(values.value - 0.5) < 0.05)
    }

    @Test func `a switch that is on has its knob at the left, and the first segment is at the right`() throws {
        let values = MirroredValues()
        let window = window(Size(width: 200, height: 200)) { MirroredChoices(values: values) }
        try window.settle()
        window.tap(at: Point(x: 180, y: 150))
        try window.settle()
        #expect(values.page == 0)
        window.tap(at: Point(x: 20, y: 150))
        try window.settle()
        #expect(values.page == 2)
    }

    @Test func `a row that scrolls begins at its right end, and its bar is at the left`() throws {
        let window = window(Size(width: 200, height: 200)) {
            ScrollView(.horizontal) {
                HStack(spacing: 0) { ForEach(0..<10) { Text("c\($0)").frame(width: 60, height: 200) } }
            }
        }
        #expect(window.frame(ofText: "c0")?.midX == 170)
        window.drag(from: Point(x: 50, y: 100), to: Point(x: 150, y: 100), duration: .milliseconds(300))
        try window.settle()
        #expect(window.frame(ofText: "c0")?.midX ?? 0 > 200)
    }
}

@MainActor
private final class MirroredValues {
    var page = -1
    var value = 0.0
}

private struct MirroredPages: View {
    let values: MirroredValues
    @State private var page = 0

    var body: some View {
        TabView(
            selection: Binding(
                get: { page },
                set: {
                    page = $0
                    values.page = $0
                })
        ) {
            ForEach(0..<3) { index in
                Color(white: 0.3 * Double(index)).accessibilityIdentifier("page \(index)").tag(index)
            }
        }
    }
}

private struct MirroredSlider: View {
    let values: MirroredValues
    @State private var value = 0.0

    var body: some View {
        Slider(
            value: Binding(
                get: { value },
                set: {
                    value = $0
                    values.value = $0
                }))
    }
}

private struct MirroredChoices: View {
    let values: MirroredValues
    @State private var segment = 1
    @State private var isOn = true

    var body: some View {
        VStack(spacing: 0) {
            Toggle("", isOn: $isOn).labelsHidden().frame(height: 100)
            Picker(
                "",
                selection: Binding(
                    get: { segment },
                    set: {
                        segment = $0
                        values.page = $0
                    })
            ) { ForEach(0..<3) { Text("s\($0)").tag($0) } }
            .frame(height: 100)
        }
    }
}
