import Wayland

/// What the window manager can do with a toplevel. Until it says, everything.
struct WindowCapabilities: OptionSet, Hashable, Sendable {
    let rawValue: Int

    static let menu = WindowCapabilities(rawValue: 1)
    static let maximize = WindowCapabilities(rawValue: 2)
    static let fullscreen = WindowCapabilities(rawValue: 4)
    static let minimize = WindowCapabilities(rawValue: 8)
    static let all: WindowCapabilities = [.menu, .maximize, .fullscreen, .minimize]
}

extension WindowCapabilities {
    /// Reads the array of a `wm_capabilities` event; unknown numbers are left out.
    init(_ array: WaylandArray) {
        var capabilities: WindowCapabilities = []
        for value in array.values {
            switch XdgToplevelWmCapabilities(rawValue: value) {
            case .windowMenu: capabilities.insert(.menu)
            case .maximize: capabilities.insert(.maximize)
            case .fullscreen: capabilities.insert(.fullscreen)
            case .minimize: capabilities.insert(.minimize)
            default: break
            }
        }
        self = capabilities
    }
}
