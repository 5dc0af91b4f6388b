/// Texts, letter by letter. Places in a text are counted in Unicode scalars, as AT-SPI does.
extension AccessibleObject {
    var text: String.UnicodeScalarView { (element?.text ?? "").unicodeScalars }

    /// Where the review cursor of assistive technology stands; -1 where none was set: what is only shown has no caret.
    var caret: Int32 { application.caret(of: path) }

    func answerText(_ call: BusMessage) -> Answer {
        let numbers = call.arguments.map { $0.integer ?? 0 }
        switch (call.member, numbers.count) {
        case ("GetText", 2): return .success([.string(slice(numbers[0], numbers[1]))])
        case ("SetCaretOffset", 1):
            guard numbers[0] >= 0, numbers[0] <= text.count else { return .success([.bool(false)]) }
            application.setCaret(Int32(numbers[0]), of: self)
            return .success([.bool(true)])
        case ("GetStringAtOffset", 2), ("GetTextAtOffset", 2):
            return .success(part(at: numbers[0], call, numbers[1], 0))
        case ("GetTextBeforeOffset", 2): return .success(part(at: numbers[0], call, numbers[1], -1))
        case ("GetTextAfterOffset", 2): return .success(part(at: numbers[0], call, numbers[1], 1))
        case ("GetCharacterAtOffset", 1):
            return .success([.int32(Int32(slice(numbers[0], numbers[0] + 1).unicodeScalars.first?.value ?? 0))])
        case ("GetAttributeValue", 2): return .success([.string("")])
        case ("GetAttributes", 1), ("GetAttributeRun", 2):
            return .success([.array([], element: "{ss}"), .int32(0), .int32(Int32(truncatingIfNeeded: text.count))])
        case ("GetDefaultAttributes", 0), ("GetDefaultAttributeSet", 0): return .success([.array([], element: "{ss}")])
        case ("GetCharacterExtents", 2):
            return .success(Self.whole(placed(rect(ofCharacter: numbers[0]), in: numbers[1])))
        case ("GetRangeExtents", 3):
            return .success(Self.whole(placed(rect(from: numbers[0], to: numbers[1]), in: numbers[2])))
        case ("GetOffsetAtPoint", 3): return .success([.int32(offset(at: numbers))])
        case ("GetNSelections", 0): return .success([.int32(0)])
        case ("GetSelection", 1): return .success([.int32(0), .int32(0)])
        case ("AddSelection", 2), ("RemoveSelection", 1), ("SetSelection", 3): return .success([.bool(false)])
        case ("ScrollSubstringTo", 3), ("ScrollSubstringToPoint", _):
            return .success([.bool(element?.scrollIntoView() ?? false)])
        default: return .failure(.unknownMethod)
        }
    }

    /// The scalars from `start` up to `end`; an end below 0 is that of the text.
    private func slice(_ start: Int, _ end: Int) -> String {
        let count = text.count
        let last = end < 0 ? count : min(end, count)
        guard start >= 0, start < last else { return "" }
        let from = text.index(text.startIndex, offsetBy: start)
        return String(text[from..<text.index(from, offsetBy: last - start)])
    }

    // MARK: Parts

    private enum Unit {
        case character, word, sentence, line
    }

    /// The character, word, sentence or line at `offset`, or beside it, with where it begins and ends.
    private func part(at offset: Int, _ call: BusMessage, _ kind: Int, _ direction: Int) -> [BusValue] {
        // The newer call has granularities (`AtspiTextGranularity`), the older ones boundaries (`AtspiTextBoundaryType`).
        let units: [Unit] =
            call.member == "GetStringAtOffset"
            ? [.character, .word, .sentence, .line, .line]
            : [.character, .word, .word, .sentence, .sentence, .line, .line]
        let unit = units.indices.contains(kind) ? units[kind] : .character
        let scalars = Array(text)
        guard offset >= 0, offset <= scalars.count, !scalars.isEmpty else {
            return [.string(""), .int32(0), .int32(0)]
        }
        let starts = Self.starts(of: unit, in: scalars)
        let own = starts.lastIndex { $0 <= min(offset, scalars.count - 1) } ?? 0
        let index = own + direction
        guard starts.indices.contains(index) else { return [.string(""), .int32(0), .int32(0)] }
        let end = index + 1 < starts.count ? starts[index + 1] : scalars.count
        return [
            .string(slice(starts[index], end)), .int32(Int32(truncatingIfNeeded: starts[index])),
            .int32(Int32(truncatingIfNeeded: end)),
        ]
    }

    private static func starts(of unit: Unit, in scalars: [Unicode.Scalar]) -> [Int] {
        func isSpace(_ index: Int) -> Bool { scalars[index].properties.isWhitespace }
        return scalars.indices.filter { index in
            if index == 0 { return true }
            return switch unit {
            case .character: true
            case .word: !isSpace(index) && isSpace(index - 1)
            case .sentence:
                index > 1 && !isSpace(index) && isSpace(index - 1) && ".!?…".unicodeScalars.contains(scalars[index - 2])
            case .line: scalars[index - 1] == "\n"
            }
        }
    }

    // MARK: Places

    /// Where the character is seen in the window: the whole text's frame where that is not known.
    private func rect(ofCharacter offset: Int) -> Rect {
        guard let element else { return .zero }
        guard let node = element.node as? TextNode, offset >= 0, offset < text.count else { return element.frame }
        let frame = node.shownFrame
        let origins = node.glyphOrigins
        let prefix = String(text[..<text.index(text.startIndex, offsetBy: offset)])
        guard origins.count == node.string.count, prefix.count < origins.count else { return frame }
        let origin = origins[prefix.count]
        let next = prefix.count + 1 < origins.count ? origins[prefix.count + 1] : nil
        let end = next.map { $0.y == origin.y && $0.x > origin.x ? $0.x : frame.maxX } ?? frame.maxX
        let lines = Set(origins.map(\.y)).sorted()
        let height = frame.height / Double(max(1, lines.count))
        let line = Double(lines.firstIndex(of: origin.y) ?? 0)
        return Rect(x: origin.x, y: frame.minY + line * height, width: max(0, end - origin.x), height: height)
    }

    private func rect(from start: Int, to end: Int) -> Rect {
        let last = end < 0 ? text.count : min(end, text.count)
        guard start < last else { return .zero }
        return rect(ofCharacter: start).union(rect(ofCharacter: last - 1))
    }

    private func offset(at numbers: [Int]) -> Int32 {
        guard let element else { return -1 }
        let corner = placed(element.frame, in: numbers[2]).origin
        let place = Point(
            x: Double(numbers[0]) + element.frame.minX - corner.x, y: Double(numbers[1]) + element.frame.minY - corner.y
        )
        guard element.frame.contains(place), text.count <= 10_000 else { return -1 }
        let found = (0..<text.count).first { rect(ofCharacter: $0).contains(place) }
        return found.map { Int32(truncatingIfNeeded: $0) } ?? -1
    }
}
