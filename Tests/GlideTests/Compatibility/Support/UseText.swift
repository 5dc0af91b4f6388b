/// Reads the text of pieces of code: whether each is written with the name and the labels of its row.
enum UseText {
    /// Pieces of code in `text` that do not mention their row's words.
    ///
    /// What the code says about the specimens that it uses, types declared in `specimens`, counts as well.
    static func mistakes(in text: String, specimens: [String: String]) -> [String] {
        var mistakes: [String] = []
        let starts = [
            "uses.holds(\"", "uses.draws(\"", "uses.changes(\"", "uses.equals(\"", "line(\"", "runs(\"", "moves(\"",
        ]
        var symbol: String?
        var piece = ""
        func finish() {
            guard let symbol else { return }
            let shown = specimens.filter { piece.contains($0.key) }.values.joined(separator: piece)
            for word in words(of: symbol) where !piece.contains(word) && !shown.contains(word) {
                mistakes.append("the use of \(symbol) does not mention \(word)")
            }
        }
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            let trimmed = line.drop { $0 == " " }
            if let start = starts.first(where: { trimmed.hasPrefix($0) }) {
                finish()
                let rest = trimmed.dropFirst(start.count)
                let name = rest.prefix { $0 != "\"" }
                symbol = String(name).replacing("\\\\", with: "\\")
                piece = String(rest.dropFirst(name.count))
            } else if trimmed.hasPrefix("uses.changes(") || trimmed.hasPrefix("private static func") {
                finish()
                symbol = nil
                piece = ""
            } else {
                piece += "\n" + trimmed
            }
        }
        finish()
        return mistakes
    }

    /// The types declared in `text`, each with its own lines and those of its extensions.
    static func specimens(in text: String) -> [String: String] {
        var found: [String: String] = [:]
        var name = ""
        for line in text.split(separator: "\n") {
            if let first = line.first, first.isLetter, line.contains("{") {
                let words = line.split { !$0.isLetter && !$0.isNumber }
                if let place = words.firstIndex(where: { ["struct", "class", "enum", "extension"].contains($0) }) {
                    name = String(words[place + 1])
                }
            }
            if !name.isEmpty { found[name, default: ""] += line + "\n" }
        }
        return found
    }

    /// What code that uses `symbol` must say: names, and argument labels.
    static func words(of symbol: String) -> [String] {
        var words: [String] = []
        var word = ""
        for character in symbol.prefix(while: { $0 != "(" || !symbol.contains(" (") }) + " " {
            if character.isLetter || character.isNumber || character == "_" && !word.isEmpty {
                word.append(character)
            } else {
                if character == ":", symbol.contains("("), !word.isEmpty { word.append(":") }
                if word.count > 1, !["name", "weight", "Value", "configuration"].contains(word) { words.append(word) }
                word = ""
            }
        }
        // Of a type's member only the member's own name must be there.
        return symbol.contains(".") && words.count > 1 ? words.filter { $0 != symbol.prefix { $0 != "." } } : words
    }

    /// What a public declaration of `symbol` begins with.
    static func declarations(of symbol: String, kind: String) -> [String] {
        let name = String(symbol.drop { "@.\\".contains($0) }.prefix { $0.isLetter || $0.isNumber })
        guard name.count > 1, !symbol.contains("(_ name)"), !symbol.hasPrefix("#") else { return [] }
        switch kind {
        case "modifier": return ["func \(name)"]
        case "view", "type", "shape", "wrapper": return ["struct \(name)", "class \(name)", "protocol \(name)"]
        default: return []
        }
    }
}
