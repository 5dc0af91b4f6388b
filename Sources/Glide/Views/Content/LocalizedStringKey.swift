import Glibc

/// A text that may be translated: what stands between quotes, with the values put into it.
///
/// `Text("\(count) apples")` looks for the key `%lld apples` in the `Localizable.strings` of the user's languages among
/// the program's resources, and shows the text itself where there is none. Numbers may name how they are written:
/// `Text("\(price, specifier: "%.2f")")`.
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
    /// A piece of the key: as it stands, or the place of a value.
    ///
    /// The closures in a text of a date or a format are only called where texts are laid out, on the main thread.
    enum Piece: Equatable, @unchecked Sendable {
        case literal(String)
        /// How the value is written in the key, such as `%lld`, and as it is shown.
        case value(specifier: String, shown: String)
        /// A text with attributes of its own.
        case text(Text)
    }

    let pieces: [Piece]

    /// A key without values.
    public init(_ value: String) {
        pieces = [.literal(value)]
    }

    /// A key without values.
    public init(stringLiteral value: String) {
        pieces = [.literal(value)]
    }

    /// A key with values.
    public init(stringInterpolation: StringInterpolation) {
        pieces = stringInterpolation.pieces
    }

    /// Gathers the pieces of a key.
    public struct StringInterpolation: StringInterpolationProtocol {
        var pieces: [Piece] = []

        /// An empty key.
        public init(literalCapacity: Int, interpolationCount: Int) {}

        /// What stands between two values.
        public mutating func appendLiteral(_ literal: String) {
            if !literal.isEmpty { pieces.append(.literal(literal)) }
        }

        /// A value of any type, as `String(describing:)` writes it.
        @_disfavoredOverload
        public mutating func appendInterpolation<Value>(_ value: Value) {
            let specifier = value is any FixedWidthInteger ? "%lld" : value is any BinaryFloatingPoint ? "%lf" : "%@"
            pieces.append(.value(specifier: specifier, shown: "\(value)"))
        }

        /// A text.
        public mutating func appendInterpolation(_ string: String) {
            pieces.append(.value(specifier: "%@", shown: string))
        }

        /// A text, which keeps what was said about it: `Text("You have \(Text("three").bold()) wishes")`.
        public mutating func appendInterpolation(_ text: Text) {
            pieces.append(.text(text))
        }

        /// A number, written as C's `printf` writes it with `specifier`, for example `%.2f` or `%02d`.
        public mutating func appendInterpolation<Value: CVarArg>(_ value: Value, specifier: String) {
            pieces.append(.value(specifier: specifier, shown: Self.written(value, as: specifier)))
        }

        private static func written<Value: CVarArg>(_ value: Value, as specifier: String) -> String {
            // C is told the size of a number by its letters; whole numbers are 64 bits wide here.
            var format = specifier
            var argument: any CVarArg = value
            if let number = value as? any FixedWidthInteger {
                if !format.contains("l") { format = format.replacing("d", with: "lld").replacing("x", with: "llx") }
                argument = Int64(truncatingIfNeeded: number)
            } else if let number = value as? any BinaryFloatingPoint {
                argument = Double(number)
            } else {
                return "\(value)"
            }
            return withVaList([argument]) { list in
                var buffer = [CChar](repeating: 0, count: 512)
                let count = vsnprintf(&buffer, buffer.count, format, list)
                guard count > 0 else { return "\(value)" }
                return String(decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
            }
        }
    }

    /// What is looked up.
    var key: String {
        pieces.map { piece in
            switch piece {
            case .literal(let text): text
            case .value(let specifier, _): specifier
            case .text: "%@"
            }
        }.joined()
    }

    /// The text in the user's language, else as it stands.
    var text: String {
        if Translations.isEmpty { return written }
        guard let translation = Translations.text(for: key) else { return written }
        let values: [String] = pieces.compactMap { piece in
            switch piece {
            case .literal: nil
            case .value(_, let shown): shown
            case .text(let text): text.string
            }
        }
        return Translations.fill(translation, with: values)
    }

    /// Whether the text consists of parts that look different.
    fileprivate var isMarked: Bool {
        pieces.contains { piece in
            switch piece {
            case .literal(let text): InlineMarkup.isMarked(text)
            case .value: false
            case .text: true
            }
        } || !Translations.isEmpty && InlineMarkup.isMarked(text)
    }

    /// The parts of the text in the user's language.
    fileprivate var parts: [InlineMarkup.Part] {
        let isTranslated = !Translations.isEmpty && Translations.text(for: key) != nil
        return InlineMarkup.parts(of: isTranslated ? [.literal(text)] : pieces)
    }

    private var written: String {
        pieces.map { piece in
            switch piece {
            case .literal(let text): text
            case .value(_, let shown): shown
            case .text(let text): text.string
            }
        }.joined()
    }
}

extension Text {
    /// Shows the text for `key` in the user's language, or as it stands.
    ///
    /// Marks make parts of it bold (`**…**`), italic (`*…*`), code (`` `…` ``) or struck through (`~~…~~`), as in Markdown;
    /// in values that were put in they stand for themselves.
    public init(_ key: LocalizedStringKey) {
        guard key.isMarked else {
            self.init(verbatim: key.text)
            return
        }
        self.init(verbatim: "")
        runs = key.parts.flatMap { part -> [Run] in
            switch part {
            case .text(let text): return text.runs
            case .run(let marked):
                var run = Run(string: marked.string)
                if marked.isBold { run.weight = .bold }
                if marked.isItalic { run.isItalic = true }
                if marked.isCode { run.design = .monospaced }
                if marked.isStruck { run.hasStrikethrough = true }
                return [run]
            }
        }
        if runs.isEmpty { runs = [Run(string: "")] }
    }
}
