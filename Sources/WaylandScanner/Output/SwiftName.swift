/// Swift names made from the protocols' snake-case ones.
enum SwiftName {
    private static let reserved: Set<String> = [
        "as", "break", "case", "class", "continue", "default", "defer", "deinit", "do", "else", "enum", "extension",
        "false", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
        "operator", "private", "protocol", "public", "repeat", "return", "self", "static", "struct", "subscript",
        "super", "switch", "throw", "true", "try", "typealias", "var", "where", "while",
    ]

    /// `xdg_toplevel` → `XdgToplevel`.
    static func type(_ name: String) -> String {
        name.split(separator: "_").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }

    /// `set_app_id` → `setAppId`; a digit at the start gets an underscore before it, a keyword backticks around it.
    static func member(_ name: String) -> String {
        let type = type(name)
        let member = type.prefix(1).lowercased() + type.dropFirst()
        if member.first?.isNumber == true { return "_" + member }
        return reserved.contains(member) ? "`\(member)`" : member
    }

    /// A name before a colon, where most keywords may stand as they are.
    static func label(_ name: String) -> String {
        let member = member(name)
        return ["`inout`", "`var`", "`let`"].contains(member) ? member : member.filter { $0 != "`" }
    }

    /// The type of an enum, which `reference` names from within `interface`: `wl_output.transform` →
    /// `WlOutputTransform`.
    static func valueType(_ reference: String, in interface: Interface) -> String {
        let parts = reference.split(separator: ".").map(String.init)
        return parts.count == 2 ? type(parts[0]) + type(parts[1]) : type(interface.name) + type(reference)
    }
}
