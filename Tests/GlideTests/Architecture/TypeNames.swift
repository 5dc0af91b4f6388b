/// The type names that a file declares and mentions.
struct TypeNames {
    /// Declared at the file's top level, for other files to use.
    private(set) var shared: Set<String> = []
    /// Declared anywhere: also nested types, generic parameters and associated types.
    private(set) var own: Set<String> = []
    /// Mentioned, other than as a member of something.
    private(set) var mentioned: Set<String> = []

    private static let introducers: Set<String> = [
        "struct", "class", "enum", "protocol", "actor", "typealias", "associatedtype",
    ]

    init(_ code: String) {
        let tokens = Self.tokens(of: code)
        var depth = 0
        for (index, token) in tokens.enumerated() {
            let before = index > 0 ? tokens[index - 1] : ""
            switch token {
            case "{": depth += 1
            case "}": depth -= 1
            default:
                guard token.first?.isLetter == true || token.hasPrefix("_") else { continue }
                if Self.introducers.contains(before), index > 1, tokens[index - 2] == "import" {
                    // One name of a module, brought along.
                    continue
                } else if Self.introducers.contains(before) {
                    own.insert(token)
                    let isPrivate = tokens[max(0, index - 4)..<index].contains {
                        $0 == "private" || $0 == "fileprivate"
                    }
                    if depth == 0, !isPrivate, before != "associatedtype" { shared.insert(token) }
                } else if before == "<" || before == "," || before == "each", index + 1 < tokens.count,
                    tokens[index + 1] == ":"
                {
                    // A generic parameter with a bound, or an argument label.
                    own.insert(token)
                } else if before != "." {
                    mentioned.insert(token)
                }
            }
        }
    }

    /// Words and signs.
    private static func tokens(of code: String) -> [String] {
        var tokens: [String] = []
        var word = ""
        for character in code {
            if character.isLetter || character.isNumber || character == "_" {
                word.append(character)
                continue
            }
            if !word.isEmpty { tokens.append(word) }
            word = ""
            if !character.isWhitespace { tokens.append(String(character)) }
        }
        return word.isEmpty ? tokens : tokens + [word]
    }
}
