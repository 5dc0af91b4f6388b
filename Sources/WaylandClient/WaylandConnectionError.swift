import Glibc

/// Why there is no connection, or none any more.
public enum WaylandConnectionError: Error, Equatable, CustomStringConvertible {
    /// No socket could be opened; the number is errno's.
    case notConnected(errno: Int32)
    /// The compositor went away, or the socket failed; the number is errno's.
    case lost(errno: Int32)
    /// The compositor ended the connection because of a request of ours; `text` is what it said.
    case protocolViolated(interface: String, id: UInt32, code: UInt32, text: String)
    /// The connection was ended by us.
    case ended

    /// One line, without a full stop.
    public var description: String {
        switch self {
        case .notConnected(let number): "cannot connect to a Wayland compositor: \(Self.text(number))"
        case .lost(let number) where number == EPIPE || number == ECONNRESET: "the Wayland compositor went away"
        case .lost(let number): "the Wayland connection failed: \(Self.text(number))"
        case .protocolViolated(let interface, let id, let code, let text):
            "the Wayland compositor refused a request: \(interface)#\(id), error \(code)"
                + (text.isEmpty ? "" : " (\(text))")
        case .ended: "the Wayland connection was ended"
        }
    }

    private static func text(_ number: Int32) -> String {
        String(cString: strerror(number))
    }
}
