/// Reads the signs by which a text says what is bold, italic, code or struck through: `**bold**`, `*italic*`, `` `code` ``,
/// `~~gone~~`, and `\*` for a sign that is meant as such. Of `[text](where)` and
/// `^[text](inflect: true)` the text is shown.
///
/// The rules are those of CommonMark for what stands within a line: a run of stars begins something where no space follows
/// it, and ends something where none is before it; underscores do so at the edge of words only.
struct InlineMarkup {
    /// A stretch of text and what was said of it.
    struct Run: Equatable {
        var string: String
        var isBold = false
        var isItalic = false
        var isCode = false
        var isStruck = false
    }

    /// A character, or something that is put in whole.
    private enum Unit {
        case character(Character)
        case value(String)
        case text(Text)
    }

    /// What is shown: a stretch of text, or a text that was put in.
    enum Part: Equatable {
        case run(Run)
        case text(Text)
    }

    private let units: [Unit]
    private var index = 0
    private var parts: [Part] = []
    private var style = Run(string: "")
    /// What is open, in order, with the number of signs.
    private var open: [(sign: Character, count: Int)] = []

    /// Whether `text` has any sign at all.
    static func isMarked(_ text: String) -> Bool {
        text.utf8.contains { byte in
            switch byte {
            case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "~"), UInt8(ascii: "["),
                UInt8(ascii: "\\"):
                true
            default: false
            }
        }
    }

    /// Reads what pieces say; values are shown as they are.
    static func parts(of pieces: [LocalizedStringKey.Piece]) -> [Part] {
        var units: [Unit] = []
        for piece in pieces {
            switch piece {
            case .literal(let text): units += text.map { .character($0) }
            case .value(_, let shown): units.append(.value(shown))
            case .text(let text): units.append(.text(text))
            }
        }
        var reader = InlineMarkup(units)
        reader.read(to: units.count)
        return reader.parts
    }

    private init(_ units: [Unit]) {
        self.units = units
    }

    private func character(_ place: Int) -> Character? {
        guard units.indices.contains(place), case .character(let character) = units[place] else { return nil }
        return character
    }

    private func isSpace(_ place: Int) -> Bool {
        guard units.indices.contains(place) else { return true }
        return character(place)?.isWhitespace == true
    }

    private func isWord(_ place: Int) -> Bool {
        guard units.indices.contains(place) else { return false }
        return character(place).map { $0.isLetter || $0.isNumber } ?? true
    }

    private mutating func add(_ string: String) {
        if string.isEmpty { return }
        if case .run(let last) = parts.last, with(last, { $0.string = "" }) == style {
            parts[parts.count - 1] = .run(with(last) { $0.string += string })
        } else {
            parts.append(.run(with(style) { $0.string = string }))
        }
    }

    private mutating func add(_ unit: Unit) {
        switch unit {
        case .character(let character): add(String(character))
        case .value(let shown): add(shown)
        case .text(let text): parts.append(.text(text))
        }
    }

    private mutating func read(to end: Int) {
        while index < end {
            guard let sign = character(index) else {
                add(units[index])
                index += 1
                continue
            }
            switch sign {
            case "\\" where character(index + 1).map { $0.isPunctuation || $0.isSymbol } == true:
                add(String(character(index + 1)!))
                index += 2
            case "`": readCode(to: end)
            case "[": readLink(to: end, isPressed: true)
            case "^" where character(index + 1) == "[":
                index += 1
                readLink(to: end, isPressed: false)
            case "*", "_", "~": readDelimiters(sign, to: end)
            default:
                add(String(sign))
                index += 1
            }
        }
    }

    /// Where the next `count` signs stand after the present place; nil where they do not.
    private func place(of sign: Character, count: Int, from start: Int, to end: Int) -> Int? {
        var place = start
        while place < end {
            guard character(place) == sign else {
                place += 1
                continue
            }
            var length = 1
            while place + length < end, character(place + length) == sign { length += 1 }
            if length == count { return place }
            place += length
        }
        return nil
    }

    private mutating func readCode(to end: Int) {
        var count = 1
        while character(index + count) == "`" { count += 1 }
        guard let close = place(of: "`", count: count, from: index + count, to: end) else {
            add(String(repeating: "`", count: count))
            index += count
            return
        }
        style.isCode = true
        for place in (index + count)..<close { add(units[place]) }
        style.isCode = false
        index = close + count
    }

    /// `[text](where)`: only the text is shown.
    private mutating func readLink(to end: Int, isPressed: Bool) {
        guard let middle = place(of: "]", count: 1, from: index + 1, to: end), character(middle + 1) == "(",
            let close = place(of: ")", count: 1, from: middle + 2, to: end)
        else {
            add("[")
            index += 1
            return
        }
        if isPressed {
            Warnings.warnOnceFromAnywhere(
                "text-link", "Text: a link within a text is shown, but cannot be pressed; use Link for it.")
        }
        index += 1
        read(to: middle)
        index = close + 1
    }

    private mutating func readDelimiters(_ sign: Character, to end: Int) {
        var count = 1
        while index + count < end, character(index + count) == sign { count += 1 }
        let (before, after) = (index - 1, index + count)
        var opens = !isSpace(after)
        var closes = !isSpace(before)
        if sign == "_" { (opens, closes) = (opens && !isWord(before), closes && !isWord(after)) }
        if sign == "~", count != 2 { (opens, closes) = (false, false) }
        index += count
        var rest = count
        while closes, rest > 0, let last = open.last(where: { $0.sign == sign && $0.count <= rest }) {
            while let gone = open.popLast(), gone.sign != sign || gone.count != last.count { set(gone, false) }
            set(last, false)
            rest -= last.count
        }
        // Three signs are one of two and one of one.
        while opens, rest > 0 {
            let length = rest >= 2 ? 2 : 1
            let delimiter = (sign: sign, count: length)
            guard hasEnd(delimiter, to: end) else { break }
            open.append(delimiter)
            set(delimiter, true)
            rest -= length
        }
        add(String(repeating: sign, count: rest))
    }

    private mutating func set(_ delimiter: (sign: Character, count: Int), _ isOn: Bool) {
        if delimiter.sign == "~" {
            style.isStruck = isOn
        } else if delimiter.count == 2 {
            style.isBold = isOn
        } else {
            style.isItalic = isOn
        }
    }

    /// Whether signs follow that end what `delimiter` would begin.
    private func hasEnd(_ delimiter: (sign: Character, count: Int), to end: Int) -> Bool {
        var place = index
        while place < end {
            guard character(place) == delimiter.sign else {
                place += 1
                continue
            }
            var length = 1
            while place + length < end, character(place + length) == delimiter.sign { length += 1 }
            let closes = !isSpace(place - 1) && (delimiter.sign != "_" || !isWord(place + length))
            if closes, delimiter.count == length || length > 2 { return true }
            place += length
        }
        return false
    }
}
