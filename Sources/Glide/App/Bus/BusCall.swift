/// A call of a method on a bus.
struct BusCall {
    var destination: String
    var path: String
    var interface: String
    var member: String
    var arguments: [BusValue] = []
    /// Whether the bus may start a service that is not running.
    var startsService = true

    /// A call of the bus itself.
    static func daemon(_ member: String, _ arguments: [BusValue]) -> BusCall {
        BusCall(
            destination: "org.freedesktop.DBus", path: "/org/freedesktop/DBus", interface: "org.freedesktop.DBus",
            member: member, arguments: arguments)
    }

    /// Asks for a property of the object at `path`.
    static func property(
        _ name: String, of interface: String, at path: String, _ destination: String, startsService: Bool = true
    ) -> BusCall {
        BusCall(
            destination: destination, path: path, interface: "org.freedesktop.DBus.Properties", member: "Get",
            arguments: [.string(interface), .string(name)], startsService: startsService)
    }
}
