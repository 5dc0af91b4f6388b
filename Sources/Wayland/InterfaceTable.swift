import CWayland

/// `wl_interface` and `wl_message` tables in memory that is never freed: libwayland keeps pointers into them.
final class InterfaceTable: @unchecked Sendable {
    // Written while `WaylandInterfaces.table` is made, only read afterwards: hence Sendable.
    private let interfaces: UnsafeMutablePointer<wl_interface>
    private let messages: UnsafeMutablePointer<wl_message>
    private let slots: UnsafeMutablePointer<UnsafePointer<wl_interface>?>
    private var interfaceCount = 0
    private var messageCount = 0
    private var slotCount = 0

    init(interfaces: Int, messages: Int, slots: Int) {
        self.interfaces = .allocate(capacity: interfaces)
        self.interfaces.initialize(repeating: wl_interface(), count: interfaces)
        self.messages = .allocate(capacity: messages)
        self.slots = .allocate(capacity: slots + 1)
        self.slots.initialize(repeating: nil, count: slots + 1)
    }

    subscript(place: Int) -> UnsafePointer<wl_interface> {
        UnsafePointer(interfaces + place)
    }

    /// Starts the next interface; requests and events that follow belong to it.
    func begin(_ name: StaticString, version: Int32) {
        interfaces[interfaceCount].name = Self.pointer(name)
        interfaces[interfaceCount].version = version
        interfaceCount += 1
    }

    /// Adds a request. `places` are those of the arguments' interfaces, -1 where there is none.
    func request(_ name: StaticString, _ signature: StaticString, _ places: [Int]) {
        let message = add(name, signature, places)
        let interface = interfaces + (interfaceCount - 1)
        if interface.pointee.method_count == 0 { interface.pointee.methods = message }
        interface.pointee.method_count += 1
    }

    /// Adds an event; see `request`.
    func event(_ name: StaticString, _ signature: StaticString, _ places: [Int]) {
        let message = add(name, signature, places)
        let interface = interfaces + (interfaceCount - 1)
        if interface.pointee.event_count == 0 { interface.pointee.events = message }
        interface.pointee.event_count += 1
    }

    private func add(
        _ name: StaticString, _ signature: StaticString, _ places: [Int]
    ) -> UnsafePointer<wl_message> {
        let types = slots + slotCount
        for place in places {
            slots[slotCount] = place < 0 ? nil : UnsafePointer(interfaces + place)
            slotCount += 1
        }
        let message = messages + messageCount
        message.initialize(
            to: wl_message(name: Self.pointer(name), signature: Self.pointer(signature), types: types))
        messageCount += 1
        return UnsafePointer(message)
    }

    /// A literal ends with a NUL and lives for ever.
    private static func pointer(_ text: StaticString) -> UnsafePointer<CChar> {
        UnsafeRawPointer(text.utf8Start).assumingMemoryBound(to: CChar.self)
    }
}
