import GlideTesting
import Testing

@testable import Glide

@MainActor
@Suite struct `From right to left` {
    private let size = Size(width: 300, height: 200)

    private func window<Content: View>(
        _ direction: LayoutDirection, @ViewBuilder _ content: () -> Content
    ) -> TestWindow {
        TestWindow(size: size, scale: 2) { content().environment(\.layoutDirection, direction) }
    }

    @Test func `stacks, paddings, frames and alignments are mirrored`() {
        let left = window(.leftToRight) { Everything() }
        let right = window(.rightToLeft) { Everything() }
        let names = ["A", "B", "C", "D", "E", "F", "G", "H", "I", "J", "K", "pad", "row"]
        for name in names {
            let frame = left.frame(of: name)!
            right.expect(
                name, at: Rect(x: 300 - frame.maxX, y: frame.minY, width: frame.width, height: frame.height), name)
        }
    }

    @Test func `a window of that direction is mirrored from its root`() {
        var environment = EnvironmentValues()
        environment.layoutDirection = .rightToLeft
        let window = TestWindow(size: size, scale: 2, environment: environment) {
            HStack(spacing: 0) {
                Block("A", 50, 20)
                Spacer()
            }
        }
        window.expect("A", at: Rect(x: 250, y: 90, width: 50, height: 20))
    }

    @Test func `offsets, rotations and scales stay as they are, positions are mirrored`() {
        let window = window(.rightToLeft) {
            ZStack(alignment: .topLeading) {
                Color.clear
                Block("offset", 20, 20).offset(x: -30, y: 5)
                Block("position", 20, 20).position(x: 30, y: 100)
                Block("scaled", 20, 20).scaleEffect(2, anchor: .topTrailing)
            }
        }
        window.expect("offset", at: Rect(x: 250, y: 5, width: 20, height: 20))
        window.expect("position", at: Rect(x: 260, y: 90, width: 20, height: 20))
        window.expect("scaled", at: Rect(x: 260, y: 0, width: 40, height: 40))
    }

    @Test func `lines of text start at the right`() throws {
        let window = window(.rightToLeft) {
            Text("a line that is long\nshort").multilineTextAlignment(.leading)
        }
        let frame = try #require(window.frame(ofText: "a line that is long\nshort"))
        let origins = window.glyphOrigins(ofText: "a line that is long\nshort")
        let second = origins.filter { $0.y > origins[0].y + 5 }.map(\.x).min()!
        #expect(second > frame.minX + 40)
    }

    @Test func `a transition comes from the leading edge, which is the right one`() {
        let handle = Handle<Bool>()
        let window = TestWindow(size: size) {
            Held(false, by: handle) { isShown in
                ZStack {
                    if isShown { Block("A", 40, 20).transition(.move(edge: .leading)) }
                }
            }
            .environment(\.layoutDirection, .rightToLeft)
        }
        withAnimation(.linear(duration: 1)) { handle.value = true }
        window.advance(by: .milliseconds(500))
        window.expect("A", at: Rect(x: 150, y: 90, width: 40, height: 20), within: 0.5)
    }

    @Test func `images flip where they are told to`() {
        let plain = window(.rightToLeft) { Corner() }
        let flipped = window(.rightToLeft) { Corner().flipsForRightToLeftLayoutDirection(true) }
        let usual = window(.leftToRight) { Corner().flipsForRightToLeftLayoutDirection(true) }
        let place = Point(x: 135, y: 85)
        #expect(plain.color(at: place) == usual.color(at: place))
        #expect(flipped.color(at: place) != usual.color(at: place))
        #expect(flipped.color(at: Point(x: 165, y: 85)) == usual.color(at: place))
    }

