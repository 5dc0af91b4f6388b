import GlideTesting
import Testing

/// Section 2 seen from the leaves: what is laid out elsewhere travels there.
@MainActor
@Suite struct `Animated geometry` {
    private let size = Size(width: 400, height: 200)
    private let isOn = Handle<Bool>()
    private static let line = Animation.linear(duration: 1)
    private static let spring = Animation.spring(response: 0.3, dampingFraction: 0.7)

    /// A window whose content depends on a state that is off.
    private func window<Content: View>(
        _ frameRate: Double = 60, @ViewBuilder content: @escaping (Bool) -> Content
    ) -> TestWindow {
        TestWindow(size: size, frameRate: frameRate) { Held(false, by: isOn, content: content) }
    }

    /// Expects views a quarter of the way from where they are to where they end.
    private func expectQuarterWay(
        _ names: [String], in window: TestWindow, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let starts = names.map { window.frame(of: $0) ?? .zero }
        withAnimation(Self.line) { isOn.value.toggle() }
        window.advance(by: .milliseconds(250))
        let quarter = names.map { window.frame(of: $0) ?? .zero }
        try window.settle()
        for (index, name) in names.enumerated() {
            let end = window.frame(of: name) ?? .zero
            let (a, b) = (RectVector(starts[index]), RectVector(end))
            let expected = a.components + (b.components - a.components) / 4
            #expect(a != b, "\(name) does not move", sourceLocation: sourceLocation)
            let shown = RectVector(quarter[index]).components
            let differences = shown - expected
            #expect(
                (0..<4).allSatisfy { abs(differences[$0]) < 0.01 },
                "\(name) is at \(quarter[index]) of \(starts[index])…\(end)",
                sourceLocation: sourceLocation)
        }
    }

    @Test func `a frame that grows`() throws {
        try expectQuarterWay(
            ["A", "B"],
            in: window { isOn in
                HStack(spacing: 10) {
                    Block("A", isOn ? 200 : 50, isOn ? 80 : 20)
                    Block("B", 40, 40)
                }
            })
    }

    @Test func `a padding that grows`() throws {
        try expectQuarterWay(
            ["A"],
            in: window { isOn in
                Block("A").padding(.leading, isOn ? 200 : 20).padding(.top, isOn ? 40 : 8)
            })
    }

    @Test func `a spacing that grows`() throws {
        try expectQuarterWay(
            ["A", "C"],
            in: window { isOn in
                HStack(spacing: isOn ? 60 : 4) {
                    Block("A", 40, 40)
                    Block("B", 40, 40)
                    Block("C", 40, 40)
                }
            })
    }

    @Test func `an alignment that changes`() throws {
        try expectQuarterWay(
            ["A"],
            in: window { isOn in
                VStack(alignment: isOn ? .trailing : .leading) {
                    Block("A", 40, 40)
                    Block("B", 140, 40)
                }
            })
        try expectQuarterWay(
            ["A"],
            in: window { isOn in
                Block("A", 40, 40)
                    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: isOn ? .bottomTrailing : .topLeading)
            })
    }

    @Test func `rows that change their order`() throws {
        try expectQuarterWay(
            ["a", "c"],
            in: window { isOn in
                VStack(spacing: 0) {
                    ForEach(isOn ? ["c", "b", "a"] : ["a", "b", "c"], id: \.self) { Block($0, 40, 30) }
                }
            })
    }

    @Test func `a text that moves`() throws {
        let window = window { isOn in
            Text("moving").frame(maxWidth: .infinity, alignment: isOn ? .trailing : .leading)
        }
        let start = try #require(window.frame(ofText: "moving"))
        withAnimation(Self.line) { isOn.value = true }
        window.advance(by: .milliseconds(500))
        let half = try #require(window.frame(ofText: "moving"))
        try window.settle()
        let end = try #require(window.frame(ofText: "moving"))
        #expect(abs(half.minX - (start.minX + end.minX) / 2) < 0.01)
    }

    @Test func `an offset, a scale and a rotation`() throws {
        try expectQuarterWay(["offset"], in: window { Block("offset", 40, 40).offset(x: $0 ? 100 : 0, y: $0 ? 20 : 4) })
        try expectQuarterWay(["scale"], in: window { Block("scale", 40, 40).scaleEffect($0 ? 2 : 1) })
        let turned = window { Block("turn", 40, 20).rotationEffect(.degrees($0 ? 180 : 0)) }
        withAnimation(Self.line) { isOn.value = true }
        turned.advance(by: .milliseconds(500))
        // A quarter turn half way.
        turned.expect("turn", at: Rect(x: 190, y: 80, width: 20, height: 40))
    }

    @Test func `colours meet in linear light`() {
        let window = window { Block("A", 40, 40, color: $0 ? .white : .black) }
        withAnimation(Self.line) { isOn.value = true }
        window.advance(by: .milliseconds(500))
        let grey = window.color(at: Point(x: 200, y: 100))
        #expect(abs(Double(grey.red) - 187.5) <= 1 && grey.red == grey.green && grey.green == grey.blue)
    }

    @Test func `blue and red meet at the values of the table`() {
        let blue = Color(red: 0, green: 136 / 255, blue: 1)
        let red = Color(red: 1, green: 56 / 255, blue: 60 / 255)
        let window = window { Block("A", 40, 40, color: $0 ? red : blue) }
        withAnimation(Self.line) { isOn.value = true }
        window.advance(by: .milliseconds(500))
        let color = window.color(at: Point(x: 200, y: 100))
        #expect(abs(Double(color.red) - 187.5) <= 1)
        #expect(abs(Double(color.green) - 105.6) <= 1)
        #expect(abs(Double(color.blue) - 191.3) <= 1)
    }

    @Test func `an opacity`() {
        let window = window { Block("A", 40, 40, color: .black).opacity($0 ? 0 : 1) }
        withAnimation(Self.line) { isOn.value = true }
        window.advance(by: .milliseconds(250))
        #expect(abs(Int(window.color(at: Point(x: 200, y: 100)).red) - 64) <= 1)
    }

    @Test func `a corner radius`() {
        let window = TestWindow(size: Size(width: 100, height: 100), scale: 4) {
            Held(false, by: isOn) {
                RoundedRectangle(cornerRadius: $0 ? 40 : 0, style: .circular).fill(.black)
            }
        }
        withAnimation(Self.line) { isOn.value = true }
        window.advance(by: .milliseconds(500))
        // Radius 20: on the diagonal the corner is 20·(1 − 1/√2) = 5.86 points away from both edges.
        #expect(window.color(at: Point(x: 5.5, y: 5.5)).red == 255)
        #expect(window.color(at: Point(x: 6.25, y: 6.25)).red == 0)
    }

    @Test func `a colour and a frame of one view have one clock`() {
        let window = window { Block("A", $0 ? 200 : 100, 40, color: $0 ? .white : .black) }
        withAnimation(Self.line) { isOn.value = true }
        window.advance(by: .milliseconds(500))
        #expect(abs((window.frame(of: "A")?.width ?? 0) - 150) < 0.01)
        #expect(abs(Double(window.color(at: Point(x: 200, y: 100)).red) - 187.5) <= 1)
    }

    @Test func `an interruption keeps place and velocity`() {
        let width = Handle<Double>()
        let window = TestWindow(size: size, frameRate: 1000) {
            Held(100.0, by: width) { Block("A", $0, 20).frame(maxWidth: .infinity, alignment: .leading) }
        }
        func shown() -> Double { window.frame(of: "A")?.width ?? -1 }
        withAnimation(Self.spring) { width.value = 300 }
        window.advance(by: .milliseconds(99))
        var values: [Double] = []
        for _ in 0..<2 {
            values.append(shown())
            window.advance(frames: 1)
        }
        withAnimation(Self.spring) { width.value = 50 }
        for _ in 0..<3 {
            values.append(shown())
            window.advance(frames: 1)
        }
        let steps = zip(values, values.dropFirst()).map { $1 - $0 }
        // About 1.35 points a millisecond; the new pull changes that by a few hundredths.
        #expect(steps.allSatisfy { $0 > 1 && $0 < 1.6 }, "\(steps)")
    }

    @Test func `the interrupted spring follows its table`() {
        let width = Handle<Double>()
        let window = TestWindow(size: size, frameRate: 1000) { Held(100.0, by: width) { Block("A", $0, 20) } }
        withAnimation(Self.spring) { width.value = 200 }
        window.advance(by: .milliseconds(100))
        withAnimation(Self.spring) { width.value = 100 }
        for share in [0.287806, -0.030369, -0.016387, 0.001051] {
            window.advance(by: .milliseconds(100))
            #expect(abs((window.frame(of: "A")?.width ?? 0) - (100 + 100 * share)) < 0.01)
        }
    }

    @Test func `values do not depend on the frame rate`() {
        var seen: [[Rect]] = []
        for rate in [30.0, 60, 144, 1000] {
            let window = window(rate) { isOn in
                HStack(spacing: isOn ? 30 : 5) {
                    Block("A", isOn ? 100 : 30, 20).offset(y: isOn ? 30 : 0)
                    Block("B", 30, 20)
                }
            }
            var frames: [Rect] = []
            window.advance(by: .milliseconds(50))
            withAnimation(Self.spring) { isOn.value = true }
            for step in 0..<10 {
                window.advance(by: .milliseconds(70))
                if step == 3 { withAnimation(.easeInOut(duration: 0.3)) { isOn.value = false } }
                frames += ["A", "B"].map { window.frame(of: $0) ?? .zero }
            }
            seen.append(frames)
        }
        for frames in seen.dropFirst() {
            for (a, b) in zip(seen[0], frames) { #expect(a.distance(to: b) < 1e-6) }
        }
    }

    @Test func `a change without animation moves what is in flight along`() {
        let width = Handle<Double>()
        let window = TestWindow(size: size) { Held(100.0, by: width) { Block("A", $0, 20) } }
        withAnimation(Self.line) { width.value = 200 }
        window.advance(by: .milliseconds(500))
        width.value = 300
        window.advance(frames: 1)
        #expect(abs((window.frame(of: "A")?.width ?? 0) - (250 + 100.0 / 60)) < 0.01)
    }

    @Test func `an animation without duration ends what runs`() {
        let width = Handle<Double>()
        let window = TestWindow(size: size) { Held(100.0, by: width) { Block("A", $0, 20) } }
        withAnimation(.linear(duration: 1).repeatForever()) { width.value = 200 }
        window.advance(by: .milliseconds(500))
        withAnimation(.linear(duration: 0)) { width.value = 150 }
        window.advance(frames: 2)
        #expect(window.frame(of: "A")?.width == 150)
        #expect(window.isAtRest)
    }

    @Test func `a scroll during a flight moves the content at once and the flight goes on in it`() {
        let window = window { isOn in
            ScrollView {
                VStack(spacing: 0) {
                    Block("A", isOn ? 200 : 100, 50)
                    Block("B", 100, 600)
                }
            }
        }
        withAnimation(Self.line) { isOn.value = true }
        window.advance(by: .milliseconds(500))
        window.scroll(by: Size(width: 0, height: 30))
        window.expect("A", at: Rect(x: 125, y: -30, width: 150, height: 50))
        window.advance(by: .milliseconds(250))
        window.expect("A", at: Rect(x: 112.5, y: -30, width: 175, height: 50))
    }

    @Test func `a window that is resized does not animate its content`() {
        let window = window { _ in Block("A", 40, 40).frame(maxWidth: .infinity, alignment: .trailing) }
        window.resize(to: Size(width: 200, height: 200))
        window.advance(frames: 1)
        window.expect("A", at: Rect(x: 160, y: 80, width: 40, height: 40))
        #expect(window.isAtRest)
    }

    @Test func `frames in flight are not rounded to pixels, frames at rest are`() {
        let window = window { Block("A", $0 ? 101 : 100, 40) }
        withAnimation(Self.line) { isOn.value = true }
        window.advance(by: .milliseconds(300))
        window.expect("A", at: Rect(x: 150, y: 80, width: 100.3, height: 40), within: 1e-6)
        window.advance(by: .seconds(1))
        window.expect("A", at: Rect(x: 150, y: 80, width: 101, height: 40), within: 0)
    }

    @Test func `nothing is animated that does not change`() throws {
        let window = window { isOn in
            HStack {
                Block("A", isOn ? 100 : 50, 20)
                Block("B", 50, 20)
            }
            .frame(width: 300, alignment: .leading)
        }
        withAnimation(Self.line) { isOn.value = true }
        window.advance(frames: 2)
        let kinds = Set(window.runningAnimations.map(\.attribute))
        #expect(kinds == ["frame"])
        // The frame of 300 points around them stays, and so does everything about B but its place.
        try window.settle()
        #expect(window.runningAnimations.isEmpty)
    }
}
