/// What gives a surface its place on screen: a toplevel, a layer, a lock screen.
@MainActor
protocol SurfaceRole: AnyObject {
    /// Acknowledges the latest configure, if one waits, and answers whether a commit must follow.
    func applyConfigure() -> Bool
    /// Receives what happens on the surface.
    func receive(_ event: InputEvent)
}
