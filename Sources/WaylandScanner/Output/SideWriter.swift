/// Writes the classes of one side: proxies for the client, resources for the server.
struct SideWriter {
    enum Side {
        case client, server
    }

    let protocols: ProtocolSet
    let side: Side

    /// What the side's classes are called and do.
    var baseClass: String { side == .client ? "WaylandProxy" : "WaylandResource" }
    private var suffix: String { side == .client ? "" : "Resource" }
    private var incomingName: String { side == .client ? "Event" : "Request" }
    private var handlerName: String { side == .client ? "eventHandler" : "requestHandler" }

    func write() -> String {
        var source = SourceText(role: side == .client ? "client" : "server")
        source.line("import \(side == .client ? "CWayland" : "CWaylandServer")")
        source.line("import Wayland")
        for interface in protocols.interfaces {
            // libwayland-server keeps these two to itself.
            if side == .server, ["wl_display", "wl_registry"].contains(interface.name) { continue }
            write(interface, &source)
        }
        return source.text
    }

    func className(_ interface: String?) -> String {
        guard let interface, protocols.place(of: interface) != nil else { return baseClass }
        return SwiftName.type(interface) + suffix
    }

    private func write(_ interface: Interface, _ source: inout SourceText) {
        let (incoming, outgoing) =
            side == .client ? (interface.events, interface.requests) : (interface.requests, interface.events)
        source.line("/// `\(interface.name)`, up to version \(interface.version).")
        source.block("public final class \(className(interface.name)): \(baseClass)") { source in
            let table = "WaylandInterfaces.\(SwiftName.member(interface.name))"
            source.line("public override class var interface: UnsafePointer<wl_interface> { \(table) }")
            // The display's own events belong to libwayland-client.
            if !incoming.isEmpty, interface.name != "wl_display" {
                writeIncoming(incoming, of: interface, &source)
            }
            for (opcode, message) in outgoing.enumerated() {
                OutgoingWriter(side: self, interface: interface, message: message, opcode: opcode).write(&source)
            }
        }
    }

    private func writeIncoming(_ messages: [Message], of interface: Interface, _ source: inout SourceText) {
        source.line("/// What the other side sends.")
        source.block("public enum \(incomingName)") { source in
            for message in messages {
                let values = message.arguments.map {
                    "\(SwiftName.label($0.name)): \(type(of: $0, in: interface, isIncoming: true))"
                }
                let list = values.isEmpty ? "" : "(\(values.joined(separator: ", ")))"
                source.line("/// `\(message.name)`, since version \(message.since).")
                source.line("case \(SwiftName.member(message.name))\(list)")
            }
        }
        source.line("/// Called for each message; none is waited for. Cleared when the object goes.")
        // Behind accessors, since other modules would check a stored property for exclusive access each time.
        source.block("public var on\(incomingName): ((\(incomingName)) -> Void)?") { source in
            source.line("get { \(handlerName) }")
            source.line("set { \(handlerName) = newValue }")
        }
        source.line("@exclusivity(unchecked) private var \(handlerName): ((\(incomingName)) -> Void)?")
        writeDispatch(messages, of: interface, &source)
        source.line("public override func clearHandlers() { \(handlerName) = nil }")
    }

    /// Every message is decoded, also when nobody listens: objects that the other side makes need their owner, and
    /// descriptors must be closed.
    private func writeDispatch(_ messages: [Message], of interface: Interface, _ source: inout SourceText) {
        let signature = "dispatch(_ opcode: UInt32, _ arguments: UnsafeMutablePointer<wl_argument>)"
        source.block("public override func \(signature)") { source in
            source.line("let message: \(incomingName)")
            source.line("switch opcode {")
            for (opcode, message) in messages.enumerated() {
                let values = message.arguments.enumerated().map { place, argument in
                    "\(SwiftName.label(argument.name)): \(decoded(argument, at: place, in: interface))"
                }
                let list = values.isEmpty ? "" : "(\(values.joined(separator: ", ")))"
                source.line("case \(opcode): message = .\(SwiftName.member(message.name))\(list)")
            }
            source.line("default: return")
            source.line("}")
            source.line("\(handlerName)?(message)")
            let destructors = messages.enumerated().filter(\.element.isDestructor).map { String($0.offset) }
            if !destructors.isEmpty {
                let test = destructors.map { "opcode == \($0)" }.joined(separator: " || ")
                source.line("if \(test) { destroyLocally() }")
            }
        }
    }

    func type(of argument: Argument, in interface: Interface, isIncoming: Bool) -> String {
        switch argument.kind {
        case .int, .uint:
            if let reference = argument.valueEnum { return SwiftName.valueType(reference, in: interface) }
            return argument.kind == .int ? "Int32" : "UInt32"
        case .fixed: return "Double"
        case .string: return argument.isNullable ? "String?" : "String"
        case .array: return "WaylandArray"
        case .fd: return isIncoming ? "WaylandDescriptor" : "Int32"
        case .newID: return className(argument.interface)
        case .object:
            // An object that we destroyed meanwhile arrives as null, also where the protocol says it never is.
            let isOptional = argument.isNullable || (isIncoming && side == .client)
            return className(argument.interface) + (isOptional ? "?" : "")
        }
    }

    private func decoded(_ argument: Argument, at place: Int, in interface: Interface) -> String {
        let slot = "arguments[\(place)]"
        let number = argument.kind == .int ? "UInt32(bitPattern: \(slot).i)" : "\(slot).u"
        switch argument.kind {
        case .int, .uint:
            if let reference = argument.valueEnum {
                return "\(SwiftName.valueType(reference, in: interface))(rawValue: \(number))"
            }
            return argument.kind == .int ? "\(slot).i" : "\(slot).u"
        case .fixed: return "double(fixed: \(slot).f)"
        case .string: return argument.isNullable ? "optionalString(\(slot).s)" : "string(\(slot).s)"
        case .array: return "WaylandArray(\(slot).a)"
        case .fd: return "WaylandDescriptor(\(slot).h)"
        case .object:
            let found = "object(\(slot).o, \(className(argument.interface)).self)"
            return side == .server && !argument.isNullable ? found + "!" : found
        case .newID:
            let name = className(argument.interface)
            return side == .client ? "adopt(\(slot).o, \(name).self)" : "create(\(slot).n, \(name).self)"
        }
    }
}
