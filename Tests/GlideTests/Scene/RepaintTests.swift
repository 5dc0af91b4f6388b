import GlideTesting
import Testing

/// After every frame the window must look as if all of it had been painted again.
@MainActor
@Suite struct `Painting only what changed` {
    /// Lets `frames` pass and compares each with a whole repaint.
    ///
    /// Where the damage cuts an oblique edge, Cairo counts one of the fifteen lines of a row of pixels on the other side:
    /// pixels along that row may differ by a fifteenth of the full range. Anything beyond is a mistake.
    private func check(
        _ window: TestWindow, frames: Int, _ comment: @autoclosure () -> String = "",
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        for frame in 0..<frames {
            window.advance(frames: 1)
            let shown = window.snapshot()
            let whole = window.repaintedWhole()
            if shown == whole { continue }
            let amount = shown.maximumDifference(from: whole)
            let count = shown.difference(from: whole, tolerance: 2)
            if amount > 17 || count > 100 {
                let area = Self.bounds(shown, whole)
                Issue.record(
                    "frame \(frame): \(count) pixels differ by \(amount) \(area), damage \(window.damage) \(comment())",
                    sourceLocation: sourceLocation)
                return
            }
        }
    }

    private static func bounds(_ a: Bitmap, _ b: Bitmap) -> String {
        var (left, top, right, bottom) = (Int.max, Int.max, -1, -1)
        for y in 0..<a.height {
            for x in 0..<a.width where abs(Int(a[x, y].green) - Int(b[x, y].green)) > 2 {
                (left, top, right, bottom) = (min(left, x), min(top, y), max(right, x), max(bottom, y))
            }
        }
        return "in x \(left)…\(right), y \(top)…\(bottom)"
    }

    private static let spring = Animation.spring(response: 0.3, dampingFraction: 0.6)

    @Test(arguments: [1, 1.5, 2])
    func `boxes that move and grow`(_ scale: Double) {
        let flag = Handle<Bool>()
        let window = TestWindow(size: Size(width: 200, height: 120), scale: scale) {
            Held(false, by: flag) { isOn in
                HStack(spacing: isOn ? 30 : 4) {
                    Circle().fill(.red).frame(width: isOn ? 60 : 20, height: 40)
                    RoundedRectangle(cornerRadius: isOn ? 20 : 3).fill(isOn ? Color.blue : .green).frame(height: 30)
                    Text("Text").kerning(isOn ? 4 : 0)
                }
                .padding(isOn ? 3 : 20)
            }
        }
        for _ in 0..<3 {
            withAnimation(Self.spring) { flag.value.toggle() }
            check(window, frames: 9)
        }
        check(window, frames: 60)
    }

    @Test func `layers that move, scale, turn and fade over one another`() {
        let flag = Handle<Bool>()
        let window = TestWindow(size: Size(width: 200, height: 160)) {
            Held(false, by: flag) { isOn in
                ZStack {
                    Color.yellow.frame(width: 150, height: 90)
                    VStack {
                        Text("Moving").padding(4).background(Color.orange)
                        Capsule().fill(.blue).frame(width: isOn ? 90 : 30, height: 12)
                    }
                    .rotationEffect(.degrees(isOn ? 50 : 0))
                    .scaleEffect(isOn ? 1.5 : 0.8, anchor: .topLeading)
                    .opacity(isOn ? 0.4 : 1)
                    .offset(x: isOn ? 40 : -50, y: isOn ? -20 : 30)
                    .clipShape(RoundedRectangle(cornerRadius: isOn ? 30 : 2))
                }
            }
        }
        for _ in 0..<4 {
            withAnimation(Self.spring) { flag.value.toggle() }
            check(window, frames: 11)
        }
        check(window, frames: 60)
    }

    @Test func `a child that grew inside a layer leaves nothing behind when the layer moves`() {
        let width = Handle<Double>()
        let offset = Handle<Double>()
        let window = TestWindow(size: Size(width: 300, height: 60)) {
            Held(0.0, by: offset) { offset in
                HStack {
                    Held(20.0, by: width) { Block("A", $0, 20, color: .black) }
                }
                // The child reaches out of the frame, whose place and size stay.
                .frame(width: 30)
                .offset(x: offset)
            }
        }
        width.value = 120
        check(window, frames: 1)
        offset.value = 60
        check(window, frames: 1)
        width.value = 20
        check(window, frames: 1)
        offset.value = -80
        check(window, frames: 1)
    }

