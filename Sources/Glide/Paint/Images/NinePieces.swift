/// Cuts a picture into corners, edges and a middle, so that only the edges and the middle are stretched or repeated.
struct NinePieces {
    /// A part of the picture and where it goes, both in points.
    struct Piece: Equatable {
        var source: Rect
        var goal: Rect
    }

    private(set) var pieces: [Piece] = []
    /// More pieces than this are not made; the rest stays empty.
    private static let most = 10_000

    /// - Parameter insets: the widths of the edges; together they are at most the picture and at most `rect`.
    init(picture: Size, insets: EdgeInsets, rect: Rect, isTiled: Bool) {
        guard picture.width > 0, picture.height > 0, !rect.isEmpty else { return }
        let columns = Self.spans(
            picture.width, insets.leading, insets.trailing, from: rect.minX, length: rect.width, isTiled: isTiled)
        let rows = Self.spans(
            picture.height, insets.top, insets.bottom, from: rect.minY, length: rect.height, isTiled: isTiled)
        for row in rows {
            for column in columns where pieces.count < Self.most {
                pieces.append(
                    Piece(
                        source: Rect(
                            x: column.source, y: row.source, width: column.sourceLength, height: row.sourceLength),
                        goal: Rect(x: column.goal, y: row.goal, width: column.goalLength, height: row.goalLength)))
            }
        }
    }

    private struct Span {
        var source: Double
        var sourceLength: Double
        var goal: Double
        var goalLength: Double
    }

    /// The parts of one direction.
    private static func spans(
        _ picture: Double, _ first: Double, _ last: Double, from start: Double, length: Double, isTiled: Bool
    ) -> [Span] {
        var (first, last) = (max(0, first), max(0, last))
        let most = min(picture, length)
        if first + last > most {
            let share = most / (first + last)
            (first, last) = (first * share, last * share)
        }
        let (middle, room) = (picture - first - last, length - first - last)
        var spans: [Span] = []
        if first > 0 { spans.append(Span(source: 0, sourceLength: first, goal: start, goalLength: first)) }
        if middle > 0, room > 0 {
            if isTiled {
                var place = 0.0
                while place < room, spans.count < mostInLine {
                    let part = min(middle, room - place)
                    spans.append(
                        Span(source: first, sourceLength: part, goal: start + first + place, goalLength: part))
                    place += middle
                }
            } else {
                spans.append(Span(source: first, sourceLength: middle, goal: start + first, goalLength: room))
            }
        }
        if last > 0 {
            spans.append(
                Span(source: picture - last, sourceLength: last, goal: start + length - last, goalLength: last))
        }
        return spans
    }

    private static let mostInLine = 1000
}
