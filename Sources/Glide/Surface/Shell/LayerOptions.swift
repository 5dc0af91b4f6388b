/// Where a layer belongs: a panel, a background, an on-screen display.
struct LayerOptions: Equatable {
    /// What lies above and below.
    enum Layer: UInt32 {
        case background, bottom, top, overlay
    }

    /// When the keyboard comes to the layer.
    enum Keyboard: UInt32 {
        case never, always, onDemand
    }

    var layer = Layer.top
    /// The edges of the screen that it sticks to.
    var edges: FrameEdges = []
    /// Size in points; 0 stretches between two opposite edges.
    var size = Size.zero
    /// Points of the screen that others leave free; 0 avoids the zones of others, -1 ignores them.
    var exclusiveZone = 0
    var margins = EdgeInsets()
    var keyboard = Keyboard.never
    /// What the layer is for, in a word that the compositor's settings may use.
    var namespace = "glide"
}
