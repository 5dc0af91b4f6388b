import GlideTesting
import Testing

@testable import Glide

/// Content that is hidden.
@MainActor
@Suite("Redacted content")
struct RedactionTests {
    private static let size = Size(width: 220, height: 120)

    private func window(
        scale: Double = 1, environment: EnvironmentValues = EnvironmentValues(), @ViewBuilder _ content: () -> some View
    ) -> TestWindow {
        TestWindow(size: Self.size, scale: scale, environment: environment, content: content)
    }

    /// The rectangles of device pixels that are not white, row by row: where each stretch of rows with ink begins and
    /// ends, and its outermost pixels.
    private func bands(_ picture: Bitmap) -> [(rows: Range<Int>, columns: Range<Int>)] {
        var bands: [(Range<Int>, Range<Int>)] = []
        for y in 0..<picture.height {
            let inked = (0..<picture.width).filter { picture[$0, y].red < 250 }
            guard let first = inked.first, let last = inked.last else { continue }
            if let band = bands.last, band.0.upperBound == y {
                bands[bands.count - 1] = (
                    band.0.lowerBound..<y + 1, min(band.1.lowerBound, first)..<max(band.1.upperBound, last + 1)
                )
            } else {
                bands.append((y..<y + 1, first..<last + 1))
            }
        }
        return bands
    }

    // MARK: Texts

    @Test func `a text becomes a bar for each of its lines, as wide as the line`() throws {
        let words = "Seven bridges\nled over"
        let text = window { Text(words).identified("text") }
        let frame = try #require(text.frame(of: "text"))
        let hidden = window { Text(words).identified("text").redacted(reason: .placeholder) }
        #expect(hidden.frame(of: "text") == frame)
        let (letters, bars) = (bands(text.snapshot()), bands(hidden.snapshot()))
        try #require(letters.count == 2 && bars.count == 2)
        for (letters, bar) in zip(letters, bars) {
            // Letters keep a little off the ends of their line.
            #expect(abs(bar.columns.lowerBound - letters.columns.lowerBound) <= 3)
            #expect(abs(bar.columns.upperBound - letters.columns.upperBound) <= 3)
            // About as high as capital letters: more than small ones, less than the line.
            #expect((9...14).contains(bar.rows.count))
        }
        #expect(bars[0].columns.count > bars[1].columns.count)
    }

    @Test func `a bar is weak, even, and has the colour of the text`() {
        let hidden = window {
            Text("Seven bridges").font(.system(size: 40)).lineLimit(1).foregroundStyle(.red)
                .redacted(reason: .placeholder)
        }
        let picture = hidden.snapshot()
        let middle = picture[110, 60]
        #expect(middle.red > middle.green && middle.green > 180 && middle.green < 230)
        #expect((40..<180).allSatisfy { picture[$0, 60] == middle })
    }

    @Test(arguments: [(TextAlignment.leading, false), (.trailing, false), (.leading, true), (.center, false)])
    func `bars are lined up as the lines are`(alignment: TextAlignment, mirrored: Bool) throws {
        var environment = EnvironmentValues()
        if mirrored { environment.layoutDirection = .rightToLeft }
        let hidden = window(environment: environment) {
            Text("Seven bridges\nled").multilineTextAlignment(alignment).redacted(reason: .placeholder)
        }
        let bars = bands(hidden.snapshot())
        try #require(bars.count == 2)
        let (long, short) = (bars[0].columns, bars[1].columns)
        switch (alignment, mirrored) {
        case (.center, _): #expect(abs(long.lowerBound + long.upperBound - short.lowerBound - short.upperBound) <= 2)
        case (.leading, false): #expect(long.lowerBound == short.lowerBound && short.upperBound < long.upperBound)
        default: #expect(long.upperBound == short.upperBound && short.lowerBound > long.lowerBound)
        }
    }

    @Test func `a text of Arabic letters has a bar where its letters are`() throws {
        var environment = EnvironmentValues()
        environment.layoutDirection = .rightToLeft
        let words = "السلام عليكم"
        let letters = bands(window(environment: environment) { Text(words) }.snapshot())
        let bars = bands(window(environment: environment) { Text(words).redacted(reason: .placeholder) }.snapshot())
        try #require(bars.count == 1)
        let (left, right) = (
            letters.map(\.columns.lowerBound).min() ?? 0, letters.map(\.columns.upperBound).max() ?? 0
        )
        #expect(abs(bars[0].columns.lowerBound - left) <= 3 && abs(bars[0].columns.upperBound - right) <= 3)
    }

    @Test func `an empty text and an empty line leave no bar`() {
        #expect(bands(window { Text("").redacted(reason: .placeholder) }.snapshot()).isEmpty)
        #expect(bands(window { Text("one\n\ntwo").redacted(reason: .placeholder) }.snapshot()).count == 2)
    }

    @Test func `a text that is cut off has bars for the lines that are there`() {
        let hidden = window {
            Text("One two three four five six seven eight nine ten").lineLimit(2).frame(width: 120)
                .redacted(reason: .placeholder)
        }
        #expect(bands(hidden.snapshot()).count == 2)
    }

