/// A text in lines: its size, where its letters are, and how to draw it.
///
/// Everything is in points from the upper left corner of the layout. `kerning` parameters, where given, replace the
/// content's own kerning and tracking without breaking lines anew: in a line, letter n moves by n times the change, so
/// that an animated kerning costs no shaping.
@MainActor
final class TextLayout {
    let content: TextContent
    let constraints: TextConstraints
    let lines: [TextLine]
    /// Whether letters were left out for want of room.
    let isTruncated: Bool
    let shaped: ShapedText
    private let spacings: [Double]
    /// Distinguishes this layout in the cache of masks.
    let serial: UInt64
    /// How the layout was drawn last: what rests is drawn from a mask the next time.
    var lastMask: TextMask.Key?

    private struct Key: Hashable {
        var content: TextContent
        var constraints: TextConstraints
    }

    private static var cache = GenerationalCache<Key, TextLayout>(limit: 512)
    private static var lastSerial: UInt64 = 0

    /// The layout of `content` within `constraints`, from the cache if it was asked for lately.
    static func cached(_ content: TextContent, _ constraints: TextConstraints) -> TextLayout {
        let key = Key(content: content, constraints: constraints)
        if let known = cache.value(for: key) { return known }
        let layout = TextLayout(content, constraints)
        // A very long text would keep more memory than all labels together; its owner keeps it.
        if layout.shaped.clusters.count <= 10_000 { cache.insert(layout, for: key) }
        return layout
    }

    /// Drops everything that was measured with other fonts.
    static func forgetAll() {
        cache.removeAll()
        ShapedText.forgetAll()
        TextMask.forgetAll()
        ColorGlyph.forgetAll()
    }

    init(_ content: TextContent, _ constraints: TextConstraints) {
        self.content = content
        self.constraints = constraints
        shaped = ShapedText.cached(content)
        spacings = content.runs.map(\.spacing)
        let breaker = TextLineBreaker(content, constraints, shaped)
        lines = breaker.lines
        isTruncated = breaker.isTruncated
        Self.lastSerial += 1
        serial = Self.lastSerial
        naturalSize = .zero
        naturalSize = size(kerning: nil)
    }

    private var naturalSize: Size

    // MARK: Measures

    /// As wide as the widest line and as high as the lines together.
    var size: Size { naturalSize }

    /// The size with another kerning.
    func size(kerning: Double?) -> Size {
        let width = lines.reduce(0) { max($0, self.width(of: $1, kerning: kerning)) }
        return Size(width: width, height: lines.last.map { $0.top + $0.height } ?? 0)
    }

    /// From the top down to the baseline of the first line.
    var firstBaseline: Double { lines.first?.baseline ?? 0 }
    /// From the top down to the baseline of the last line.
    var lastBaseline: Double { lines.last?.baseline ?? 0 }
    /// How many lines there are; an empty text has one.
    var lineCount: Int { lines.count }

    /// The origin, on the baseline, of each cluster that is shown, in the order of reading; line ends and "…" have
    /// none.
    func glyphOrigins(kerning: Double? = nil) -> [Point] {
        var places: [(cluster: Int, origin: Point)] = []
        let width = size(kerning: kerning).width
        for line in lines {
            forEachCluster(of: line, in: width, kerning: kerning) { place in
                guard place.shaped === shaped else { return }
                places.append((place.cluster, Point(x: place.x, y: place.baseline)))
            }
        }
        if !shaped.isLeftToRight { places.sort { $0.cluster < $1.cluster } }
        return places.map(\.origin)
    }

    /// A rectangle around everything that is drawn; letters may reach beyond `size`.
    func inkBounds(kerning: Double? = nil) -> Rect {
        var (left, top, right, bottom) = (Double.infinity, Double.infinity, -Double.infinity, -Double.infinity)
        let width = size(kerning: kerning).width
        for line in lines {
            forEachCluster(of: line, in: width, kerning: kerning) { place in
                let cluster = place.shaped.clusters[place.cluster]
                if cluster.inkLeft < cluster.inkRight {
                    left = min(left, place.x + Double(cluster.inkLeft))
                    right = max(right, place.x + Double(cluster.inkRight))
                    top = min(top, place.baseline + Double(cluster.inkTop))
                    bottom = max(bottom, place.baseline + Double(cluster.inkBottom))
                }
                guard let run = run(place.run), run.hasUnderline || run.hasStrikethrough else { return }
                left = min(left, place.x)
                right = max(right, place.x + place.advance)
                top = min(top, line.top)
                bottom = max(bottom, line.top + line.height + run.font.size / 4)
            }
        }
        return left <= right ? Rect(x: left, y: top, width: right - left, height: bottom - top) : .zero
    }

