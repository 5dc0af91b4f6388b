/// What presses on a window's own frame lead to.
@MainActor
protocol FrameActions: AnyObject {
    /// The title bar is dragged.
    func frameBeginsMove()
    /// The rim was pressed.
    func frameBeginsResize(_ edges: FrameEdges)
    func framePressed(_ button: FrameButton)
    /// The title bar was clicked twice.
    func frameTogglesMaximized()
    /// The title bar was clicked with the right button; the place is one of the surface.
    func frameShowsMenu(at point: Point)
    /// The look of the frame, or of the pointer over it, changed.
    func frameLookChanged()
    /// An event of the content, at its place in the content.
    func passToContent(_ event: InputEvent)
}
