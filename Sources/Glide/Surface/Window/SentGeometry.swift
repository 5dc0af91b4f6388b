import WaylandClient

/// What the compositor was told about a window's place in its surface.
@MainActor
struct SentGeometry {
    private var window: Rect?
    private var input: Rect?

    /// Whether anything was sent. A window that fills its surface from the start says nothing: that is what the compositor
    /// assumes.
    var hasSent: Bool { window != nil }

    /// Sends the window's rectangle and the region that takes input, where they changed.
    mutating func send(_ window: Rect, of role: ToplevelWindow, frame: WindowFrame) {
        if window != self.window {
            self.window = window
            role.xdgSurface.setWindowGeometry(
                x: Int32(window.minX), y: Int32(window.minY), width: Int32(window.width), height: Int32(window.height))
        }
        let grip = Double(WindowFrame.grip)
        let bounds = Rect(x: 0, y: 0, width: Double(role.content.width), height: Double(role.content.height))
        let input: Rect? = frame.freeEdges.isEmpty ? nil : window.insetBy(dx: -grip, dy: -grip).intersection(bounds)
        guard input != self.input else { return }
        self.input = input
        guard let input, let compositor = role.content.display.globals.compositor else {
            return role.content.surface.setInputRegion(region: nil)
        }
        let region = compositor.createRegion()
        region.add(x: Int32(input.minX), y: Int32(input.minY), width: Int32(input.width), height: Int32(input.height))
        role.content.surface.setInputRegion(region: region)
        region.destroy()
    }
}
