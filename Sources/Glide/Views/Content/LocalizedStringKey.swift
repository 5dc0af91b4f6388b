import Glibc

/// A text that may be translated: what stands between quotes, with the values put into it.
///
/// `Text("\(count) apples")` looks for the key `%lld apples` in the `Localizable.strings` of the user's languages among
/// the program's resources, and shows the text itself where there is none. Numbers may name how they are written:
/// `Text("\(price, specifier: "%.2f")")`.
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
    /// A piece of the key: as it stands, or the place of a value.
    enum Piece: Hashable, Sendable {
        case literal(String)
        /// How the value is written in the key, such as `%lld`, and as it is shown.
        case value(specifier: String, shown: String)
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
            }
        }.joined()
    }

    /// The text in the user's language, else as it stands.
    var text: String {
        if Translations.isEmpty { return written }
        guard let translation = Translations.text(for: key) else { return written }
        let values = pieces.compactMap { piece in
            if case .value(_, let shown) = piece { shown } else { nil }
        }
        return Translations.fill(translation, with: values)
    }

    private var written: String {
        pieces.map { piece in
            switch piece {
            case .literal(let text): text
            case .value(_, let shown): shown
            }
        }.joined()
    }
}

extension Text {
    /// Shows the text for `key` in the user's language, or as it stands.
    public init(_ key: LocalizedStringKey) {
        self.init(verbatim: key.text)
    }
}
