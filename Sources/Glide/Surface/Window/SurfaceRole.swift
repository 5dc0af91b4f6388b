/// What gives a surface its place on screen: a toplevel, a popup, a layer, a lock screen.
@MainActor
protocol SurfaceRole: AnyObject {
    /// Acknowledges the latest configure, if one waits, and answers whether a commit must follow.
    func applyConfigure() -> Bool
    /// A picture of the surface's present size is about to be committed: what belongs to it is sent now.
    func willShow()
    /// Receives what happens on the surface.
    func receive(_ event: InputEvent)
}

extension SurfaceRole {
    func willShow() {}
}