    // MARK: Places

    /// A cluster at its place.
    struct Place {
        var shaped: ShapedText
        var cluster: Int
        /// Index into the content's runs.
        var run: Int
        /// The left end of the cluster's ink box: where its first glyph's origin is.
        var x: Double
        var baseline: Double
        /// To the next cluster, kerning included.
        var advance: Double
    }

    /// The run with this index; nil only in a text without runs.
    func run(_ index: Int) -> TextContent.Run? { index < content.runs.count ? content.runs[index] : nil }

    private func spacing(ofRun run: Int, kerning: Double?) -> Double {
        if let kerning { return kerning.isFinite ? min(max(kerning, -10_000), 10_000) : 0 }
        return run < spacings.count ? spacings[run] : 0
    }

    /// The width of a line, in points, without the white space that hangs over its end.
    func width(of line: TextLine, kerning: Double?) -> Double {
        var width = 0.0
        for (index, piece) in line.pieces.enumerated() {
            let hanging = index == line.pieces.count - 1 ? line.hanging : 0
            for cluster in piece.range.dropLast(hanging) {
                let cluster = piece.shaped.clusters[cluster]
                width += cluster.advance + spacing(ofRun: piece.ellipsisRun ?? Int(cluster.run), kerning: kerning)
            }
        }
        return width
    }

    /// Calls `body` with every cluster of `line` from left to right, the line being aligned within `width`.
    func forEachCluster(of line: TextLine, in width: Double, kerning: Double?, _ body: (Place) -> Void) {
        let free = constraints.alignment == .leading ? 0 : width - self.width(of: line, kerning: kerning)
        var x = 0.0
        switch constraints.alignment {
        case .leading: break
        case .center: x = free / 2
        case .trailing: x = free
        }
        func visit(_ shaped: ShapedText, _ index: Int, _ ellipsisRun: Int?) {
            let cluster = shaped.clusters[index]
            let run = ellipsisRun ?? Int(cluster.run)
            let spacing = spacing(ofRun: run, kerning: kerning)
            let isReversed = cluster.level % 2 == 1
            let raise = self.run(run)?.baselineOffset ?? 0
            // From right to left, the space after a letter is on its left.
            body(
                Place(
                    shaped: shaped, cluster: index, run: run, x: isReversed ? x + spacing : x,
                    baseline: line.baseline - (raise.isFinite ? raise : 0), advance: cluster.advance + spacing))
            x += cluster.advance + spacing
        }
        if shaped.isLeftToRight {
            for piece in line.pieces {
                for index in piece.range { visit(piece.shaped, index, piece.ellipsisRun) }
            }
        } else {
            for (piece, index) in visualOrder(of: line) {
                visit(line.pieces[piece].shaped, index, line.pieces[piece].ellipsisRun)
            }
        }
    }

    /// The clusters of a line from left to right: from the highest level down, every stretch of that level or above
    /// is turned round (rule L2 of the Unicode bidirectional algorithm).
    private func visualOrder(of line: TextLine) -> [(piece: Int, cluster: Int)] {
        var order: [(piece: Int, cluster: Int)] = []
        for (index, piece) in line.pieces.enumerated() { order += piece.range.map { (index, $0) } }
        // An ellipsis belongs to the direction of what it stands beside.
        let near = order.first { line.pieces[$0.piece].ellipsisRun == nil }
        let nearLevel = near.map { line.pieces[$0.piece].shaped.clusters[$0.cluster].level } ?? 0
        let levels = order.map { place in
            let piece = line.pieces[place.piece]
            return piece.ellipsisRun == nil ? piece.shaped.clusters[place.cluster].level : nearLevel
        }
        var sorted = Array(order.indices)
        guard let highest = levels.max(), highest > 0 else { return order }
        for level in stride(from: highest, through: 1, by: -1) {
            var start = 0
            while start < sorted.count {
                guard levels[sorted[start]] >= level else {
                    start += 1
                    continue
                }
                var end = start
                while end < sorted.count && levels[sorted[end]] >= level { end += 1 }
                sorted[start..<end].reverse()
                start = end
            }
        }
        return sorted.map { order[$0] }
    }
}
