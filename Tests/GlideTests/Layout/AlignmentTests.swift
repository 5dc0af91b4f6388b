import GlideTesting
import Testing

@MainActor
@Suite struct Alignments {
    private let size = Size(width: 300, height: 200)

    @Test(arguments: [(VerticalAlignment.top, 0.0), (.center, 20), (.bottom, 40)])
    func `a row lines its views up`(_ alignment: VerticalAlignment, _ y: Double) {
        let window = TestWindow(size: size, scale: 2) {
            HStack(alignment: alignment, spacing: 0) {
                Block("A", 50, 20)
                Block("B", 50, 60)
            }
            .named("stack")
        }
        window.expect("A", at: Rect(x: 0, y: y, width: 50, height: 20), in: "stack")
    }

    @Test(arguments: [(HorizontalAlignment.leading, 0.0), (.center, 20), (.trailing, 40)])
    func `a column lines its views up`(_ alignment: HorizontalAlignment, _ x: Double) {
        let window = TestWindow(size: size, scale: 2) {
            VStack(alignment: alignment, spacing: 0) {
                Block("A", 20, 50)
                Block("B", 60, 50)
            }
            .named("stack")
        }
        window.expect("A", at: Rect(x: x, y: 0, width: 20, height: 50), in: "stack")
    }

    @Test func `a guide that is moved moves the view the other way`() {
        let window = TestWindow(size: size, scale: 2) {
            HStack(alignment: .top, spacing: 0) {
                Block("A", 50, 20).alignmentGuide(.top) { $0[.top] - 10 }
                Block("B", 50, 60)
            }
            .named("stack")
        }
        window.expect("A", at: Rect(x: 0, y: 10, width: 50, height: 20), in: "stack")
        window.expect("B", at: Rect(x: 50, y: 0, width: 50, height: 60), in: "stack")
        window.expect("stack", at: Rect(x: 100, y: 70, width: 100, height: 60))
    }

    @Test func `guides make a stack larger than its largest view`() {
        let window = TestWindow(size: size, scale: 2) {
            HStack(alignment: .center, spacing: 0) {
                Block("A", 50, 20).alignmentGuide(VerticalAlignment.center) { _ in 0 }
                Block("B", 50, 40)
            }
            .named("stack")
        }
        // A hangs below the common line, B is centred on it.
        window.expect("A", at: Rect(x: 0, y: 20, width: 50, height: 20), in: "stack")
        window.expect("stack", at: Rect(x: 100, y: 80, width: 100, height: 40))
    }

    @Test func `a guide of one's own lines up views of different stacks`() {
        let window = TestWindow(size: size, scale: 2) {
            HStack(alignment: .eyes, spacing: 0) {
                VStack(spacing: 0) {
                    Block("A", 50, 40)
                    Block("B", 50, 20).alignmentGuide(.eyes) { $0.height / 2 }
                }
                Block("C", 50, 30).alignmentGuide(.eyes) { _ in 5 }
            }
            .named("stack")
        }
        // The middle of B, 50 points down, meets the point 5 points down in C.
        window.expect("C", at: Rect(x: 50, y: 45, width: 50, height: 30), in: "stack")
        window.expect("stack", at: Rect(x: 100, y: 62.5, width: 100, height: 75))
    }

