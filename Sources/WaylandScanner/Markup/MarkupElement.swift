/// One element of a protocol file: its tag, attributes and child elements. Text between elements is not kept.
final class MarkupElement {
    let tag: String
    let attributes: [String: String]
    var children: [MarkupElement] = []
    /// Line of the opening tag, from 1, for messages.
    let line: Int

    init(tag: String, attributes: [String: String], line: Int) {
        self.tag = tag
        self.attributes = attributes
        self.line = line
    }

    /// The children with the given tag, in their order.
    func elements(_ tag: String) -> [MarkupElement] {
        children.filter { $0.tag == tag }
    }

    /// The attribute's value; a missing one is an error that names the element and its line.
    func required(_ name: String) throws(ScannerError) -> String {
        guard let value = attributes[name] else {
            throw ScannerError("line \(line): <\(tag)> has no attribute \"\(name)\"")
        }
        return value
    }

    /// The attribute as a whole number, `standard` where it is missing.
    func number(_ name: String, standard: Int) throws(ScannerError) -> Int {
        guard let value = attributes[name] else { return standard }
        guard let number = Int(value) else {
            throw ScannerError("line \(line): \(name)=\"\(value)\" is not a number")
        }
        return number
    }
}
