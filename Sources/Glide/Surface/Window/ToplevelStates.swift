import Wayland

/// States of a toplevel; numbers that are not known here are left out.
struct ToplevelStates: OptionSet, Hashable, Sendable {
    let rawValue: Int

    static let maximized = ToplevelStates(rawValue: 1 << 0)
    static let fullscreen = ToplevelStates(rawValue: 1 << 1)
    static let resizing = ToplevelStates(rawValue: 1 << 2)
    static let activated = ToplevelStates(rawValue: 1 << 3)
    static let suspended = ToplevelStates(rawValue: 1 << 4)
    static let tiledLeft = ToplevelStates(rawValue: 1 << 5)
    static let tiledRight = ToplevelStates(rawValue: 1 << 6)
    static let tiledTop = ToplevelStates(rawValue: 1 << 7)
    static let tiledBottom = ToplevelStates(rawValue: 1 << 8)
    static let constrainedLeft = ToplevelStates(rawValue: 1 << 9)
    static let constrainedRight = ToplevelStates(rawValue: 1 << 10)
    static let constrainedTop = ToplevelStates(rawValue: 1 << 11)
    static let constrainedBottom = ToplevelStates(rawValue: 1 << 12)
    /// Any of the four.
    static let tiled: ToplevelStates = [.tiledLeft, .tiledRight, .tiledTop, .tiledBottom]

    /// Whether the compositor dictates the size.
    var isSizeFixed: Bool { !isDisjoint(with: [.maximized, .fullscreen, .tiled]) }

    /// Edges that touch nothing: those beside which a shadow may lie.
    var freeEdges: FrameEdges {
        isDisjoint(with: [.maximized, .fullscreen]) ? FrameEdges.all.subtracting(tiledEdges) : []
    }

    /// Edges that the user may drag.
    var resizableEdges: FrameEdges {
        var constrained: FrameEdges = []
        if contains(.constrainedLeft) { constrained.insert(.left) }
        if contains(.constrainedRight) { constrained.insert(.right) }
        if contains(.constrainedTop) { constrained.insert(.top) }
        if contains(.constrainedBottom) { constrained.insert(.bottom) }
        return freeEdges.subtracting(constrained)
    }

    private var tiledEdges: FrameEdges {
        var edges: FrameEdges = []
        if contains(.tiledLeft) { edges.insert(.left) }
        if contains(.tiledRight) { edges.insert(.right) }
        if contains(.tiledTop) { edges.insert(.top) }
        if contains(.tiledBottom) { edges.insert(.bottom) }
        return edges
    }
}

extension ToplevelStates {
    private static let known: [XdgToplevelState: ToplevelStates] = [
        .maximized: .maximized, .fullscreen: .fullscreen, .resizing: .resizing, .activated: .activated,
        .suspended: .suspended, .tiledLeft: .tiledLeft, .tiledRight: .tiledRight, .tiledTop: .tiledTop,
        .tiledBottom: .tiledBottom, .constrainedLeft: .constrainedLeft, .constrainedRight: .constrainedRight,
        .constrainedTop: .constrainedTop, .constrainedBottom: .constrainedBottom,
    ]

    /// Reads the array of a configure event.
    init(_ array: WaylandArray) {
        self = array.values.reduce(into: []) { states, value in
            states.formUnion(Self.known[XdgToplevelState(rawValue: value)] ?? [])
        }
    }
}
