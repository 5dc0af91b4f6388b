import GlideTesting

extension TestWindow {
    /// Has everything painted anew with the next frame, and changes nothing else.
    func repaint() {
        show()
    }
}
