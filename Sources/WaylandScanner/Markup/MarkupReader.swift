/// Reads the small part of XML that protocol files use: elements and quoted attributes. Comments, declarations and
/// text are skipped; of the entities, the five predefined ones are known. Foundation's reader would do more, and would
/// make every build of every package that depends on this one load Foundation first.
struct MarkupReader {
    private let bytes: [UInt8]
    private var position = 0
    private var line = 1

    private init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// The root element of the file.
    static func read(_ bytes: [UInt8]) throws(ScannerError) -> MarkupElement {
        var reader = MarkupReader(bytes)
        var open: [MarkupElement] = []
        var root: MarkupElement?
        while reader.skip(to: UInt8(ascii: "<")) {
            if reader.take("<!--") {
                try reader.skip(past: "-->")
            } else if reader.take("<?") {
                try reader.skip(past: "?>")
            } else if reader.take("<!") {
                try reader.skip(past: ">")
            } else if reader.take("</") {
                let name = reader.name()
                try reader.skip(past: ">")
                guard let closed = open.popLast(), closed.tag == name else {
                    throw ScannerError("line \(reader.line): </\(name)> closes nothing")
                }
            } else {
                let (element, isClosed) = try reader.openingTag()
                if let parent = open.last {
                    parent.children.append(element)
                } else if root == nil {
                    root = element
                }
                if !isClosed { open.append(element) }
            }
        }
        guard let root, open.isEmpty else {
            throw ScannerError("line \(reader.line): the file ends before <\(open.last?.tag ?? "protocol")> does")
        }
        return root
    }

    private mutating func openingTag() throws(ScannerError) -> (MarkupElement, isClosed: Bool) {
        advance()
        let start = line
        let tag = name()
        var attributes: [String: String] = [:]
        while true {
            skipSpace()
            if take("/>") { return (MarkupElement(tag: tag, attributes: attributes, line: start), true) }
            if take(">") { return (MarkupElement(tag: tag, attributes: attributes, line: start), false) }
            let key = name()
            skipSpace()
            guard !key.isEmpty, take("=") else { throw ScannerError("line \(line): <\(tag)> is malformed") }
            skipSpace()
            guard position < bytes.count, bytes[position] == UInt8(ascii: "\"") || bytes[position] == UInt8(ascii: "'")
            else { throw ScannerError("line \(line): the value of \(key) is not quoted") }
            let quote = bytes[position]
            advance()
            let from = position
            guard skip(to: quote) else { throw ScannerError("line \(start): the value of \(key) has no end") }
            attributes[key] = Self.decoded(String(decoding: bytes[from..<position], as: UTF8.self))
            advance()
        }
    }

    private static func decoded(_ text: String) -> String {
        guard text.contains("&") else { return text }
        var result = ""
        var rest = text[...]
        let entities = [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&amp;", "&")]
        while let first = rest.first {
            if let (entity, character) = entities.first(where: { rest.hasPrefix($0.0) }) {
                result += character
                rest = rest.dropFirst(entity.count)
            } else {
                result.append(first)
                rest = rest.dropFirst()
            }
        }
        return result
    }

    private mutating func advance() {
        if bytes[position] == UInt8(ascii: "\n") { line += 1 }
        position += 1
    }

    private mutating func skip(to byte: UInt8) -> Bool {
        while position < bytes.count {
            if bytes[position] == byte { return true }
            advance()
        }
        return false
    }

    private mutating func skip(past text: StaticString) throws(ScannerError) {
        let start = line
        while position < bytes.count {
            if take(text) { return }
            advance()
        }
        throw ScannerError("line \(start): no \"\(text)\" follows")
    }

    private mutating func skipSpace() {
        while position < bytes.count, bytes[position] <= UInt8(ascii: " ") { advance() }
    }

    private mutating func take(_ text: StaticString) -> Bool {
        let end = position + text.utf8CodeUnitCount
        guard end <= bytes.count else { return false }
        let matches = text.withUTF8Buffer { $0.elementsEqual(bytes[position..<end]) }
        if matches { position = end }
        return matches
    }

    private mutating func name() -> String {
        let from = position
        while position < bytes.count {
            let byte = bytes[position]
            let isName =
                (byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z"))
                || (byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z"))
                || (byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9"))
                || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ":")
            guard isName else { break }
            position += 1
        }
        return String(decoding: bytes[from..<position], as: UTF8.self)
    }
}
