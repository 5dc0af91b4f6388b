/// A button of a window's own title bar.
enum FrameButton: Hashable, Sendable, CaseIterable {
    case minimize, maximize, close
}
