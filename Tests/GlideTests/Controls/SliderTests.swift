import GlideTesting
import Testing

@MainActor
@Suite struct Sliders {
    private let size = Size(width: 228, height: 60)

    /// Along 200 points from 14 to 214: half a hundredth a point.
    private func window(
        _ value: Double = 0.2, in bounds: ClosedRange<Double> = 0...1, step: Double? = nil, isDisabled: Bool = false,
        direction: LayoutDirection = .leftToRight, edits: Heard<Bool> = Heard(), values: Heard<Double> = Heard()
    ) -> TestWindow {
        TestWindow(size: size) {
            Slid(value: value, bounds: bounds, step: step, edits: edits, values: values).disabled(isDisabled)
                .environment(\.layoutDirection, direction)
        }
    }

    @Test func `a finger moves the knob one to one, wherever it is put`() throws {
        let values = Heard<Double>()
        let shown = window(values: values)
        shown.touchDown(0, at: Point(x: 54, y: 30))
        shown.touchMove(0, to: Point(x: 64, y: 30))
        shown.touchMove(0, to: Point(x: 104, y: 34))
        #expect(abs(try #require(values.values.last) - 0.4) < 1e-9)
        shown.touchUp(0)
        // Far from the knob: it does not jump.
        shown.touchDown(0, at: Point(x: 180, y: 30))
        shown.touchMove(0, to: Point(x: 170, y: 30))
        shown.touchMove(0, to: Point(x: 130, y: 30))
        #expect(abs(try #require(values.values.last) - 0.2) < 1e-9)
        shown.touchUp(0)
    }

    @Test func `it stops at the ends, and comes back at once`() {
        let values = Heard<Double>()
        let shown = window(values: values)
        shown.touchDown(0, at: Point(x: 54, y: 30))
        shown.touchMove(0, to: Point(x: 60, y: 30))
        shown.touchMove(0, to: Point(x: 400, y: 30))
        #expect(values.values.last == 1)
        shown.touchMove(0, to: Point(x: -400, y: 30))
        #expect(values.values.last == 0)
    }

    @Test func `a tap fetches the knob, which travels there`() throws {
        let values = Heard<Double>()
        let shown = window(values: values)
        shown.tap(at: Point(x: 164, y: 30))
        #expect(abs(try #require(values.values.last) - 0.75) < 1e-9)
        shown.advance(by: .milliseconds(50))
        #expect(shown.runningAnimations.contains { $0.attribute == "frame" })
        try shown.settle()
        #expect(shown.color(at: Point(x: 164, y: 20)) == RGBA(red: 255, green: 255, blue: 255, alpha: 255))
    }

    @Test func `a mouse beside the knob fetches it, and holds it from then on`() throws {
        let values = Heard<Double>()
        let shown = window(values: values)
        shown.pointerMove(to: Point(x: 114, y: 30))
        shown.pointerDown()
        #expect(abs(try #require(values.values.last) - 0.5) < 1e-9)
        shown.pointerMove(to: Point(x: 116, y: 30))
        shown.pointerMove(to: Point(x: 136, y: 30))
        #expect(abs(try #require(values.values.last) - 0.6) < 1e-9)
        shown.pointerUp()
    }

    @Test func `by steps`() {
        let values = Heard<Double>()
        let shown = window(2, in: 0...10, step: 2.5, values: values)
        shown.touchDown(0, at: Point(x: 54, y: 30))
        for x in stride(from: 60.0, through: 214, by: 7) { shown.touchMove(0, to: Point(x: x, y: 30)) }
        shown.touchUp(0)
        #expect(values.values == [2.5, 5, 7.5, 10])
    }

    @Test func `it tells when it is taken and when it is let go`() {
        let edits = Heard<Bool>()
        let shown = window(edits: edits)
        shown.touchDown(0, at: Point(x: 54, y: 30))
        #expect(edits.values == [true])
        shown.touchMove(0, to: Point(x: 94, y: 30))
        shown.touchUp(0)
        #expect(edits.values == [true, false])
        shown.touchDown(0, at: Point(x: 54, y: 30))
        shown.touchCancel()
        #expect(edits.values == [true, false, true, false])
    }

