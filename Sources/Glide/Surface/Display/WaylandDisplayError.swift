/// Why the app cannot use the display, in one line.
enum WaylandDisplayError: Error, Equatable, CustomStringConvertible {
    /// No compositor answers. The values are those of WAYLAND_DISPLAY and XDG_RUNTIME_DIR, `nil` where not set.
    case noCompositor(display: String?, runtimeDirectory: String?, reason: String)
    /// The compositor lacks interfaces that every window needs.
    case missing([String])
    /// The connection ended.
    case lost(String)

    var description: String {
        switch self {
        case .noCompositor(let display, let directory, let reason):
            "no Wayland compositor (\(Self.text("WAYLAND_DISPLAY", display)), "
                + "\(Self.text("XDG_RUNTIME_DIR", directory))): \(reason)"
        case .missing(let interfaces):
            "the Wayland compositor does not offer \(interfaces.joined(separator: ", "))"
        case .lost(let reason): reason
        }
    }

    private static func text(_ name: String, _ value: String?) -> String {
        value.map { "\(name)=\($0)" } ?? "\(name) is not set"
    }
}
