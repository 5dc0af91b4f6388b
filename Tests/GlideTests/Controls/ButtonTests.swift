import GlideTesting
import Testing

@MainActor
@Suite struct Buttons {
    private let size = Size(width: 200, height: 120)
    private let middle = Point(x: 100, y: 60)

    @Test(arguments: ["plain", "borderless", "bordered", "prominent", "automatic"])
    func `every style acts once when it is lifted, for finger and mouse`(_ style: String) {
        let presses = Heard<Int>()
        let window = TestWindow(size: size) {
            Group {
                switch style {
                case "plain": Button("Press") { presses.values.append(1) }.buttonStyle(.plain)
                case "borderless": Button("Press") { presses.values.append(1) }.buttonStyle(.borderless)
                case "bordered": Button("Press") { presses.values.append(1) }.buttonStyle(.bordered)
                case "prominent": Button("Press") { presses.values.append(1) }.buttonStyle(.borderedProminent)
                default: Button("Press") { presses.values.append(1) }.buttonStyle(.automatic)
                }
            }
        }
        let rest = window.snapshot()
        window.touchDown(0, at: middle)
        window.advance(by: .milliseconds(150))
        #expect(presses.values.isEmpty)
        #expect(window.snapshot() != rest)
        window.touchUp(0)
        #expect(presses.values.count == 1)
        window.click(at: middle)
        #expect(presses.values.count == 2)
        window.pointerLeave()
        window.advance(by: .seconds(2))
        #expect(window.snapshot() == rest)
        #expect(window.isAtRest)
    }

    @Test func `lifted elsewhere, nothing happens; a little beside still counts`() {
        let presses = Heard<Int>()
        let window = TestWindow(size: size) { Button("Press") { presses.values.append(1) }.buttonStyle(.bordered) }
        window.drag(from: middle, to: Point(x: 100, y: 5), duration: .milliseconds(100))
        #expect(presses.values.isEmpty)
        window.drag(from: middle, to: Point(x: 100, y: 86), duration: .milliseconds(100))
        #expect(presses.values.count == 1)
    }

    @Test func `a button that is disabled looks so and does nothing`() {
        let presses = Heard<Int>()
        let handle = Handle<Bool>()
        let window = TestWindow(size: size) {
            Held(false, by: handle) { isDisabled in
                Button("Press") { presses.values.append(1) }.buttonStyle(.borderedProminent).disabled(isDisabled)
            }
        }
        let enabled = window.color(at: Point(x: 100, y: 45))
        handle.value = true
        window.advance(frames: 1)
        #expect(window.color(at: Point(x: 100, y: 45)) != enabled)
        window.tap(at: middle)
        window.click(at: middle)
        #expect(presses.values.isEmpty)
    }

    @Test func `a button that is disabled under the finger lets go`() {
        let handle = Handle<Bool>()
        let presses = Heard<Int>()
        let window = TestWindow(size: size) {
            Held(false, by: handle) { isDisabled in
                Button("Press") { presses.values.append(1) }.buttonStyle(Told()).disabled(isDisabled)
            }
        }
        window.touchDown(0, at: middle)
        window.advance(frames: 1)
        #expect(window.frame(ofText: "pressed") != nil)
        handle.value = true
        window.advance(frames: 1)
        #expect(window.frame(ofText: "pressed") == nil)
        window.touchUp(0)
        #expect(presses.values.isEmpty)
    }

    @Test func `roles and tint colour the button`() {
        func color(_ role: ButtonRole?, _ tint: Color?) -> RGBA {
            TestWindow(size: size) {
                Button("", role: role) {}.buttonStyle(.borderedProminent).tint(tint)
            }
            .color(at: Point(x: 100, y: 60))
        }
        // As dark as it takes for a white label to stand out.
        #expect(color(nil, nil) == RGBA(red: 0, green: 118, blue: 222, alpha: 255))
        #expect(color(.destructive, .green) == RGBA(red: 224, green: 49, blue: 52, alpha: 255))
        #expect(color(.cancel, .green) == RGBA(red: 52, green: 199, blue: 89, alpha: 255))
    }

