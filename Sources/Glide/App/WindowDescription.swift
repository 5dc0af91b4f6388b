/// A window that an app can open.
@MainActor
struct WindowDescription {
    var title: String
    var id: String?
    /// The size to open with, in points; nil takes 400×600, a size that suits a phone-shaped interface.
    var size: Size?
    var minimumSize = Size.zero
    var maximumSize = Size.zero
    var isFullscreen = false
    /// Makes the host that shows the content.
    var makeHost: (EnvironmentValues) -> ViewHost
}
