/// Where the compositor puts a window.
enum WindowPlace: Equatable {
    /// Among the other windows.
    case desktop
    /// Above or below them, as a part of the desktop.
    case layer(LayerOptions)
    /// On each screen, in front of everything, while the session is locked.
    case lock
}
