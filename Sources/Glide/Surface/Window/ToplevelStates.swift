import Wayland

/// States of a toplevel; numbers that are not known here are left out.
struct ToplevelStates: OptionSet, Hashable, Sendable {
    let rawValue: Int

    static let maximized = ToplevelStates(rawValue: 1)
    static let fullscreen = ToplevelStates(rawValue: 2)
    static let resizing = ToplevelStates(rawValue: 4)
    static let activated = ToplevelStates(rawValue: 8)
    static let tiled = ToplevelStates(rawValue: 16)
    static let suspended = ToplevelStates(rawValue: 32)

    /// Whether the compositor dictates the size.
    var isSizeFixed: Bool { !isDisjoint(with: [.maximized, .fullscreen, .tiled]) }
}

extension ToplevelStates {
    /// Reads the array of a configure event.
    init(_ array: WaylandArray) {
        var states = ToplevelStates()
        for value in array.values {
            switch XdgToplevelState(rawValue: value) {
            case .maximized: states.insert(.maximized)
            case .fullscreen: states.insert(.fullscreen)
            case .resizing: states.insert(.resizing)
            case .activated: states.insert(.activated)
            case .tiledLeft, .tiledRight, .tiledTop, .tiledBottom: states.insert(.tiled)
            case .suspended: states.insert(.suspended)
            default: break
            }
        }
        self = states
    }
}
