/// What the paint pass hands down the tree.
@MainActor
struct PaintContext {
    /// Where to draw; its transform is the one of the current space.
    unowned(unsafe) let canvas: CairoCanvas
    /// What must be drawn, in device pixels.
    let region: PixelRect
    /// Device pixels a point.
    let scale: Double
    /// From the current space to the window, in points.
    var transform = Transform.identity
    /// Factor on everything drawn, used where a fade cannot be drawn as a group.
    var opacity = 1.0
    /// Where to end; nil paints everything.
    var stop: PaintStop?

    /// Whether something of `rect`, in the current space, lies in the region.
    func touches(_ rect: Rect) -> Bool {
        if rect.isEmpty { return false }
        return !region.intersection(PixelRect(covering: rect.applying(transform), scale: scale)).isEmpty
    }

    /// The context for the content of a layer.
    func entering(_ state: LayerState) -> PaintContext {
        var inner = self
        inner.transform = state.transform.concatenating(transform)
        return inner
    }
}
