import GlideTesting
import Testing

@testable import Glide

/// Redaction where something else goes on.
@MainActor
@Suite("Odd cases of redaction")
struct RedactionOddCasesTests {
    @Test(arguments: [1.0, 1.5])
    func `a card in flight between two places is hidden and shown on the way`(scale: Double) throws {
        let shown = Switch()
        let hidden = Switch()
        let window = TestWindow(size: Size(width: 200, height: 160), scale: scale) {
            Watching { _ in
                FlyingCard(isThere: shown.isOn).redacted(reason: hidden.isOn ? .placeholder : [])
            }
        }
        withAnimation(.linear(duration: 0.5)) { shown.isOn = true }
        for step in 0..<30 {
            if step % 7 == 3 { withAnimation(.linear(duration: 0.2)) { hidden.isOn.toggle() } }
            if step == 14 { withAnimation(.spring) { shown.isOn = false } }
            window.advance(frames: 1)
            #expect(window.snapshot().maximumDifference(from: window.repaintedWhole()) <= 1, "\(step)")
        }
        try window.settle()
        let fresh = TestWindow(size: Size(width: 200, height: 160), scale: scale) {
            FlyingCard(isThere: false).redacted(reason: hidden.isOn ? .placeholder : [])
        }
        #expect(window.snapshot() == fresh.snapshot())
    }

    @Test func `a list whose rows come in is repainted exactly, also while it is scrolled`() throws {
        let shown = Switch()
        let window = TestWindow(size: Size(width: 240, height: 160)) {
            Watching { _ in
                List {
                    ForEach(0..<30) { row in
                        Label("Row \(row) and words", systemImage: "star")
                    }
                }
                .redacted(reason: shown.isOn ? [] : .placeholder)
            }
        }
        window.pointerMove(to: Point(x: 120, y: 80))
        for step in 0..<40 {
            if step % 20 == 5 { withAnimation(.linear(duration: 0.3)) { shown.isOn.toggle() } }
            window.scroll(by: Size(width: 0, height: 6), source: .finger)
            window.advance(frames: 1)
            #expect(window.snapshot().maximumDifference(from: window.repaintedWhole()) <= 1, "\(step)")
        }
        window.endScroll()
        try window.settle()
        // Rows made later are hidden or shown as the others are.
        let names = window.accessibleElements.flatMap { [$0] + $0.descendants }.map(\.name)
        let areRead = names.contains { $0.hasPrefix("Row") }
        #expect(areRead == shown.isOn)
    }

    @Test func `a redaction that is switched with every frame ends as it should`() throws {
        let shown = Switch()
        let window = TestWindow(size: Size(width: 200, height: 60)) {
            Watching { _ in
                Label("Some words", systemImage: "star").redacted(reason: shown.isOn ? .placeholder : [])
            }
        }
        let open = window.snapshot()
        for _ in 0..<120 {
            withAnimation { shown.isOn.toggle() }
            window.advance(frames: 1)
        }
        #expect(window.snapshot() == window.repaintedWhole())
        try window.settle()
        #expect(window.snapshot() == open)
    }

    @Test func `what is hidden may change its size, weight, font and colour all the same`() throws {
        let shown = Switch()
        let window = TestWindow(size: Size(width: 240, height: 80)) {
            Watching { _ in
                Text("Some words").font(.system(size: shown.isOn ? 34 : 14)).fontWeight(shown.isOn ? .bold : .regular)
                    .foregroundStyle(shown.isOn ? Color.red : .blue)
                    .kerning(shown.number)
                    .redacted(reason: .placeholder)
            }
        }
        withAnimation(.linear(duration: 0.4)) {
            shown.isOn = true
            shown.number = 3
        }
        var widths: [Int] = []
        for _ in 0..<30 {
            window.advance(frames: 1)
            #expect(window.snapshot() == window.repaintedWhole())
            let picture = window.snapshot()
            widths.append((0..<240).filter { x in (0..<80).contains { picture[x, $0].green < 250 } }.count)
        }
        #expect(window.isAtRest)
        #expect(zip(widths, widths.dropFirst()).allSatisfy { $0 <= $1 + 1 && $1 - $0 < 16 })
    }

    @Test func `an infinite or missing size of letters does no harm`() {
        for size in [Double.nan, .infinity, -4, 0, 3000] {
            let window = TestWindow(size: Size(width: 100, height: 60), scale: 1.5) {
                VStack {
                    Text("words").font(.system(size: size)).kerning(size)
                    Image(systemName: "star").font(.system(size: size))
                    Text("words").frame(width: 0, height: 0)
                }
                .redacted(reason: .placeholder)
            }
            #expect(window.snapshot() == window.repaintedWhole())
        }
    }

    @Test func `a text that tells the time does not tell it while it is hidden`() {
        let window = TestWindow(size: Size(width: 100, height: 60)) {
            TimelineView(.periodic(from: .zero, by: 1)) { context in
                Text("\(Int(context.date.seconds))").redacted(reason: .placeholder)
            }
        }
        for _ in 0..<3 {
            window.advance(by: .seconds(1))
            #expect(window.accessibleElements.isEmpty)
            #expect(window.snapshot() == window.repaintedWhole())
        }
    }

    @Test func `a picture that is loaded fades in over the shape that stood for it`() throws {
        var green = Bitmap(width: 40, height: 40)
        green.pixels = Array(repeating: 0xFF00_C000, count: 1600)
        let picture = green
        let shown = Switch()
        let window = TestWindow(size: Size(width: 60, height: 60)) {
            Watching { _ in
                Image(shown.isOn ? picture : Bitmap(width: 40, height: 40))
                    .redacted(reason: shown.isOn ? [] : .placeholder)
            }
        }
        let gray = window.color(at: Point(x: 30, y: 30))
        withAnimation(.linear(duration: 0.4)) { shown.isOn = true }
        window.advance(by: .seconds(0.2))
        let half = window.color(at: Point(x: 30, y: 30))
        #expect(half.red.isNear(Int(gray.red) / 2, within: 12) && half.green > 180)
        try window.settle()
        #expect(window.color(at: Point(x: 30, y: 30)) == picture[0, 0])
    }

    @Test func `people who ask for less motion see the same fade`() throws {
        var environment = EnvironmentValues()
        environment.accessibilityReduceMotion = true
        let shown = Switch()
        let window = TestWindow(size: Size(width: 200, height: 60), environment: environment) {
            Watching { _ in
                Label("Some words", systemImage: "star").redacted(reason: shown.isOn ? [] : .placeholder)
            }
        }
        let before = window.snapshot()
        withAnimation(.linear(duration: 0.4)) { shown.isOn = true }
        window.advance(by: .seconds(0.2))
        let half = window.snapshot()
        try window.settle()
        #expect(half != before && half != window.snapshot())
        #expect(window.snapshot() == window.repaintedWhole())
    }
}

/// A text and a symbol at one of two places.
private struct FlyingCard: View {
    let isThere: Bool
    @Namespace private var namespace

    var body: some View {
        ZStack(alignment: isThere ? .bottomTrailing : .topLeading) {
            Color.clear
            if isThere {
                content.font(.title)
            } else {
                content
            }
        }
    }

    private var content: some View {
        HStack {
            Text("In flight")
            Image(systemName: "paperplane.fill")
        }
        .matchedGeometryEffect(id: "card", in: namespace)
    }
}
