/// A named set of numbers, or of bits.
struct ValueEnum {
    struct Entry {
        var name: String
        var value: UInt32
    }

    var name: String
    var isBitfield: Bool
    var entries: [Entry]

    init(_ element: MarkupElement) throws(ScannerError) {
        name = try element.required("name")
        isBitfield = element.attributes["bitfield"] == "true"
        var entries: [Entry] = []
        for child in element.elements("entry") {
            entries.append(Entry(name: try child.required("name"), value: try Self.value(child)))
        }
        self.entries = entries
    }

    private static func value(_ element: MarkupElement) throws(ScannerError) -> UInt32 {
        let text = try element.required("value")
        let value =
            text.hasPrefix("0x")
            ? UInt32(text.dropFirst(2), radix: 16)
            : UInt32(text) ?? Int32(text).map { UInt32(bitPattern: $0) }
        guard let value else { throw ScannerError("line \(element.line): \"\(text)\" is not a 32-bit number") }
        return value
    }
}
