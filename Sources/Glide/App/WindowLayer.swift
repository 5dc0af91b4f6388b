/// A layer of the desktop, from the back to the front.
public enum WindowLayer: Hashable, Sendable, CaseIterable {
    /// Behind everything, as a wallpaper.
    case background
    /// Below the windows.
    case bottom
    /// Above the windows, as a panel.
    case top
    /// In front of everything, fullscreen windows too.
    case overlay

    var option: LayerOptions.Layer {
        switch self {
        case .background: .background
        case .bottom: .bottom
        case .top: .top
        case .overlay: .overlay
        }
    }
}