    @Test func `the knob grows under the finger`() throws {
        let shown = window()
        let above = Point(x: 54, y: 14.5)
        let rest = shown.color(at: above)
        shown.touchDown(0, at: Point(x: 54, y: 30))
        try shown.settle()
        #expect(shown.color(at: above) != rest)
        shown.touchUp(0)
        try shown.settle()
        #expect(shown.color(at: above) == rest)
    }

    @Test func `from right to left the least is at the right`() throws {
        let values = Heard<Double>()
        let shown = window(direction: .rightToLeft, values: values)
        shown.touchDown(0, at: Point(x: 174, y: 30))
        shown.touchMove(0, to: Point(x: 164, y: 30))
        shown.touchMove(0, to: Point(x: 124, y: 30))
        #expect(abs(try #require(values.values.last) - 0.4) < 1e-9)
    }

    @Test func `disabled, it cannot be moved`() {
        let values = Heard<Double>()
        let shown = window(isDisabled: true, values: values)
        shown.tap(at: Point(x: 164, y: 30))
        shown.drag(from: Point(x: 54, y: 30), to: Point(x: 154, y: 30), duration: .milliseconds(100))
        #expect(values.values.isEmpty)
        #expect(shown.snapshot() != window().snapshot())
    }

    @Test(arguments: [
        (Double.nan, 0.0...1), (-5, 0...1), (7, 0...1), (3, 3...3), (.infinity, 0...1), (0, -1e300...1e300),
    ])
    func `odd values and ranges are shown somewhere on the track`(_ value: Double, _ bounds: ClosedRange<Double>) throws
    {
        let shown = window(value, in: bounds)
        shown.tap(at: Point(x: 164, y: 30))
        shown.drag(from: Point(x: 54, y: 30), to: Point(x: 154, y: 30), duration: .milliseconds(100))
        try shown.settle()
        #expect(shown.isAtRest)
    }

    @Test func `labels stand at its ends`() {
        let shown = TestWindow(size: Size(width: 300, height: 60)) {
            Slider(value: .constant(0.5)) {
                Text("not shown")
            } minimumValueLabel: {
                Text("least")
            } maximumValueLabel: {
                Text("most")
            }
        }
        #expect(shown.frame(ofText: "least")?.minX == 0)
        #expect(shown.frame(ofText: "most")?.maxX == 300)
        #expect(shown.frame(ofText: "not shown") == nil)
    }

    @Test func `a list takes the finger that goes up and down on a slider`() {
        let values = Heard<Double>()
        let edits = Heard<Bool>()
        let shown = TestWindow(size: size) {
            ScrollView {
                VStack(spacing: 30) {
                    ForEach(0..<6) { _ in Slid(value: 0.2, bounds: 0...1, step: nil, edits: edits, values: values) }
                }
            }
        }
        shown.drag(from: Point(x: 54, y: 50), to: Point(x: 58, y: 5), duration: .milliseconds(200))
        #expect(values.values.isEmpty)
        #expect(edits.values == [true, false])
    }

    @Test func `other floating-point types`() {
        let handle = Handle<Float>()
        let shown = TestWindow(size: size) {
            Bound(handle: handle)
        }
        shown.tap(at: Point(x: 114, y: 30))
        #expect(abs(handle.value - 5) < 1e-5)
    }
}

private struct Bound: View {
    @State private var value: Float = 0
    let handle: Handle<Float>

    var body: some View { Slider(value: $value, in: 0...10).onAppear { handle.take($value) } }
}

private struct Slid: View {
    @State var value: Double
    let bounds: ClosedRange<Double>
    let step: Double?
    let edits: Heard<Bool>
    let values: Heard<Double>

    init(value: Double, bounds: ClosedRange<Double>, step: Double?, edits: Heard<Bool>, values: Heard<Double>) {
        _value = State(initialValue: value)
        self.bounds = bounds
        self.step = step
        self.edits = edits
        self.values = values
    }

    var body: some View {
        let noted = Binding(
            get: { value },
            set: {
                value = $0
                values.values.append($0)
            })
        if let step {
            Slider(value: noted, in: bounds, step: step) { edits.values.append($0) }
        } else {
            Slider(value: noted, in: bounds) { edits.values.append($0) }
        }
    }
}
