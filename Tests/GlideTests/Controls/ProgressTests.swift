import GlideTesting
import Testing

@MainActor
@Suite struct `Progress and labels` {
    private let size = Size(width: 200, height: 100)
    private let blue = RGBA(red: 0, green: 136, blue: 255, alpha: 255)

    /// How far the bar is filled, in points.
    private func filled(_ window: TestWindow) -> Int {
        let picture = window.snapshot()
        return (0..<picture.width).filter { picture[$0, picture.height / 2] == blue }.count
    }

    @Test func `a bar is filled as far as something has come, and gets there by and by`() throws {
        let handle = Handle<Double>()
        let window = TestWindow(size: size) { Held(0.25, by: handle) { ProgressView(value: $0) } }
        #expect(abs(filled(window) - 50) <= 2)
        #expect(window.isAtRest)
        handle.value = 0.75
        window.advance(by: .milliseconds(100))
        #expect((60...140).contains(filled(window)))
        try window.settle()
        #expect(abs(filled(window) - 150) <= 2)
    }

    @Test func `totals, and values beyond them`() {
        #expect(abs(filled(TestWindow(size: size) { ProgressView(value: 30, total: 60.0) }) - 100) <= 2)
        #expect(abs(filled(TestWindow(size: size) { ProgressView(value: 90, total: 60.0) }) - 200) <= 3)
        #expect(filled(TestWindow(size: size) { ProgressView(value: -5, total: 60.0) }) <= 3)
    }

    @Test(arguments: [(Double.nan, 1.0), (1, 0), (1, -1), (.infinity, .infinity)])
    func `what is no progress goes on unmeasured, with a warning`(_ value: Double, _ total: Double) {
        let window = TestWindow(size: size) { ProgressView(value: value, total: total) }
        #expect(window.warnings.count == 1)
    }

    @Test func `a spinner turns ten times a second, and rests when it is gone`() {
        let handle = Handle<Bool>()
        let window = TestWindow(size: size) {
            Held(true, by: handle) { isShown in
                VStack { if isShown { ProgressView() } }
            }
        }
        let before = window.framesPainted
        window.advance(by: .seconds(1))
        #expect((9...11).contains(window.framesPainted - before))
        handle.value = false
        window.advance(frames: 2)
        let gone = window.framesPainted
        window.advance(by: .seconds(1))
        #expect(window.framesPainted == gone)
        #expect(window.isAtRest)
    }

    @Test func `labels name it, and a style of one's own gets everything`() {
        let window = TestWindow(size: size) {
            ProgressView(value: 0.5) {
                Text("Fetching")
            } currentValueLabel: {
                Text("half")
            }
        }
        #expect(window.frame(ofText: "Fetching")!.maxY < window.frame(ofText: "half")!.minY)
        let own = TestWindow(size: size) {
            VStack {
                ProgressView("Fetching", value: 0.5)
                ProgressView("Waiting")
            }
            .progressViewStyle(Percent())
        }
        #expect(own.frame(ofText: "0.5") != nil)
        #expect(own.frame(ofText: "unknown") != nil)
    }

    @Test func `tint and size`() {
        let window = TestWindow(size: size) { ProgressView(value: 1.0).tint(.red) }
        #expect(window.color(at: Point(x: 100, y: 50)) == RGBA(red: 255, green: 56, blue: 60, alpha: 255))
        let ring = TestWindow(size: size) {
            ProgressView(value: 0.5).progressViewStyle(.circular).controlSize(.large).named("ring")
        }
        #expect(ring.frame(of: "ring")?.size == Size(width: 32, height: 32))
    }

    // MARK: Labels

    @Test func `a label shows its symbol, then its title, as its style says`() throws {
        let window = TestWindow(size: size) {
            VStack {
                Label("Both", systemImage: "heart.fill")
                Label("Hidden", systemImage: "heart.fill").labelStyle(.iconOnly)
                Label("Alone", systemImage: "heart.fill").labelStyle(.titleOnly).named("alone")
                Label {
                    Text("Own")
                } icon: {
                    Block("icon", 20, 20)
                }
                .labelStyle(Reversed())
            }
        }
        #expect(window.frame(ofText: "Both") != nil)
        #expect(window.frame(ofText: "Hidden") == nil)
        #expect(window.frame(of: "alone")?.width == window.frame(ofText: "Alone")?.width)
        #expect(try #require(window.frame(of: "icon")).minX > #require(window.frame(ofText: "Own")).maxX)
    }
}

private struct Percent: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.label
            Text(configuration.fractionCompleted.map { "\($0)" } ?? "unknown")
        }
    }
}

private struct Reversed: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.title
            configuration.icon
        }
    }
}
