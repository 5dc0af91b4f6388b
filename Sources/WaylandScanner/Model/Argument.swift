/// One argument of a message.
struct Argument {
    enum Kind: String {
        case int, uint, fixed, string, object, array, fd
        case newID = "new_id"
    }

    var name: String
    var kind: Kind
    /// The interface of an object or a new one; none where any interface may come.
    var interface: String?
    var isNullable: Bool
    /// The enum the number belongs to, `name` or `interface.name`.
    var valueEnum: String?

    init(_ element: MarkupElement) throws(ScannerError) {
        name = try element.required("name")
        let type = try element.required("type")
        guard let kind = Kind(rawValue: type) else {
            throw ScannerError("line \(element.line): unknown argument type \"\(type)\"")
        }
        self.kind = kind
        interface = element.attributes["interface"]
        isNullable = element.attributes["allow-null"] == "true"
        valueEnum = element.attributes["enum"]
    }

    /// Number of wire slots: a new object without a fixed interface also sends the interface's name and version.
    var slots: Int { kind == .newID && interface == nil ? 3 : 1 }

    /// The letters of libwayland's message signature.
    var signature: String {
        let letters =
            switch kind {
            case .int: "i"
            case .uint: "u"
            case .fixed: "f"
            case .string: "s"
            case .object: "o"
            case .array: "a"
            case .fd: "h"
            case .newID: interface == nil ? "sun" : "n"
            }
        return isNullable ? "?" + letters : letters
    }
}
