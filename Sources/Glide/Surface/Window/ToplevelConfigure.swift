/// One batch of what the compositor wants from a toplevel, latched by `xdg_surface.configure`.
struct ToplevelConfigure: Equatable {
    /// Wanted width in points; 0 leaves the choice.
    var width = 0
    /// Wanted height in points; 0 leaves the choice.
    var height = 0
    var states = ToplevelStates()
    /// Room on the screen in points, 0 where unknown.
    var boundsWidth = 0
    var boundsHeight = 0
    var capabilities = WindowCapabilities.all
    /// Whether the window draws its own frame.
    var drawsFrame = false
}
