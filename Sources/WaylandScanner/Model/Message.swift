/// A request or an event. Its place in the interface's list is its opcode.
struct Message {
    var name: String
    var isDestructor: Bool
    /// First version of the interface that has it.
    var since: Int
    var arguments: [Argument]

    init(_ element: MarkupElement) throws(ScannerError) {
        name = try element.required("name")
        isDestructor = element.attributes["type"] == "destructor"
        since = try element.number("since", standard: 1)
        var arguments: [Argument] = []
        for child in element.elements("arg") { arguments.append(try Argument(child)) }
        self.arguments = arguments
    }

    /// libwayland's signature: the version it came with (none for 1), then the arguments' letters.
    var signature: String {
        (since > 1 ? String(since) : "") + arguments.map(\.signature).joined()
    }
}
