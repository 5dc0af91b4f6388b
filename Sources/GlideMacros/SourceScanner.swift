/// Walks over a piece of Swift, past comments, texts and what stands in brackets.
struct SourceScanner {
    private let characters: [Character]
    var index = 0

    init(_ source: String) {
        characters = Array(source)
    }

    var isAtEnd: Bool { index >= characters.count }
    private var next: Character? { isAtEnd ? nil : characters[index] }

    private func starts(with text: String) -> Bool {
        characters[index...].starts(with: text)
    }

    func text(from start: Int, to end: Int) -> String {
        let piece = characters[start..<max(start, min(end, characters.count))]
        return String(piece).trimmed
    }

    /// Moves past white space and comments.
    mutating func skipTrivia() {
        while let character = next {
            if character.isWhitespace { index += 1 } else if !skipComment() { return }
        }
    }

    private mutating func skipComment() -> Bool {
        if starts(with: "//") {
            while let character = next, !character.isNewline { index += 1 }
            return true
        }
        guard starts(with: "/*") else { return false }
        var depth = 0
        while !isAtEnd {
            if starts(with: "/*") {
                depth += 1; index += 2
            } else if starts(with: "*/") {
                depth -= 1
                index += 2
                if depth == 0 { break }
            } else {
                index += 1
            }
        }
        return true
    }

    /// The name that begins here, which is moved past; nil where none does.
    mutating func name() -> String? {
        let start = index
        if next == "`" {
            index += 1
            while let character = next, character != "`" { index += 1 }
            index += 1
            return text(from: start, to: index)
        }
        while let character = next, character.isLetter || character.isNumber || character == "_" { index += 1 }
        return start == index ? nil : text(from: start, to: index)
    }

    /// Moves past `character`, if it is next.
    mutating func take(_ character: Character) -> Bool {
        guard next == character else { return false }
        index += 1
        return true
    }

    /// Whether `character` is next.
    func isAt(_ character: Character) -> Bool { next == character }

    /// Moves past `@name`, if it is next.
    mutating func takeAttribute(_ name: String) -> Bool {
        let start = index
        if take("@"), self.name() == name { return true }
        index = start
        return false
    }

    /// Whether `@name` stands anywhere from here on, outside of texts and comments.
    func holdsAttribute(_ name: String) -> Bool {
        var scanner = self
        while !scanner.isAtEnd {
            if scanner.takeAttribute(name) { return true }
            if !scanner.skipComment(), !scanner.skipString() { scanner.index += 1 }
        }
        return false
    }

    /// Moves to the end of the statement that begins here: a line break or semicolon outside of brackets, where what is
    /// written before and after does not go on.
    mutating func skipStatement() {
        var last: Character?
        while let character = next, character != "}" {
            if character == ";" {
                index += 1
                return
            }
            if character.isNewline {
                let here = index
                skipTrivia()
                if let last, !"=,:+-*/%<>&|?(".contains(last), !goesOn() {
                    index = here
                    return
                }
                continue
            }
            if !character.isWhitespace { last = starts(with: "//") || starts(with: "/*") ? last : character }
            skipOne()
        }
    }

    /// Whether what is next goes on with the line before: a member, an operator, an attribute's own line is none.
    private func goesOn() -> Bool {
        guard let character = next else { return false }
        return ".?:=+-*/%<>&|".contains(character)
    }

    /// Moves past one character, one comment, one text in quotes, or what stands between two brackets.
    mutating func skipOne() {
        if skipComment() || skipString() { return }
        guard let character = next else { return }
        index += 1
        guard "([{".contains(character) else { return }
        while let inner = next {
            if ")]}".contains(inner) {
                index += 1
                return
            }
            skipOne()
        }
    }

    /// Moves to the next one of `stops` outside brackets, texts and comments, or to the end.
    mutating func skip(to stops: String) {
        while let character = next, !stops.contains(character) { skipOne() }
    }

    mutating func skipString() -> Bool {
        var end = index
        while end < characters.count, characters[end] == "#" { end += 1 }
        guard end < characters.count, characters[end] == "\"" else { return false }
        let hashes = String(repeating: "#", count: end - index)
        index = end
        let quote = starts(with: "\"\"\"") ? "\"\"\"" : "\""
        index += quote.count
        while !isAtEnd, !starts(with: quote + hashes) {
            if starts(with: "\\" + hashes) {
                index += 1 + hashes.count
                // What is put into a text may hold texts itself.
                if next == "(" { skipOne() } else { index += 1 }
            } else {
                index += 1
            }
        }
        index += quote.count + hashes.count
        return true
    }
}

extension String {
    /// Without white space at both ends.
    var trimmed: String {
        var piece = Substring(self)
        while piece.first?.isWhitespace == true { piece.removeFirst() }
        while piece.last?.isWhitespace == true { piece.removeLast() }
        return String(piece)
    }
}
