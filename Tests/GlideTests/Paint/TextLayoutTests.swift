import Testing

@testable import Glide

@MainActor
@Suite struct TextLayoutTests {
    private let mono = Font.system(size: 20, design: .monospaced).resolved()
    private let body = Font.body.resolved()

    init() {
        FontLibrary.usePinnedTestFonts()
    }

    private func layout(
        _ string: String, _ font: FontDescription? = nil, kerning: Double = 0, width: Double? = nil
    )
        -> TextLayout
    {
        TextLayout.cached(TextContent(string, font: font ?? body, kerning: kerning), TextConstraints(width: width))
    }

    @Test(arguments: [0.0, 5, 15, -2, 0.25])
    func `n letters of a monospaced font are n times advance and kerning wide`(kerning: Double) {
        let advance = layout("a", mono).size.width
        // DejaVu Sans Mono: 1233 of 2048 units an em.
        #expect(abs(advance - 20 * 1233 / 2048) < 0.02)
        #expect(abs(layout("kerned", mono, kerning: kerning).size.width - 6 * (advance + kerning)) < 1e-9)
        #expect(abs(layout("kerned", mono).size(kerning: kerning).width - 6 * (advance + kerning)) < 1e-9)
    }

    @Test func `the first letter stays and letter n moves by n times the kerning`() {
        let text = layout("DOWNLOAD", Font.system(size: 17, weight: .bold).resolved(), kerning: 5)
        let rest = text.glyphOrigins()
        #expect(rest.count == 8)
        #expect(rest[0].x == 0)
        for kerning in [5.0, 7.3, 15, -1] {
            let origins = text.glyphOrigins(kerning: kerning)
            for (index, origin) in origins.enumerated() {
                #expect(abs(origin.x - rest[index].x - Double(index) * (kerning - 5)) < 1e-9)
                #expect(origin.y == rest[index].y)
            }
        }
        let other = layout("DOWNLOAD", Font.system(size: 17, weight: .bold).resolved(), kerning: 15)
        for (a, b) in zip(other.glyphOrigins(), text.glyphOrigins(kerning: 15)) { #expect(a.distance(to: b) < 1e-9) }
    }

    @Test func `kerning costs no shaping`() {
        let a = TextLayout.cached(TextContent("SUBSCRIBE", font: body, kerning: 5), TextConstraints())
        let b = TextLayout.cached(TextContent("SUBSCRIBE", font: body, kerning: 5.01), TextConstraints())
        #expect(a !== b)
        #expect(a.shaped === b.shaped)
        #expect(a === TextLayout.cached(TextContent("SUBSCRIBE", font: body, kerning: 5), TextConstraints()))
    }

    @Test func `emoji and other fallback letters move neither line nor baseline`() {
        let plain = layout("Hello")
        for string in ["Hello 👋🏽", "👋🏽", "Hello ∰ ⠿", "你好", "ﷺ", "H̴̢̛ello"] {
            let text = layout(string)
            #expect(text.size.height == plain.size.height)
            #expect(text.firstBaseline == plain.firstBaseline)
            #expect(text.lastBaseline == plain.lastBaseline)
        }
    }

    @Test(arguments: [("👋🏽", 1), ("é", 1), ("e\u{301}", 1), ("Hello, Wayland 👋🏽 café", 21), ("👨‍👩‍👧é", 2), ("🇩🇪🇫🇷", 2)])
    func `a letter with its marks is one cluster`(string: String, count: Int) {
        #expect(layout(string).glyphOrigins().count == count)
        #expect(string.count == count)
    }

    @Test func `an empty text is one line high and has no width`() {
        let empty = layout("")
        #expect(empty.size.width == 0)
        #expect(empty.size.height == layout("x").size.height)
        #expect(empty.lineCount == 1)
        #expect(empty.firstBaseline == layout("x").firstBaseline)
        #expect(empty.inkBounds() == .zero)
        #expect(TextLayout(TextContent(runs: []), TextConstraints()).size.height > 0)
    }

    @Test func `lines break between words and then within them`() {
        let advance = layout("a", mono).size.width
        func lines(_ string: String, _ columns: Double) -> [Int] {
            let text = layout(string, mono, width: columns * advance)
            return text.lines.map { $0.pieces[0].range.count - $0.hanging }
        }
        #expect(lines("aaa bbb ccc", 7) == [7, 3])
        #expect(lines("aaa bbb ccc", 6) == [3, 3, 3])
        #expect(lines("aaaaaaaa bb", 4) == [4, 4, 2])
        #expect(lines("aa bbbbbbb", 4) == [2, 4, 3])
        #expect(lines("a\nb\r\nc\u{2028}d", 9) == [1, 1, 1, 1])
        #expect(lines("a\n\nb\n", 9) == [1, 0, 1, 0])
        #expect(lines("abc", 0) == [1, 1, 1])
        #expect(lines("foo-bar", 5) == [4, 3])
    }

    @Test func `a text hugs its widest line and fits into its own size`() {
        for string in ["The quick brown fox", "Wayland", "AVATAR To"] {
            let natural = layout(string, kerning: 0.1)
            let again = layout(string, kerning: 0.1, width: natural.size.width)
            #expect(again.lineCount == 1 && !again.isTruncated)
            #expect(again.size == natural.size)
            #expect(layout(string, kerning: 0.1, width: 500).size == natural.size)
        }
    }

    @Test func `kerning counts when lines are broken and not when it moves`() {
        let advance = layout("a", mono).size.width
        #expect(layout("aa bb", mono, kerning: 2, width: 5 * advance).lineCount == 2)
        #expect(layout("aa bb", mono, kerning: 2, width: 5 * (advance + 2)).lineCount == 1)
        let text = layout("aa bb", mono, kerning: 0, width: 5 * advance)
        #expect(text.lineCount == 1)
        #expect(abs(text.size(kerning: 4).width - 5 * (advance + 4)) < 1e-9)
    }

    @Test func `what does not fit ends in an ellipsis`() {
        let advance = layout("a", mono).size.width
        func shown(_ constraints: TextConstraints) -> (TextLayout, [Int]) {
            let text = TextLayout.cached(TextContent("aaa bbb ccc ddd", font: mono), constraints)
            return (text, text.lines.last?.pieces.map(\.range.count) ?? [])
        }
        let (tail, tailPieces) = shown(TextConstraints(width: 8 * advance, lineLimit: 1))
        #expect(tail.isTruncated && tail.lineCount == 1)
        #expect(tailPieces == [7, 1])
        let (trimmed, trimmedPieces) = shown(TextConstraints(width: 5 * advance, lineLimit: 1))
        #expect(trimmed.isTruncated && trimmedPieces == [3, 1])
        let (middle, middlePieces) = shown(TextConstraints(width: 8 * advance, lineLimit: 1, truncation: .middle))
        #expect(middle.size.width <= 8 * advance + 0.01 && middlePieces == [3, 1, 3])
        let (head, headPieces) = shown(TextConstraints(width: 8 * advance, lineLimit: 1, truncation: .head))
        #expect(head.size.width <= 8 * advance + 0.01 && headPieces == [1, 7])
        let height = tail.size.height
        let (two, _) = shown(TextConstraints(width: 4 * advance, height: 2 * height))
        #expect(two.lineCount == 2 && two.isTruncated && two.size.height <= 2 * height + 0.01)
        let (one, _) = shown(TextConstraints(width: 4 * advance, height: 0))
        #expect(one.lineCount == 1 && one.isTruncated)
        let (all, _) = shown(TextConstraints(width: 4 * advance, height: 4 * height, lineLimit: 4))
        #expect(all.lineCount == 4 && !all.isTruncated)
    }

    @Test func `lines are aligned within the widest`() {
        let advance = layout("a", mono).size.width
        func starts(_ alignment: TextAlignment) -> [Double] {
            let text = TextLayout(TextContent("aaaa\nbb", font: mono), TextConstraints(alignment: alignment))
            return [text.glyphOrigins()[0].x, text.glyphOrigins()[4].x]
        }
        #expect(starts(.leading) == [0, 0])
        #expect(abs(starts(.center)[1] - advance) < 1e-9)
        #expect(abs(starts(.trailing)[1] - 2 * advance) < 1e-9)
    }

    @Test func `line spacing lies between lines only`() {
        let one = layout("a").size.height
        let text = TextLayout(TextContent("a\nb\nc", font: body), TextConstraints(lineSpacing: 4))
        #expect(abs(text.size.height - (3 * one + 8)) < 1e-9)
        #expect(abs(text.lastBaseline - text.firstBaseline - 2 * (one + 4)) < 1e-9)
    }

    @Test func `ligatures survive kerning and not tracking`() {
        #expect(layout("office", kerning: 3).glyphOrigins().count == 4)
        var tracked = TextContent("office", font: body, kerning: 100)
        tracked.runs[0].tracking = 3
        let text = TextLayout.cached(tracked, TextConstraints())
        #expect(text.glyphOrigins().count == 6)
        var plain = tracked
        plain.runs[0].tracking = 1e-9
        #expect(abs(text.size.width - TextLayout.cached(plain, TextConstraints()).size.width - 18) < 1e-6)
    }

    @Test func `a right-to-left text runs from right to left`() {
        let origins = layout("שלום").glyphOrigins()
        #expect(origins.count == 4)
        #expect(zip(origins, origins.dropFirst()).allSatisfy { $0.x > $1.x })
        let mixed = layout("ab שלום cd").glyphOrigins()
        #expect(mixed[0].x < mixed[1].x && mixed[3].x > mixed[6].x && mixed[8].x < mixed[9].x)
        #expect(mixed[6].x > mixed[2].x && mixed[8].x > mixed[3].x)
    }

    @Test func `a run with a larger font makes its line higher`() {
        var content = TextContent("small ", font: body)
        content.runs.append(TextContent.Run("large", font: Font.largeTitle.resolved()))
        let text = TextLayout.cached(content, TextConstraints())
        let large = layout("x", Font.largeTitle.resolved())
        #expect(text.size.height == large.size.height && text.firstBaseline == large.firstBaseline)
    }

    @Test func `a hundred thousand characters are laid out`() {
        for string in [
            String(repeating: "lorem ipsum ", count: 8334), String(repeating: "x", count: 100_000),
            String(repeating: "👋🏽", count: 20_000), String(repeating: "\n", count: 100_000),
            String(repeating: "é\u{0}", count: 50_000),
        ] {
            let text = layout(string, width: 300)
            #expect(text.lineCount > 100)
            #expect(!text.inkBounds().isEmpty || string.first == "\n")
            let one = TextLayout.cached(TextContent(string, font: body), TextConstraints(width: 300, lineLimit: 1))
            #expect(one.lineCount == 1 && one.isTruncated)
        }
    }

    @Test func `odd letters and odd constraints are taken`() {
        for string in [
            "\u{0}", "a\u{0}b", "\u{FFFE}\u{FFFF}", "\u{200B}\u{200D}", "\u{202E}abc", "\u{FEFF}", "\t\t",
            "\u{1}\u{7F}",
        ] {
            let text = layout(string)
            #expect(text.size.width >= 0 && text.size.height > 0)
        }
        let content = TextContent("odd constraints", font: body)
        for value in [-5, Double.nan, .infinity, -.infinity, 1e300, 0] {
            let text = TextLayout(
                content, TextConstraints(width: value, height: value, lineLimit: -3, lineSpacing: value))
            #expect(text.size.width.isFinite && text.size.height > 0)
            #expect(TextLayout(TextContent("odd", font: body, kerning: value), TextConstraints()).size.width.isFinite)
            #expect(text.size(kerning: value).width.isFinite)
        }
    }
}
