/// Why a call brought no answer.
struct BusError: Error, Equatable {
    /// The error's name, such as `org.freedesktop.DBus.Error.NoReply`.
    var name: String
    var message = ""

    /// The connection is gone.
    static let disconnected = BusError(name: "org.freedesktop.DBus.Error.Disconnected")
    /// The answer cannot be read, or is larger than anything that is expected.
    static let unreadable = BusError(name: "org.freedesktop.DBus.Error.InconsistentMessage")
    static let unknownMethod = BusError(name: "org.freedesktop.DBus.Error.UnknownMethod")
    static let unknownObject = BusError(name: "org.freedesktop.DBus.Error.UnknownObject")
    static let unknownProperty = BusError(name: "org.freedesktop.DBus.Error.UnknownProperty")
    static let invalidArguments = BusError(name: "org.freedesktop.DBus.Error.InvalidArgs")
}
