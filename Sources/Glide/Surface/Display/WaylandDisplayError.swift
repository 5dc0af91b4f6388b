import Glibc
import WaylandClient

/// Why the app cannot use the display, in one line.
enum WaylandDisplayError: Error, Equatable, CustomStringConvertible {
    /// No compositor answers.
    case noCompositor(reason: String)
    /// The compositor lacks interfaces that every window needs.
    case missing([String])
    /// The connection ended.
    case lost(String)

    var description: String {
        switch self {
        case .noCompositor(let reason):
            "no Wayland compositor (\(Self.variable("WAYLAND_DISPLAY")), \(Self.variable("XDG_RUNTIME_DIR"))): \(reason)"
        case .missing(let interfaces):
            "the Wayland compositor does not offer \(interfaces.joined(separator: ", "))"
        case .lost(let reason): reason
        }
    }

    private static func variable(_ name: String) -> String {
        guard let value = getenv(name) else { return "\(name) is not set" }
        return "\(name)=\(String(cString: value))"
    }
}