    // MARK: Images, shapes

    @Test func `an image and a symbol become plain shapes of their size, a shape stays`() throws {
        var bitmap = Bitmap(width: 40, height: 40)
        bitmap.pixels = Array(repeating: 0xFF00_FF00, count: 1600)
        let green = bitmap
        let hidden = window {
            HStack(spacing: 10) {
                Image(green)
                Image(systemName: "star.fill").font(.system(size: 40)).identified("star")
                Color.red.frame(width: 40, height: 40)
            }
            .redacted(reason: .placeholder)
        }
        let star = try #require(hidden.frame(of: "star"))
        let picture = hidden.snapshot()
        let image = picture[Int(star.minX) - 30, 60]
        #expect(image.red == image.green && image.green == image.blue && image.red > 180 && image.red < 230)
        // A star leaves the corners of its frame free, a plain shape does not.
        let corner = picture[Int(star.minX) + 4, Int(star.minY) + 4]
        #expect(abs(Int(corner.red) - Int(image.red)) <= 2)
        let red = picture[Int(star.maxX) + 30, 60]
        #expect(red.red > 200 && red.green < 120)
    }

    @Test(arguments: [1.0, 1.5, 2.0])
    func `a card is redacted as in its picture`(scale: Double) throws {
        let card = window(scale: scale) { RedactedCard().redacted(reason: .placeholder) }
        try PictureSheet.write(card.snapshot(), "redacted-\(scale)")
        try PictureSheet.write(window(scale: scale) { RedactedCard() }.snapshot(), "redacted-\(scale)-open")
        try expectReference(card.snapshot(), "redacted-card-\(scale)")
    }

    @Test func `layout does not change`() {
        let names = ["title", "text", "image", "symbol", "button"]
        let open = window { RedactedCard() }
        let hidden = window { RedactedCard().redacted(reason: .placeholder) }
        for name in names {
            #expect(open.frame(of: name) != nil)
            #expect(open.frame(of: name) == hidden.frame(of: name), "\(name)")
        }
    }

    // MARK: Reasons

    @Test func `privacy hides what is sensitive and nothing else`() {
        let window = window {
            HStack {
                Text("Balance")
                Text("1200").privacySensitive()
                Text("EUR").privacySensitive(false).privacySensitive()
            }
            .redacted(reason: .privacy)
        }
        #expect(window.accessibleElements.map(\.name) == ["Balance", "EUR"])
    }

    @Test func `reasons add up, and unredacted takes all of them away`() {
        let window = window {
            VStack {
                Text("a").redacted(reason: [])
                Text("b").unredacted()
                Text("c").privacySensitive()
                Reasons().redacted(reason: .privacy)
            }
            .redacted(reason: .placeholder)
        }
        #expect(window.accessibleElements.map(\.name) == ["b", "placeholder privacy"])
    }

    @Test func `a view of one's own may read the reasons and show something else`() {
        let window = window { OwnPlaceholder().redacted(reason: .placeholder) }
        #expect(window.color(at: Point(x: 110, y: 60)).green > 150)
        #expect(window.color(at: Point(x: 110, y: 60)).red < 120)
    }

    @Test func `content that is out of date is shown weaker where it says that it may be`() {
        func darkest(_ reasons: RedactionReasons, _ isMarked: Bool) -> Int {
            let window = window {
                Text("21:04").font(.system(size: 40)).invalidatableContent(isMarked).redacted(reason: reasons)
            }
            return window.snapshot().pixels.map { Int($0 & 0xFF) }.min() ?? 255
        }
        #expect(darkest([], true) < 60)
        #expect(darkest(.invalidated, false) < 60)
        #expect(darkest(.invalidated, true) > 110)
    }

    // MARK: Use

    @Test func `a redacted button can be pressed and is called nothing`() throws {
        let taps = Switch()
        let window = window {
            Button("Buy now") { taps.number += 1 }.redacted(reason: .placeholder)
        }
        window.tap(at: Point(x: 110, y: 60))
        #expect(taps.number == 1)
        let button = try #require(window.accessibleElements.first)
        #expect(button.name.isEmpty && button.role == "button")
    }

    @Test func `hidden words are not read, words given beside them are`() {
        let window = window {
            VStack {
                Text("4711").accessibilityLabel("Card number")
                Text("Secret")
                Label("Lock", systemImage: "lock.fill")
                Image(systemName: "star")
            }
            .redacted(reason: .placeholder)
        }
        #expect(window.accessibleElements.map(\.name) == ["Card number"])
    }

    @Test func `the signs of a stepper stay`() {
        let redacted = window {
            Stepper("Guests") {
            } onDecrement: {
            }.redacted(reason: .placeholder)
        }
        let plain = window {
            Stepper("Guests") {
            } onDecrement: {
            }
        }
        let (a, b) = (redacted.snapshot(), plain.snapshot())
        #expect((150..<220).allSatisfy { x in (0..<120).allSatisfy { a[x, $0] == b[x, $0] } })
        #expect(a.maximumDifference(from: b) > 60)
    }

    // MARK: Change

