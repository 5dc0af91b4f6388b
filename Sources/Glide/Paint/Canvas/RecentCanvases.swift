/// The canvases on the buffers that a window paints into, again and again.
@MainActor
struct RecentCanvases {
    /// A window has three buffers at the most.
    private static let most = 3

    private var canvases: [CairoCanvas] = []

    /// The canvas on `buffer`, from before if there is one.
    mutating func canvas(on buffer: PixelBuffer) -> CairoCanvas {
        for canvas in canvases where canvas.isOn(buffer) { return canvas }
        if canvases.count >= Self.most { canvases.removeFirst() }
        let canvas = CairoCanvas(buffer)
        canvases.append(canvas)
        return canvas
    }
}