    @Test func `views that come, go and change their order`() {
        let rows = Handle<[Int]>()
        let window = TestWindow(size: Size(width: 160, height: 160)) {
            Held([1, 2, 3], by: rows) { rows in
                VStack(spacing: -6) {
                    ForEach(rows, id: \.self) { row in
                        Text("Row \(row)").padding(6).background(row % 2 == 0 ? Color.red : .blue)
                            .opacity(row == 3 ? 0.5 : 1)
                    }
                    if rows.count > 2 { Circle().fill(.green).frame(width: 30, height: 30) }
                }
            }
        }
        for list in [[3, 1, 2], [2], [4, 2, 5, 3], [], [1, 2, 3], [3, 2, 1]] {
            withAnimation(Self.spring) { rows.value = list }
            check(window, frames: 7, "towards \(list)")
        }
        check(window, frames: 60)
        for list in [[3, 1, 2], [2], [4, 2, 5, 3], [], [1, 2, 3]] {
            rows.value = list
            check(window, frames: 1, "at \(list)")
        }
    }

    @Test func `a drawing order that changes`() {
        let top = Handle<Double>()
        let window = TestWindow(size: Size(width: 100, height: 100)) {
            Held(0.0, by: top) { top in
                ZStack {
                    Block("A", 60, 40, color: .red).zIndex(top)
                    Block("B", 40, 60, color: .blue)
                }
            }
        }
        for value in [1.0, 0, -1, 2] {
            top.value = value
            check(window, frames: 1)
        }
    }

    @Test func `a scrolled list with a flight in it`() {
        let selected = Handle<Int>()
        let window = TestWindow(size: Size(width: 150, height: 90)) {
            Held(0, by: selected) { selected in
                Spaced { namespace in
                    ScrollView {
                        VStack(spacing: 4) {
                            ForEach(0..<12) { row in
                                Text("Row \(row)").padding(3).background {
                                    if row == selected {
                                        Capsule().fill(.orange).matchedGeometryEffect(id: "bar", in: namespace)
                                    }
                                }
                            }
                        }
                    }
                    .padding(8)
                }
            }
        }
        for row in [2, 5, 1] {
            withAnimation(Self.spring) { selected.value = row }
            check(window, frames: 4)
            window.scroll(by: Size(width: 0, height: 11))
            check(window, frames: 6)
        }
        window.drag(from: Point(x: 70, y: 70), to: Point(x: 70, y: 20), duration: .milliseconds(100))
        check(window, frames: 40)
    }

    @Test func `matched views under different clips and fades`() {
        let isRight = Handle<Bool>()
        let window = TestWindow(size: Size(width: 260, height: 100)) {
            Held(false, by: isRight) { isRight in
                Spaced { namespace in
                    HStack(spacing: 40) {
                        VStack {
                            if !isRight {
                                Color.red.matchedGeometryEffect(id: 1, in: namespace).frame(width: 60, height: 60)
                            }
                        }
                        .frame(width: 80, height: 80).background(Color.yellow).clipShape(Circle()).opacity(0.7)
                        VStack {
                            if isRight {
                                Color.blue.matchedGeometryEffect(id: 1, in: namespace).frame(width: 90, height: 30)
                            }
                        }
                        .frame(width: 80, height: 80).background(Color.green).clipped().opacity(0.4)
                    }
                }
            }
        }
        for _ in 0..<4 {
            withAnimation(Self.spring) { isRight.value.toggle() }
            check(window, frames: 9)
        }
        check(window, frames: 60)
    }

    @Test func `hiding and showing, resizing and another scale`() {
        let flag = Handle<Bool>()
        let window = TestWindow(size: Size(width: 100, height: 100)) {
            Held(false, by: flag) { Circle().fill($0 ? Color.red : .blue).padding($0 ? 30 : 5) }
        }
        withAnimation(Self.spring) { flag.value = true }
        check(window, frames: 3)
        window.resize(to: Size(width: 140, height: 80))
        check(window, frames: 3)
        window.setScale(2)
        check(window, frames: 3)
        window.hide()
        window.advance(frames: 3)
        window.show()
        check(window, frames: 20)
    }

    @Test(arguments: 0..<SceneGenerator.seeds)
    func `random programs`(_ seed: UInt64) {
        var random = SceneGenerator(seed: seed)
        let program = Handle<RandomProgram>()
        let scale = [1, 1, 1.25, 2][Int(random.next() % 4)]
        let window = TestWindow(size: Size(width: 160, height: 120), scale: scale) {
            Held(RandomProgram(), by: program) { RandomView(program: $0) }
        }
        for step in 0..<12 {
            let animation = random.animation()
            let changes = 1 + Int(random.next() % 3)
            withAnimation(animation) {
                for _ in 0..<changes { program.value.change(&random) }
            }
            if random.next() % 4 == 0 {
                window.pointerMove(to: Point(x: 80, y: 60))
                window.scroll(by: Size(width: 0, height: Double(random.next() % 40) - 15))
            }
            check(window, frames: 1 + Int(random.next() % 9), "step \(step) of seed \(seed): \(program.value)")
        }
        check(window, frames: 30, "at the end of seed \(seed): \(program.value)")
    }
}