    @Test func `texts of different sizes stand on one line`() throws {
        let window = TestWindow(size: size, scale: 2) {
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                Text("small").font(.system(size: 12))
                Text("large").font(.system(size: 36))
                Block("box", 20, 20)
            }
        }
        let small = try #require(window.glyphOrigins(ofText: "small").first)
        let large = try #require(window.glyphOrigins(ofText: "large").first)
        #expect(abs(small.y - large.y) <= 0.5)
        // A view without text stands on the line.
        #expect(abs(try #require(window.frame(of: "box")).maxY - large.y) <= 0.5)
    }

    @Test func `first and last baselines are those of the first and last line`() throws {
        let window = TestWindow(size: size, scale: 2) {
            HStack(alignment: .lastTextBaseline, spacing: 0) {
                VStack(spacing: 0) {
                    Text("first")
                    Text("last")
                }
                Text("beside")
            }
        }
        let last = try #require(window.glyphOrigins(ofText: "last").first)
        let beside = try #require(window.glyphOrigins(ofText: "beside").first)
        #expect(abs(last.y - beside.y) <= 0.5)
    }

    @Test func `baselines reach through padding and frames`() throws {
        let window = TestWindow(size: size, scale: 2) {
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                Text("padded").padding(.top, 30)
                Text("framed").frame(height: 80, alignment: .bottom)
                Text("plain")
            }
        }
        let lines = try ["padded", "framed", "plain"].map {
            try #require(window.glyphOrigins(ofText: $0).first).y
        }
        #expect(lines.allSatisfy { abs($0 - lines[0]) <= 0.5 })
    }

    @Test(arguments: [
        (Alignment.topLeading, Point(x: 0, y: 0)), (.top, Point(x: 40, y: 0)), (.topTrailing, Point(x: 80, y: 0)),
        (.leading, Point(x: 0, y: 20)), (.center, Point(x: 40, y: 20)), (.trailing, Point(x: 80, y: 20)),
        (.bottomLeading, Point(x: 0, y: 40)), (.bottom, Point(x: 40, y: 40)), (.bottomTrailing, Point(x: 80, y: 40)),
    ])
    func `frame, overlay, background and ZStack know the nine places`(_ alignment: Alignment, _ place: Point) {
        let window = TestWindow(size: size, scale: 2) {
            VStack(spacing: 0) {
                Block("framed", 20, 20).frame(width: 100, height: 60, alignment: alignment).named("frame")
                Block("P", 100, 60).overlay(alignment: alignment) { Block("over", 20, 20) }
                Block("Q", 100, 60).background(alignment: alignment) { Block("under", 20, 20) }
            }
        }
        let spot = Rect(origin: place, size: Size(width: 20, height: 20))
        window.expect("framed", at: spot, in: "frame")
        window.expect("over", at: spot, in: "P")
        window.expect("under", at: spot, in: "Q")
        let stack = TestWindow(size: size, scale: 2) {
            ZStack(alignment: alignment) {
                Block("large", 100, 60)
                Block("small", 20, 20)
            }
        }
        stack.expect("small", at: spot, in: "large")
    }

    @Test func `a ZStack is as large as its views of the highest priority`() {
        let window = TestWindow(size: size, scale: 2) {
            ZStack {
                Block("A", 100, 100)
                Block("B", 40, 20).layoutPriority(1)
            }
            .named("z")
        }
        window.expect("z", at: Rect(x: 130, y: 90, width: 40, height: 20))
        window.expect("A", at: Rect(x: -30, y: -40, width: 100, height: 100), in: "z")
    }

    @Test func `a guide follows state that only its closure reads`() {
        let window = TestWindow(size: size, scale: 2) { GuidedByState() }
        window.expect("A", at: Rect(x: 0, y: 0, width: 50, height: 20), in: "stack")
        window.tap(at: window.frame(of: "B")!.center)
        window.advance(frames: 1)
        window.expect("A", at: Rect(x: 0, y: 30, width: 50, height: 20), in: "stack")
    }

    @Test func `a guide that is no number is ignored with a warning`() {
        let window = TestWindow(size: size, scale: 2) {
            HStack(alignment: .top, spacing: 0) {
                Block("A", 50, 20).alignmentGuide(.top) { _ in .nan }
                Block("B", 50, 60)
            }
            .named("stack")
        }
        window.expect("A", at: Rect(x: 0, y: 0, width: 50, height: 20), in: "stack")
        #expect(window.warnings.count == 1)
    }
}

extension VerticalAlignment {
    private enum Eyes: AlignmentID {
        static func defaultValue(in dimensions: ViewDimensions) -> Double { dimensions[.top] }
    }

    fileprivate static let eyes = VerticalAlignment(Eyes.self)
}

private struct GuidedByState: View {
    @State private var shift = 0.0

    var body: some View {
        HStack(alignment: .top, spacing: 0) {
            Block("A", 50, 20).alignmentGuide(.top) { $0[.top] - shift }
            Block("B", 50, 60).onTapGesture { shift = 30 }
        }
        .named("stack")
    }
}
