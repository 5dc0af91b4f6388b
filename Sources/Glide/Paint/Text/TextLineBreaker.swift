/// Breaks a shaped text into lines: between words, within a word where it is wider than a line, and with "…" where
/// the room is used up.
@MainActor
struct TextLineBreaker {
    private let content: TextContent
    private let constraints: TextConstraints
    private let shaped: ShapedText
    private let spacings: [Double]
    private(set) var lines: [TextLine] = []
    private(set) var isTruncated = false
    private var bottom = 0.0

    /// Room for the sums of many widths: a line may be this much wider than allowed, in points.
    private static let slack = 0.01

    init(_ content: TextContent, _ constraints: TextConstraints, _ shaped: ShapedText) {
        self.content = content
        self.constraints = constraints
        self.shaped = shaped
        spacings = content.runs.map(\.spacing)
        breakLines()
    }

    private mutating func breakLines() {
        for (index, paragraph) in shaped.paragraphs.enumerated() {
            var start = paragraph.lowerBound
            repeat {
                let end = lineEnd(from: start, in: paragraph)
                guard add(start..<end, of: paragraph, run: shaped.paragraphRuns[index]) else {
                    truncateLastLine()
                    return
                }
                start = end
            } while start < paragraph.upperBound
        }
    }

    private func advance(_ cluster: Int) -> Double {
        let cluster = shaped.clusters[cluster]
        return cluster.advance + spacing(ofRun: Int(cluster.run))
    }

    private func spacing(ofRun run: Int) -> Double { run < spacings.count ? spacings[run] : 0 }

    /// The end of the line that begins with cluster `start`: at least one cluster further, where there is one.
    private func lineEnd(from start: Int, in paragraph: Range<Int>) -> Int {
        guard let limit = constraints.width else { return paragraph.upperBound }
        var width = 0.0
        var lastBreak = start
        for index in start..<paragraph.upperBound {
            if index > start && shaped.clusters[index].allowsBreakBefore { lastBreak = index }
            width += advance(index)
            // White space may hang over the edge. The space after a tracked text's last letter does not count either.
            if shaped.clusters[index].isWhitespace { continue }
            let run = Int(shaped.clusters[index].run)
            let trailing = run < content.runs.count && content.runs[run].tracking != 0 ? spacing(ofRun: run) : 0
            if width - max(trailing, 0) > limit + Self.slack {
                return lastBreak > start ? lastBreak : max(index, start + 1)
            }
        }
        return paragraph.upperBound
    }

    /// Adds a line below the others. False where there is no room for it.
    private mutating func add(_ range: Range<Int>, of paragraph: Range<Int>, run: Int) -> Bool {
        var line = TextLine(pieces: [TextLine.Piece(shaped: shaped, range: range)])
        if range.upperBound < paragraph.upperBound {
            line.hanging = range.reversed().prefix { shaped.clusters[$0].isWhitespace }.count
        }
        var runs = run...run
        if let first = range.first, let last = range.last {
            let (a, b) = (Int(shaped.clusters[first].run), Int(shaped.clusters[last].run))
            runs = min(a, b)...max(a, b)
        }
        var gap = lines.isEmpty ? 0 : constraints.lineSpacing
        let library = FontLibrary.shared
        for run in runs {
            let font = run < content.runs.count ? content.runs[run].font : FontDescription(size: 17)
            let offset = run < content.runs.count ? content.runs[run].baselineOffset : 0
            let metrics = library.metrics(for: font)
            line.ascent = max(line.ascent, metrics.ascent + (offset.isFinite ? offset : 0))
            line.descent = max(line.descent, metrics.descent - (offset.isFinite ? offset : 0))
            if run == runs.lowerBound && !lines.isEmpty { gap += font.extraLeading }
        }
        line.top = bottom + gap
        if !lines.isEmpty {
            if let limit = constraints.lineLimit, lines.count >= limit { return false }
            if let limit = constraints.height, line.top + line.height > limit + Self.slack { return false }
        }
        bottom = line.top + line.height
        lines.append(line)
        return true
    }

    // MARK: Truncation

    private mutating func truncateLastLine() {
        isTruncated = true
        let last = lines.count - 1
        guard let range = lines[last].pieces.first?.range else { return }
        let end = shaped.paragraphs.first { $0.upperBound >= range.upperBound && $0.lowerBound <= range.lowerBound }
        let rest = range.lowerBound..<max(range.upperBound, end?.upperBound ?? 0)
        let cutRun = range.last.map { Int(shaped.clusters[$0].run) } ?? 0
        let ellipsis = self.ellipsis(forRun: cutRun)
        let ellipsisWidth = ellipsis.range.reduce(0) {
            $0 + ellipsis.shaped.clusters[$1].advance + spacing(ofRun: cutRun)
        }
        let room = (constraints.width ?? .infinity) - ellipsisWidth + Self.slack
        switch constraints.truncation {
        case .tail:
            let head = trimmed(head(of: rest, within: room))
            lines[last].pieces = [TextLine.Piece(shaped: shaped, range: head), ellipsis]
        case .head:
            let tail = tail(of: rest, within: room)
            lines[last].pieces = [ellipsis, TextLine.Piece(shaped: shaped, range: tail)]
        case .middle:
            let head = trimmed(head(of: rest, within: room / 2))
            let used = head.reduce(0) { $0 + advance($1) }
            let tail = tail(of: head.upperBound..<rest.upperBound, within: room - used)
            lines[last].pieces = [
                TextLine.Piece(shaped: shaped, range: head), ellipsis, TextLine.Piece(shaped: shaped, range: tail),
            ]
        }
        lines[last].hanging = 0
    }

    private func ellipsis(forRun run: Int) -> TextLine.Piece {
        let font = run < content.runs.count ? content.runs[run].font : FontDescription(size: 17)
        let shaped = ShapedText.cached(TextContent("…", font: font))
        return TextLine.Piece(shaped: shaped, range: 0..<shaped.clusters.count, ellipsisRun: run)
    }

    private func head(of range: Range<Int>, within room: Double) -> Range<Int> {
        var width = 0.0
        for index in range {
            width += advance(index)
            if width > room { return range.lowerBound..<index }
        }
        return range
    }

    private func tail(of range: Range<Int>, within room: Double) -> Range<Int> {
        var width = 0.0
        for index in range.reversed() {
            width += advance(index)
            if width > room {
                let spaces = (index + 1..<range.upperBound).prefix { shaped.clusters[$0].isWhitespace }.count
                return index + 1 + spaces..<range.upperBound
            }
        }
        return range
    }

    private func trimmed(_ range: Range<Int>) -> Range<Int> {
        let spaces = range.reversed().prefix { shaped.clusters[$0].isWhitespace }.count
        return range.lowerBound..<range.upperBound - spaces
    }
}
