/// Writes the method that sends one message.
struct OutgoingWriter {
    let side: SideWriter
    let interface: Interface
    let message: Message
    let opcode: Int

    private var isClient: Bool { side.side == .client }
    private var created: Argument? { isClient ? message.arguments.first { $0.kind == .newID } : nil }

    func write(_ source: inout SourceText) {
        let name = SwiftName.member(isClient ? message.name : "send_" + message.name)
        source.line("/// Sends `\(interface.name).\(message.name)`, since version \(message.since).")
        if created != nil { source.line("@discardableResult") }
        source.block("public func \(name)\(generics)(\(parameters))\(result)") { source in
            if isClient, message.isDestructor {
                // A second destroy, or one after the connection's end, does nothing; one that the bound version does
                // not know happens on our side only.
                source.line("guard isAlive else { return }")
                if message.since > 1 {
                    source.line("guard version >= \(message.since) else { return destroyLocally() }")
                }
            } else if message.since > 1 {
                source.line("requireVersion(\(message.since), \"\(interface.name).\(message.name)\")")
            }
            let returns = created == nil ? "" : "return "
            writeNested(message.arguments.enumerated().filter { Self.isPointed($0.element) }[...], returns, &source)
            if !isClient, message.isDestructor { source.line("destroyLocally()") }
        }
    }

    private static func isPointed(_ argument: Argument) -> Bool {
        argument.kind == .string || argument.kind == .array
    }

    private var generics: String {
        created.map { $0.interface == nil ? "<T: WaylandProxy>" : "" } ?? ""
    }

    private var parameters: String {
        message.arguments.compactMap { argument -> String? in
            if argument.kind == .newID, isClient {
                return argument.interface == nil ? "_ type: T.Type, version newVersion: UInt32" : nil
            }
            let type = side.type(of: argument, in: interface, isIncoming: false)
            return "\(SwiftName.label(argument.name)): \(type)"
        }.joined(separator: ", ")
    }

    private var result: String {
        created.map { " -> " + ($0.interface == nil ? "T" : side.className($0.interface)) } ?? ""
    }

    /// Strings and arrays live in closures around the sending.
    private func writeNested(
        _ rest: ArraySlice<(offset: Int, element: Argument)>, _ returns: String, _ source: inout SourceText
    ) {
        guard let first = rest.first else { return writeSending(returns, &source) }
        let kind = first.element.kind == .array ? "WireArray" : "WireString"
        let name = SwiftName.member(first.element.name)
        source.closure("\(returns)with\(kind)(\(name))", "pointer\(first.offset)") { source in
            writeNested(rest.dropFirst(), returns, &source)
        }
    }

    private func writeSending(_ returns: String, _ source: inout SourceText) {
        let slots = message.arguments.reduce(0) { $0 + $1.slots }
        let allocation = "withUnsafeTemporaryAllocation(of: wl_argument.self, capacity: \(max(slots, 1)))"
        source.closure(returns + allocation, "slots") { source in
            source.line("let arguments = slots.baseAddress!")
            var slot = 0
            for (place, argument) in message.arguments.enumerated() {
                for (part, value) in values(argument, at: place).enumerated() {
                    source.line("arguments[\(slot + part)].\(value)")
                }
                slot += argument.slots
            }
            source.line(sending)
        }
    }

    private func values(_ argument: Argument, at place: Int) -> [String] {
        let name = SwiftName.member(argument.name)
        let number = argument.valueEnum == nil ? name : name + ".rawValue"
        switch argument.kind {
        case .int: return ["i = " + (argument.valueEnum == nil ? name : "Int32(bitPattern: \(number))")]
        case .uint: return ["u = \(number)"]
        case .fixed: return ["f = fixed(double: \(name))"]
        case .string: return ["s = pointer\(place)"]
        case .array: return ["a = pointer\(place)"]
        case .fd: return ["h = \(name)"]
        case .object: return ["o = \(name)\(argument.isNullable ? "?" : "").liveObject"]
        case .newID:
            if !isClient { return ["o = \(name).liveObject"] }
            if argument.interface != nil { return ["n = 0"] }
            return ["s = T.interface.pointee.name", "u = newVersion", "n = 0"]
        }
    }

    private var sending: String {
        guard isClient else { return "send(\(opcode), arguments)" }
        if let created {
            let type = created.interface == nil ? "T" : side.className(created.interface)
            let version = created.interface == nil ? "newVersion" : "version"
            return "return sendNew(\(opcode), arguments, \(type).self, version: \(version))"
        }
        return message.isDestructor ? "sendDestructor(\(opcode), arguments)" : "send(\(opcode), arguments)"
    }
}
