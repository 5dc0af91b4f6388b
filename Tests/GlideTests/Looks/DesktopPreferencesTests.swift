import Testing

@testable import Glide
@testable import GlideTesting

@MainActor
@Suite struct `Wishes of the desktop` {
    private func wishes(_ variables: [String: String]) -> DesktopPreferences {
        DesktopPreferences.ofEnvironment { variables[$0] }
    }

    @Test func `variables say what is wished`() {
        let wishes = wishes([
            "GLIDE_COLOR_SCHEME": "dark", "GLIDE_CONTRAST": "high", "GLIDE_TEXT_SCALE": "2", "GLIDE_ACCENT": "#FF8000",
            "GLIDE_REDUCED_MOTION": "1",
        ])
        var environment = EnvironmentValues()
        wishes.apply(to: &environment)
        #expect(environment.colorScheme == .dark && environment.colorSchemeContrast == .increased)
        #expect(environment.textScale == 2 && environment.accessibilityReduceMotion)
        #expect(environment.dynamicTypeSize == .accessibility2)
        let accent = Color.accentColor.resolved(in: environment.colors)
        #expect(accent == Color.Resolved(red: 1, green: Double(0x80) / 255, blue: 0))
        #expect(self.wishes([:]) == DesktopPreferences())
        #expect(self.wishes(["GLIDE_COLOR_SCHEME": ""]) == DesktopPreferences())
    }

    @Test(arguments: [
        ("GLIDE_COLOR_SCHEME", "purple"), ("GLIDE_CONTRAST", "11"), ("GLIDE_TEXT_SCALE", "nan"),
        ("GLIDE_TEXT_SCALE", "0"), ("GLIDE_TEXT_SCALE", "-2"), ("GLIDE_TEXT_SCALE", "inf"), ("GLIDE_TEXT_SCALE", "1e9"),
        ("GLIDE_ACCENT", "red"), ("GLIDE_ACCENT", "#12345"), ("GLIDE_ACCENT", "#+12345"), ("GLIDE_ACCENT", "#gggggg"),
        ("GLIDE_REDUCED_MOTION", "yes"),
    ])
    func `what cannot be read is ignored, and said so once`(_ name: String, _ value: String) {
        let window = TestWindow(size: Size(width: 10, height: 10)) { Color.red }
        #expect(wishes([name: value]) == DesktopPreferences())
        #expect(window.warnings.count == 1 && window.warnings[0].contains(name))
    }

    @Test func `variables go before the desktop's settings, one by one`() {
        var desktop = DesktopPreferences()
        desktop.colorScheme = .dark
        desktop.textScale = 1.5
        let both = desktop.overridden(by: wishes(["GLIDE_COLOR_SCHEME": "light"]))
        #expect(both.colorScheme == .light && both.textScale == 1.5)
    }

    @Test func `a change of wishes is seen at once, in named colours, texts and the window's ground`() throws {
        let window = TestWindow(size: Size(width: 100, height: 100)) {
            VStack {
                Rectangle().fill(.primary).frame(width: 20, height: 20)
                Text("text").font(.body)
            }
        }
        let host = window.window.host
        let size = try #require(window.frame(ofText: "text")).size
        #expect(window.color(at: Point(x: 1, y: 1)) == .white)
        var environment = host.environment
        environment.colorScheme = .dark
        environment.textScale = 2
        host.setEnvironment(environment)
        window.advance(frames: 1)
        #expect(window.color(at: Point(x: 1, y: 1)) == RGBA(red: 0, green: 0, blue: 0))
        let larger = try #require(window.frame(ofText: "text")).size
        #expect(larger.width > 1.8 * size.width && larger.width < 2.2 * size.width)
        let snapshot = window.snapshot()
        #expect(snapshot.difference(from: window.repaintedWhole()) == 0)
    }

    @Test func `a view can ask for a scheme for its window, and another draw as for one`() {
        let window = TestWindow(size: Size(width: 100, height: 100)) {
            HStack(spacing: 0) {
                Color.primary.frame(width: 20, height: 20)
                Color.primary.frame(width: 20, height: 20).colorScheme(.light)
            }
            .preferredColorScheme(.dark)
        }
        let ground = window.color(at: Point(x: 1, y: 1))
        #expect(ground == RGBA(red: 0, green: 0, blue: 0), "the window's ground from the first frame on")
        #expect(window.color(at: Point(x: 35, y: 50)) == .white)
        #expect(window.color(at: Point(x: 65, y: 50)) == RGBA(red: 0, green: 0, blue: 0))
    }

    @Test func `what is asked for last counts, and nothing leaves it to the desktop`() {
        let window = TestWindow(size: Size(width: 100, height: 100)) { Asking() }
        #expect(window.color(at: Point(x: 1, y: 1)) == .white)
        window.keyPress(.tab)
        window.keyPress(.space)
        window.advance(frames: 2)
        #expect(window.color(at: Point(x: 1, y: 1)) == RGBA(red: 0, green: 0, blue: 0))
        window.keyPress(.space)
        window.advance(frames: 2)
        #expect(window.color(at: Point(x: 1, y: 1)) == .white)
    }

    @Test func `texts stay within the sizes that a view allows, and lengths grow along`() throws {
        var environment = EnvironmentValues()
        environment.textScale = 2
        let window = TestWindow(size: Size(width: 300, height: 300), environment: environment) {
            VStack {
                Text("free")
                Text("held").dynamicTypeSize(...DynamicTypeSize.large)
                Grown()
            }
        }
        let free = try #require(window.frame(ofText: "free"))
        let held = try #require(window.frame(ofText: "held"))
        #expect(free.height > 1.9 * held.height)
        #expect(window.frame(of: "grown")?.width == 40)
    }

    @Test func `the steps of text sizes are where they belong`() {
        #expect(DynamicTypeSize(nearest: 1) == .large && DynamicTypeSize(nearest: 100) == .accessibility5)
        for size in DynamicTypeSize.allCases { #expect(DynamicTypeSize(nearest: size.textScale) == size) }
    }
}

private struct Asking: View {
    @State private var isDark = false

    var body: some View {
        Button("toggle") { isDark.toggle() }.preferredColorScheme(isDark ? .dark : nil)
    }
}

private struct Grown: View {
    @ScaledMetric private var side = 20.0

    var body: some View { Color.red.frame(width: side, height: side).accessibilityIdentifier("grown") }
}
