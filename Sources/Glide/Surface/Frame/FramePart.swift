/// What lies at a place of a window that draws its own frame.
enum FramePart: Hashable, Sendable {
    /// The app's content.
    case content
    case titleBar
    case button(FrameButton)
    /// A place at the rim, by which the window is resized.
    case edges(FrameEdges)
    /// The outer part of the shadow, which takes no input.
    case outside
}
