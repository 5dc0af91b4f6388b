import GlideTesting
import Testing

@MainActor
@Suite struct Toggles {
    private let size = Size(width: 200, height: 60)
    /// Where the switch is.
    private let knob = Point(x: 175, y: 30)

    private func window<Style: ToggleStyle>(
        _ style: Style, isOn: Bool = false, isDisabled: Bool = false, direction: LayoutDirection = .leftToRight,
        writes: Heard<Bool> = Heard()
    ) -> TestWindow {
        TestWindow(size: size) {
            Switched(isOn: isOn, writes: writes).toggleStyle(style).disabled(isDisabled)
                .environment(\.layoutDirection, direction)
        }
    }

    @Test func `a tap and a click turn every style`() {
        for (place, style) in [(knob, 0), (Point(x: 60, y: 30), 1), (Point(x: 100, y: 30), 2)] {
            let writes = Heard<Bool>()
            let shown: TestWindow =
                switch style {
                case 0: window(.switch, writes: writes)
                case 1: window(.checkbox, writes: writes)
                default: window(.button, writes: writes)
                }
            let off = shown.snapshot()
            shown.tap(at: place)
            shown.advance(by: .seconds(2))
            #expect(shown.snapshot() != off)
            shown.click(at: place)
            shown.pointerLeave()
            shown.advance(by: .seconds(2))
            #expect(writes.values == [true, false])
            #expect(shown.snapshot() == off)
        }
    }

    @Test func `a switch follows the finger from side to side and is written once`() {
        let writes = Heard<Bool>()
        let shown = window(.switch, writes: writes)
        shown.touchDown(0, at: Point(x: 160, y: 30))
        for x in [168.0, 180, 195, 170, 155, 190] { shown.touchMove(0, to: Point(x: x, y: 30)) }
        #expect(writes.values.isEmpty)
        shown.touchUp(0)
        #expect(writes.values == [true])
        // Slid away and back is nothing.
        shown.touchDown(0, at: Point(x: 190, y: 30))
        for x in [180.0, 160, 190] { shown.touchMove(0, to: Point(x: x, y: 30)) }
        shown.touchUp(0)
        #expect(writes.values == [true])
    }

    @Test func `a mouse slides it too`() {
        let writes = Heard<Bool>()
        let shown = window(.switch, writes: writes)
        shown.pointerDrag(from: Point(x: 160, y: 30), to: Point(x: 195, y: 30), duration: .milliseconds(100))
        #expect(writes.values == [true])
    }

    @Test func `the label of a switch is no part of it, that of a box is`() {
        let writes = Heard<Bool>()
        window(.switch, writes: writes).tap(at: Point(x: 20, y: 30))
        #expect(writes.values.isEmpty)
        window(.checkbox, writes: writes).tap(at: Point(x: 60, y: 30))
        #expect(writes.values == [true])
    }

    @Test func `what is disabled stays as it is`() {
        let writes = Heard<Bool>()
        let shown = window(.switch, isDisabled: true, writes: writes)
        shown.tap(at: knob)
        shown.drag(from: Point(x: 160, y: 30), to: Point(x: 195, y: 30), duration: .milliseconds(100))
        #expect(writes.values.isEmpty)
        #expect(shown.snapshot() != window(.switch).snapshot())
    }

    @Test func `from right to left the switch is at the left, and on is to the left`() {
        let writes = Heard<Bool>()
        let shown = window(.switch, direction: .rightToLeft, writes: writes)
        shown.drag(from: Point(x: 40, y: 30), to: Point(x: 5, y: 30), duration: .milliseconds(100))
        #expect(writes.values == [true])
        shown.drag(from: Point(x: 40, y: 30), to: Point(x: 5, y: 30), duration: .milliseconds(100))
        #expect(writes.values == [true])
    }

    @Test func `a tint colours what is on`() throws {
        let shown = TestWindow(size: size) {
            VStack(spacing: 0) {
                Switched(isOn: true, writes: Heard()).toggleStyle(SwitchToggleStyle(tint: .red)).tint(.blue)
            }
        }
        let color = shown.color(at: Point(x: 156, y: 30))
        #expect(color == RGBA(red: 255, green: 56, blue: 60, alpha: 255))
    }

    @Test func `a list takes the finger that goes up and down on a switch`() throws {
        let writes = Heard<Bool>()
        let shown = TestWindow(size: size) {
            ScrollView {
                VStack { ForEach(0..<6) { _ in Switched(isOn: false, writes: writes) } }
            }
        }
        let before = shown.snapshot()
        shown.drag(from: Point(x: 175, y: 40), to: Point(x: 177, y: 5), duration: .milliseconds(200))
        #expect(writes.values.isEmpty)
        #expect(shown.snapshot() != before)
        try shown.settle()
        #expect(shown.activeGestures == 0)
    }

    @Test func `a touch that is cancelled leaves the switch as it was`() throws {
        let writes = Heard<Bool>()
        let shown = window(.switch, writes: writes)
        let off = shown.snapshot()
        shown.touchDown(0, at: Point(x: 160, y: 30))
        for x in [168.0, 195] { shown.touchMove(0, to: Point(x: x, y: 30)) }
        shown.advance(by: .milliseconds(50))
        shown.touchCancel()
        try shown.settle()
        #expect(writes.values.isEmpty)
        #expect(shown.snapshot() == off)
    }

    @Test func `a style of one's own turns it through the configuration`() {
        let writes = Heard<Bool>()
        let shown = window(Words(), writes: writes)
        #expect(shown.frame(ofText: "off") != nil)
        shown.tap(at: shown.frame(ofText: "off")!.center)
        shown.advance(frames: 1)
        #expect(shown.frame(ofText: "on") != nil)
        #expect(writes.values == [true])
    }

    @Test func `without its label a switch takes its own room only`() {
        let shown = TestWindow(size: size) {
            Switched(isOn: false, writes: Heard()).labelsHidden().named("switch")
        }
        shown.expect("switch", at: Rect(x: 75, y: 15, width: 51, height: 31), within: 1)
    }
}

private struct Words: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.label
            Text(configuration.isOn ? "on" : "off").onTapGesture { configuration.isOn.toggle() }
        }
    }
}

/// A toggle with a state of its own that notes what is written.
private struct Switched: View {
    @State var isOn: Bool
    let writes: Heard<Bool>

    init(isOn: Bool, writes: Heard<Bool>) {
        _isOn = State(initialValue: isOn)
        self.writes = writes
    }

    var body: some View {
        Toggle(
            "Wireless",
            isOn: Binding(
                get: { isOn },
                set: {
                    isOn = $0
                    writes.values.append($0)
                }))
    }
}