    @Test func `rows of a list and a lazy stack are mirrored`() {
        let window = window(.rightToLeft) {
            ScrollView {
                LazyVStack(alignment: .leading, spacing: 0) {
                    ForEach(0..<50) { Block("\($0)", 40 + Double($0), 20) }
                }
            }
        }
        window.expect("0", at: Rect(x: 260, y: 0, width: 40, height: 20))
        window.expect("5", at: Rect(x: 255, y: 100, width: 45, height: 20))
    }

    @Test func `a change of direction moves what is shown`() throws {
        let handle = Handle<LayoutDirection>()
        let window = TestWindow(size: size) {
            Held(LayoutDirection.leftToRight, by: handle) { direction in
                HStack(spacing: 0) {
                    Block("A", 50, 20)
                    Block("B", 100, 20)
                }
                .environment(\.layoutDirection, direction)
            }
        }
        withAnimation(.linear(duration: 1)) { handle.value = .rightToLeft }
        window.advance(by: .milliseconds(500))
        window.expect("A", at: Rect(x: 125, y: 90, width: 50, height: 20), within: 0.2)
        try window.settle()
        window.expect("A", at: Rect(x: 175, y: 90, width: 50, height: 20))
        window.expect("B", at: Rect(x: 75, y: 90, width: 100, height: 20))
    }

    @Test func `a matched view in flight stays where its group places it`() throws {
        let handle = Handle<Bool>()
        let window = TestWindow(size: size) {
            Held(false, by: handle) { Matched(isSecond: $0) }.environment(\.layoutDirection, .rightToLeft)
        }
        window.expect("mark", at: Rect(x: 200, y: 90, width: 60, height: 20))
        withAnimation(.linear(duration: 1)) { handle.value = true }
        window.advance(by: .milliseconds(500))
        window.expect("mark", at: Rect(x: 120, y: 90, width: 80, height: 20), within: 0.5)
        try window.settle()
        window.expect("mark", at: Rect(x: 40, y: 90, width: 100, height: 20))
    }
}

private struct Matched: View {
    let isSecond: Bool
    @Namespace private var namespace

    var body: some View {
        HStack(spacing: 60) {
            ForEach(0..<2) { index in
                ZStack {
                    if (index == 1) == isSecond {
                        Color.blue.named("mark").matchedGeometryEffect(id: 0, in: namespace)
                    }
                }
                .frame(width: index == 0 ? 60 : 100, height: 20)
            }
        }
    }
}

/// A box with one red corner.
private struct Corner: View {
    var body: some View {
        Color.blue.frame(width: 40, height: 40).overlay(alignment: .topLeading) {
            Color.red.frame(width: 20, height: 20)
        }
        .environment(\.layoutDirection, .leftToRight)
    }
}

private struct Everything: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            HStack(spacing: 7) {
                Block("A", 50, 10)
                Block("B", 20, 10)
                Spacer()
                Block("C", 10, 10)
            }
            .named("row")
            Block("D", 30, 10).padding(.leading, 20).padding(.trailing, 5).named("pad")
            Block("E", 10, 10).frame(width: 100, alignment: .trailing)
            Block("F", 100, 20).overlay(alignment: .topTrailing) { Block("G", 10, 10) }
                .background(alignment: .leading) { Block("H", 130, 5) }
            Grid(alignment: .leading) {
                GridRow {
                    Block("I", 20, 10)
                    Block("J", 40, 10)
                }
            }
            AnyLayout(HStackLayout(spacing: 3))() {
                Block("K", 20, 10)
                Block("L", 80, 10)
            }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
    }
}

extension `From right to left` {
    @Test(arguments: [
        ("ar_EG.UTF-8", LayoutDirection.rightToLeft), ("he_IL", .rightToLeft), ("fa", .rightToLeft),
        ("ur_PK@euro", .rightToLeft), ("en_GB.UTF-8", .leftToRight), ("C", .leftToRight), ("", .leftToRight),
        ("arn_CL", .leftToRight),
    ])
    func `a locale's language says the direction`(_ locale: String, _ direction: LayoutDirection) {
        #expect(LayoutDirection(locale: locale) == direction)
    }
}
