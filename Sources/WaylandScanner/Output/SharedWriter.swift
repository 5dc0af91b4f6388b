/// Writes what client and server share: the interface tables and the enums.
struct SharedWriter {
    let protocols: ProtocolSet

    func write() -> String {
        var source = SourceText(role: "shared")
        source.line("import CWayland")
        writeTables(&source)
        for interface in protocols.interfaces {
            for valueEnum in interface.enums { write(valueEnum, of: interface, &source) }
        }
        return source.text
    }

    private func writeTables(_ source: inout SourceText) {
        let messages = protocols.interfaces.flatMap { $0.requests + $0.events }
        let slots = messages.reduce(0) { $0 + $1.arguments.reduce(0) { $0 + $1.slots } }
        source.block("extension WaylandInterfaces") { source in
            let counts = "interfaces: \(protocols.interfaces.count), messages: \(messages.count), slots: \(slots)"
            source.line("static let table = makeTable()")
            source.block("private static func makeTable() -> InterfaceTable") { source in
                source.line("let table = InterfaceTable(\(counts))")
                for interface in protocols.interfaces {
                    source.line("table.begin(\"\(interface.name)\", version: \(interface.version))")
                    for request in interface.requests { source.line("table.request(\(row(request)))") }
                    for event in interface.events { source.line("table.event(\(row(event)))") }
                }
                source.line("return table")
            }
            for (place, interface) in protocols.interfaces.enumerated() {
                source.line("/// `\(interface.name)`, version \(interface.version).")
                let name = SwiftName.member(interface.name)
                source.line("public static var \(name): UnsafePointer<wl_interface> { table[\(place)] }")
            }
        }
    }

    private func row(_ message: Message) -> String {
        let places = message.arguments.flatMap { argument -> [String] in
            let place = protocols.place(of: argument.interface).map(String.init) ?? "-1"
            return Array(repeating: place, count: argument.slots)
        }
        return "\"\(message.name)\", \"\(message.signature)\", [\(places.joined(separator: ", "))]"
    }

    private func write(_ valueEnum: ValueEnum, of interface: Interface, _ source: inout SourceText) {
        let kind = valueEnum.isBitfield ? "OptionSet" : "RawRepresentable, Hashable"
        let name = SwiftName.valueType(valueEnum.name, in: interface)
        source.line("/// `\(interface.name).\(valueEnum.name)`; other numbers may come.")
        source.block("public struct \(name): \(kind), Sendable") { source in
            source.line("public var rawValue: UInt32")
            source.line("@inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }")
            for entry in valueEnum.entries {
                let value = "Self(rawValue: \(entry.value))"
                source.line("@inlinable public static var \(SwiftName.member(entry.name)): Self { \(value) }")
            }
        }
    }
}
