/// What gives a surface its place on screen: a toplevel, a popup, a layer, a lock screen.
@MainActor
protocol SurfaceRole: AnyObject {
    /// The surface.
    var content: ContentSurface { get }
    /// Acknowledges the latest configure, if one waits, and answers whether a commit must follow.
    func applyConfigure() -> Bool
    /// A picture of the surface's present size is about to be committed: what belongs to it is sent now.
    func willShow()
    /// Receives what happens on the surface.
    func receive(_ event: InputEvent)
    /// Destroys the surface and what hangs on it. A second call does nothing.
    func close()
}

extension SurfaceRole {
    func willShow() {}
}
