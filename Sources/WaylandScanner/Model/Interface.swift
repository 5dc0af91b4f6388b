/// An interface of a protocol.
struct Interface {
    var name: String
    /// Highest version the file describes.
    var version: Int
    var requests: [Message]
    var events: [Message]
    var enums: [ValueEnum]

    init(_ element: MarkupElement) throws(ScannerError) {
        name = try element.required("name")
        version = try element.number("version", standard: 1)
        requests = []
        events = []
        enums = []
        for child in element.children {
            switch child.tag {
            case "request": requests.append(try Message(child))
            case "event": events.append(try Message(child))
            case "enum": enums.append(try ValueEnum(child))
            default: break
            }
        }
    }
}