    /// A card whose content is hidden as long as the switch is off.
    private func changing(_ shown: Switch, scale: Double = 1) -> TestWindow {
        window(scale: scale) {
            Watching { _ in RedactedCard().redacted(reason: shown.isOn ? [] : .placeholder) }
        }
    }

    @Test func `without an animation the content is there with the next frame, and only that is painted`() {
        let shown = Switch()
        let window = changing(shown)
        let before = window.snapshot()
        shown.isOn = true
        window.advance(frames: 1)
        #expect(window.isAtRest)
        #expect(window.snapshot() == window.repaintedWhole())
        #expect(window.snapshot() != before)
        let area = window.damage.reduce(0) { $0 + $1.width * $1.height }
        #expect(area > 0 && area < 220 * 120 * 0.6)
        shown.isOn = false
        window.advance(frames: 1)
        #expect(window.snapshot() == before)
    }

    @Test(arguments: [1.0, 1.5])
    func `with an animation bars fade into letters, and every frame is painted exactly`(scale: Double) throws {
        let shown = Switch()
        let window = changing(shown, scale: scale)
        var pictures = [window.snapshot()]
        withAnimation(.linear(duration: 0.4)) { shown.isOn = true }
        for _ in 0..<30 {
            window.advance(frames: 1)
            #expect(window.snapshot() == window.repaintedWhole())
            #expect(window.snapshot().maximumDifference(from: pictures[pictures.count - 1]) < 40)
            pictures.append(window.snapshot())
        }
        #expect(window.isAtRest)
        try PictureSheet.write(pictures[12], "redaction-halfway-\(scale)")
        let open = self.window(scale: scale) { RedactedCard() }.snapshot()
        #expect(pictures.last == open)
    }

    @Test func `a change on the way turns round without a jump`() throws {
        let shown = Switch()
        let window = changing(shown)
        var last = window.snapshot()
        for step in 0..<80 {
            if step % 9 == 3 { withAnimation(.spring(response: 0.4, dampingFraction: 0.8)) { shown.isOn.toggle() } }
            window.advance(frames: 1)
            #expect(window.snapshot().maximumDifference(from: last) < 60, "\(step)")
            #expect(window.snapshot() == window.repaintedWhole())
            last = window.snapshot()
        }
        try window.settle()
    }

    @Test func `words that come with the content fade in over the bars of those that stood for them`() throws {
        let shown = Switch()
        let window = window {
            Watching { _ in
                Text(shown.isOn ? "Anna Berg" : "A name of no one").redacted(reason: shown.isOn ? [] : .placeholder)
            }
        }
        withAnimation(.linear(duration: 0.4)) { shown.isOn = true }
        window.advance(by: .seconds(0.2))
        #expect(window.snapshot() == window.repaintedWhole())
        // Half a bar and half the letters.
        #expect(window.color(at: Point(x: 110, y: 62)).red > 200)
        try window.settle()
        #expect(window.snapshot() == self.window { Text("Anna Berg") }.snapshot())
    }

    @Test func `digits that roll do not roll into bars`() throws {
        let shown = Switch()
        let window = window {
            Watching { _ in
                Text("\(Int(shown.number))").font(.system(size: 30)).contentTransition(.numericText())
                    .redacted(reason: shown.isOn ? .placeholder : [])
            }
        }
        withAnimation(.linear(duration: 0.4)) {
            shown.number = 17
            shown.isOn = true
        }
        for _ in 0..<10 {
            window.advance(frames: 1)
            #expect(window.snapshot() == window.repaintedWhole())
        }
        try window.settle()
        #expect(bands(window.snapshot()).count == 1)
    }
}

/// A card with one of everything.
private struct RedactedCard: View {
    var body: some View {
        HStack(alignment: .top, spacing: 10) {
            Image(Self.picture, scale: 1).resizable().frame(width: 54, height: 54).identified("image")
            VStack(alignment: .leading, spacing: 4) {
                HStack(spacing: 4) {
                    Text("Anna Berg").font(.headline).identified("title")
                    Image(systemName: "star.fill").foregroundStyle(.orange).identified("symbol")
                }
                Text("The tickets are in the post, row seven.").font(.subheadline).foregroundStyle(.secondary)
                    .identified("text")
                Button("Answer") {}.buttonStyle(.bordered).controlSize(.small).identified("button")
            }
        }
        .padding(8)
    }

    private static let picture: Bitmap = {
        var picture = Bitmap(width: 54, height: 54)
        picture.pixels = (0..<54 * 54).map { 0xFF00_4080 + UInt32($0 % 54) * 0x0003_0000 }
        return picture
    }()
}

/// Says the reasons that it finds.
private struct Reasons: View {
    @Environment(\.redactionReasons) private var reasons

    var body: some View {
        Text("\(reasons.contains(.placeholder) ? "placeholder" : "") \(reasons.contains(.privacy) ? "privacy" : "")")
            .unredacted()
    }
}

/// Green where it is redacted.
private struct OwnPlaceholder: View {
    @Environment(\.redactionReasons) private var reasons

    var body: some View { reasons.isEmpty ? Color.red : Color.green }
}

extension View {
    fileprivate func identified(_ name: String) -> some View { accessibilityIdentifier(name) }
}
