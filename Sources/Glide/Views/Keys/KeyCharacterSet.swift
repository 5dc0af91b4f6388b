/// Characters, by what they are.
public struct KeyCharacterSet: Sendable {
    private let test: @Sendable (Character) -> Bool

    /// The characters for which `test` answers true.
    public init(where test: @escaping @Sendable (Character) -> Bool) {
        self.test = test
    }

    /// The characters of `string`.
    public init(charactersIn string: String) {
        let characters = Set(string)
        self.init { characters.contains($0) }
    }

    /// Letters of any script.
    public static let letters = KeyCharacterSet(where: \.isLetter)
    /// The digits of any script.
    public static let decimalDigits = KeyCharacterSet(where: \.isWholeNumber)
    /// Letters and digits.
    public static let alphanumerics = KeyCharacterSet { $0.isLetter || $0.isNumber }
    /// Spaces and tabs.
    public static let whitespaces = KeyCharacterSet { $0.isWhitespace && !$0.isNewline }
    /// Punctuation.
    public static let punctuationCharacters = KeyCharacterSet(where: \.isPunctuation)

    /// Whether `character` is one of them.
    public func contains(_ character: Character) -> Bool { test(character) }
}