    @Test func `control sizes and outlines`() throws {
        var heights: [Double] = []
        for controlSize in ControlSize.allCases {
            let window = TestWindow(size: size) {
                Button("Press") {}.buttonStyle(.bordered).controlSize(controlSize).named("button")
            }
            heights.append(try #require(window.frame(of: "button")).height)
        }
        #expect(heights == [24, 28, 36, 50, 60])
        // The corner of a capsule shows the ground, that of a rounded rectangle hardly does.
        let corner = Point(x: 77, y: 44)
        let capsule = TestWindow(size: size) {
            Button("") {}.buttonStyle(.borderedProminent).frame(width: 46)
        }
        let box = TestWindow(size: size) {
            Button("") {}.buttonStyle(.borderedProminent).buttonBorderShape(.roundedRectangle(radius: 2))
        }
        let frame = Point(x: 83, y: 43)
        #expect(capsule.color(at: frame) != box.color(at: frame))
        _ = corner
    }

    @Test func `a style of one's own is told of the press`() {
        let window = TestWindow(size: size) { Button("Press") {}.buttonStyle(Told()) }
        #expect(window.frame(ofText: "up") != nil)
        window.touchDown(0, at: middle)
        window.advance(frames: 1)
        #expect(window.frame(ofText: "pressed") != nil)
        window.touchCancel()
        window.advance(frames: 1)
        #expect(window.frame(ofText: "up") != nil)
    }

    @Test func `a primitive style decides when it acts, and may build on another style`() {
        let presses = Heard<Int>()
        let window = TestWindow(size: size) {
            Button("Press", role: .destructive) { presses.values.append(1) }.buttonStyle(DoubleTap())
        }
        window.tap(at: middle)
        #expect(presses.values.isEmpty)
        window.advance(by: .milliseconds(100))
        window.tap(at: middle)
        #expect(presses.values.count == 1)
        let nested = TestWindow(size: size) {
            Button("Press") { presses.values.append(2) }.buttonStyle(FramedStyle())
        }
        nested.tap(at: middle)
        #expect(presses.values == [1, 2])
        #expect(nested.frame(of: "frame") != nil)
    }

    @Test func `the pointer over a button with a ground is answered`() throws {
        let window = TestWindow(size: size) { Button("") {}.buttonStyle(.bordered).controlSize(.large) }
        let rest = window.color(at: middle)
        window.pointerMove(to: middle)
        try window.settle()
        let hovered = window.color(at: middle)
        #expect(hovered != rest)
        window.pointerDown()
        try window.settle()
        #expect(window.color(at: middle) != hovered)
        window.pointerUp()
        window.pointerLeave()
        try window.settle()
        #expect(window.color(at: middle) == rest)
    }

    @Test func `a scroll view takes the finger, and the button comes back`() throws {
        let presses = Heard<Int>()
        let window = TestWindow(size: size) {
            ScrollView {
                VStack { ForEach(0..<9) { index in Button("\(index)") { presses.values.append(1) } } }
                    .buttonStyle(.bordered)
            }
        }
        window.drag(from: Point(x: 100, y: 60), to: Point(x: 100, y: 20), duration: .milliseconds(300))
        try window.settle()
        #expect(presses.values.isEmpty)
        #expect(window.activeGestures == 0)
    }

    @Test func `a button with a symbol has a label`() {
        let window = TestWindow(size: size) { Button("Add", systemImage: "plus") {} }
        #expect(window.frame(ofText: "Add") != nil)
        #expect(window.warnings.isEmpty)
    }
}

private struct Told: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack {
            configuration.label
            Text(configuration.isPressed ? "pressed" : "up")
        }
    }
}

private struct DoubleTap: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .bold(configuration.role == .destructive)
            .onTapGesture(count: 2) { configuration.trigger() }
    }
}

private struct FramedStyle: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button(configuration).buttonStyle(.plain).padding(20).named("frame")
    }
}
