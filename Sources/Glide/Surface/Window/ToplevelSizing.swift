/// The size of a toplevel, chosen from what the compositor wants and what the window was.
struct ToplevelSizing: Equatable {
    /// A size in whole points.
    struct Extent: Equatable {
        var width: Int
        var height: Int
    }

    /// The last size as a free window, which it returns to.
    private(set) var floating: Extent
    /// The last size, whatever the state.
    private(set) var current: Extent
    private var wasConfigured = false

    /// Starts with the size the content wants; each side at least 1.
    init(width: Int, height: Int) {
        floating = Extent(width: max(1, width), height: max(1, height))
        current = floating
    }

    /// Applies a configure. `outputSize` is the logical size of the output that the window is on, if known.
    mutating func apply(_ configure: ToplevelConfigure, outputSize: Extent?) {
        let free = freeChoice(configure, outputSize: outputSize)
        current = Extent(
            width: configure.width > 0 ? configure.width : free.width,
            height: configure.height > 0 ? configure.height : free.height)
        if !configure.states.isSizeFixed { floating = current }
        wasConfigured = true
    }

    /// The app wants another size for the free window. Takes effect at once unless the compositor dictates the size.
    mutating func request(width: Int, height: Int, isSizeFixed: Bool) {
        floating = Extent(width: max(1, width), height: max(1, height))
        if !isSizeFixed { current = floating }
    }

    /// What a side of 0 becomes.
    private func freeChoice(_ configure: ToplevelConfigure, outputSize: Extent?) -> Extent {
        let leavesBoth = configure.width <= 0 && configure.height <= 0
        if configure.states.contains(.fullscreen), leavesBoth, let outputSize { return outputSize }
        // A side of its own keeps what it was; both, in a free window, return to the remembered size.
        guard leavesBoth, !configure.states.isSizeFixed else { return current }
        guard !wasConfigured else { return floating }
        return Extent(
            width: configure.boundsWidth > 0 ? min(floating.width, configure.boundsWidth) : floating.width,
            height: configure.boundsHeight > 0 ? min(floating.height, configure.boundsHeight) : floating.height)
    }
}
