import WaylandClient

/// A surface that can have a popup: a toplevel, a layer or a popup.
@MainActor
protocol PopupParent: SurfaceRole {
    /// The popup on it: one at most. Another one takes its place, since only the topmost popup may be closed or have
    /// children.
    var popup: PopupWindow? { get set }
    /// Whether a popup on it may take all input.
    var allowsGrab: Bool { get }
    /// The part of the surface that places of popups count from, in points of the surface.
    var popupBounds: Rect { get }
    /// Where the content begins, in points of the surface.
    var contentOrigin: Point { get }
    /// Makes the popup's role.
    func makePopup(_ xdgSurface: XdgSurface, _ positioner: XdgPositioner) -> XdgPopup
}
