import GlideTesting
import Testing

@testable import Glide
@testable import GlideDemo

@MainActor
@Suite struct `The ring around the focus` {
    @Test func `it is there for keys and goes with the mouse`() throws {
        let window = TestWindow(size: Size(width: 200, height: 200)) { TwoButtons() }
        #expect(window.focusRing == nil)
        window.keyPress(.tab)
        try window.settle()
        #expect(window.focusRing != nil)
        window.click(at: Point(x: 5, y: 5))
        try window.settle()
        #expect(window.focusRing == nil)
        window.keyPress(.tab)
        try window.settle()
        #expect(window.focusRing != nil)
        window.loseKeyboard()
        try window.settle()
        #expect(window.focusRing == nil && window.focusedName != nil)
        window.regainKeyboard()
        try window.settle()
        #expect(window.focusRing != nil)
    }

    @Test func `it follows the shape that is seen`() throws {
        let bench = ButtonsBench()
        bench.window.keyPress(.tab)
        try bench.window.settle()
        #expect(bench.window.focusRing == Rect(x: 105, y: 195, width: 190, height: 50))
        bench.window.keyDown(.space)
        bench.window.advance(by: .milliseconds(150))
        let middle = try #require(bench.window.focusRing)
        #expect(middle.width > 200 && middle.width < 330, "on the way with the shape")
        bench.window.advance(by: .seconds(2))
        let pressed = try #require(bench.window.focusRing)
        #expect(pressed == Rect(x: 50, y: 207.5, width: 300, height: 25) || pressed.height < 27)
    }

    @Test func `it travels from view to view, and fades with reduced motion`() throws {
        for reduces in [false, true] {
            var environment = EnvironmentValues()
            environment.accessibilityReduceMotion = reduces
            let window = TestWindow(size: Size(width: 200, height: 300), environment: environment) {
                TwoButtons(spacing: 100)
            }
            window.keyPress(.tab)
            try window.settle()
            let first = try #require(window.focusRing)
            window.keyPress(.tab)
            window.advance(by: .milliseconds(80))
            let middle = try #require(window.focusRing)
            try window.settle()
            let second = try #require(window.focusRing)
            #expect(second.minY - first.minY > 100)
            if reduces {
                #expect(middle.minY == second.minY)
            } else {
                #expect(middle.minY > first.minY + 5 && middle.minY < second.minY - 5)
            }
        }
    }

    @Test func `it scrolls along and rests with the view`() throws {
        let window = TestWindow(size: Size(width: 200, height: 200)) {
            ScrollView { VStack(spacing: 0) { ForEach(0..<20) { Button("row \($0)") {}.frame(height: 50) } } }
        }
        window.keyPress(.tab)
        try window.settle()
        let ring = try #require(window.focusRing)
        window.scroll(by: Size(width: 0, height: 20))
        try window.settle()
        #expect(window.focusRing?.minY == ring.minY - 20)
        // Cairo's edges at the border of a damage.
        #expect(window.snapshot().difference(from: window.repaintedWhole(), tolerance: 17) == 0)
        #expect(window.isAtRest)
    }

    @Test func `a view that shows its focus itself has none`() throws {
        let window = TestWindow(size: Size(width: 200, height: 200)) { TwoButtons().focusEffectDisabled() }
        window.keyPress(.tab)
        try window.settle()
        #expect(window.focusedName != nil && window.focusRing == nil)
    }

    @Test func `it goes around the shape that a view names`() throws {
        let window = TestWindow(size: Size(width: 200, height: 200)) {
            Text("x").frame(width: 100, height: 40)
                .contentShape(.focusEffect, Circle())
                .onTapGesture {}
        }
        window.keyPress(.tab)
        try window.settle()
        #expect(window.focusRing == Rect(x: 80, y: 80, width: 40, height: 40))
    }

    @Test func `rings around controls, light and dark`() throws {
        let strip = try ControlStrip(size: Size(width: 240, height: 330)) {
            RingedControls()
        } film: { window, take in
            for count in [1, 2, 3, 4, 5, 6] {
                window.keyPress(.tab)
                try window.settle()
                if count != 2 { take(window) }
            }
        }
        try expectReference(strip.bitmap, "focus-rings")
    }
}

private struct TwoButtons: View {
    var spacing = 20.0

    var body: some View {
        VStack(spacing: spacing) {
            Button("one") {}.buttonStyle(.bordered)
            Button("two") {}.buttonStyle(.borderedProminent)
        }
    }
}

private struct RingedControls: View {
    @State private var value = 0.4
    @State private var isOn = true
    @State private var segment = 1

    var body: some View {
        VStack(spacing: 24) {
            Button("Bordered") {}.buttonStyle(.bordered)
            Button("Plain") {}
            Toggle("Switch", isOn: $isOn)
            Toggle("Checkbox", isOn: $isOn).toggleStyle(.checkbox)
            Slider(value: $value)
            Picker("", selection: $segment) { ForEach(0..<3) { Text("S\($0)").tag($0) } }
        }
        .padding(16)
    }
}
