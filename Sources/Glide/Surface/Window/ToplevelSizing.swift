/// The size of a toplevel, chosen from what the compositor wants and what the window was.
///
/// Sizes are those of the window without its shadow. The size that a free window returns to is kept as that of the
/// content: a title bar that comes or goes while the compositor leaves the choice does not change the content, and one
/// that comes or goes at a given size does not change the window.
struct ToplevelSizing: Equatable {
    /// A size in whole points.
    struct Extent: Equatable {
        var width: Int
        var height: Int
    }

    /// The content's last size in a free window.
    private(set) var floating: Extent
    /// The last size, whatever the state.
    private(set) var current: Extent
    /// Height of the title bar that is part of `current`.
    private(set) var titleBar = 0
    private var wasConfigured = false

    /// Starts with the size the content wants; each side at least 1.
    init(width: Int, height: Int) {
        floating = Extent(width: max(1, width), height: max(1, height))
        current = floating
    }

    /// Applies a configure, for a window whose title bar is `titleBar` high. `outputSize` is the logical size of the
    /// output that the window is on, if known.
    mutating func apply(_ configure: ToplevelConfigure, titleBar: Int = 0, outputSize: Extent?) {
        self.titleBar = titleBar
        let free = freeChoice(configure, outputSize: outputSize)
        current = Extent(
            width: configure.width > 0 ? configure.width : free.width,
            height: max(configure.height > 0 ? configure.height : free.height, titleBar + 1))
        if !configure.states.isSizeFixed { floating = content }
        wasConfigured = true
    }

    /// The app wants another size of the content of the free window. Takes effect at once unless the compositor dictates
    /// the size.
    mutating func request(width: Int, height: Int, isSizeFixed: Bool) {
        floating = Extent(width: max(1, width), height: max(1, height))
        if !isSizeFixed { current = framed(floating) }
    }

    /// The title bar comes or goes by the app's wish, without a configure: a free window's content keeps its size.
    mutating func changeTitleBar(to height: Int, isSizeFixed: Bool) {
        titleBar = height
        if !isSizeFixed { current = framed(floating) }
    }

    /// The content's part of `current`.
    var content: Extent { Extent(width: current.width, height: max(1, current.height - titleBar)) }

    private func framed(_ content: Extent) -> Extent {
        Extent(width: content.width, height: content.height + titleBar)
    }

    /// What a side of 0 becomes.
    private func freeChoice(_ configure: ToplevelConfigure, outputSize: Extent?) -> Extent {
        let leavesBoth = configure.width <= 0 && configure.height <= 0
        if configure.states.contains(.fullscreen), leavesBoth, let outputSize { return outputSize }
        // A side of its own keeps what it was; both, in a free window, return to the remembered size.
        guard leavesBoth, !configure.states.isSizeFixed else { return current }
        let wanted = framed(floating)
        guard !wasConfigured else { return wanted }
        return Extent(
            width: configure.boundsWidth > 0 ? min(wanted.width, configure.boundsWidth) : wanted.width,
            height: configure.boundsHeight > 0 ? min(wanted.height, configure.boundsHeight) : wanted.height)
    }
}
