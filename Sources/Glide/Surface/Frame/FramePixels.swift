/// Where frame and content lie in a buffer, in device pixels.
struct FramePixels: Equatable {
    /// The whole buffer.
    var bounds: PixelRect
    /// The window without its shadow.
    var window: PixelRect
    /// The app's content.
    var content: PixelRect
    /// The content's size in points: that of its pixels, so that no row is left over at a scale that is no whole number.
    var contentSize: Size
    /// Device pixels a point.
    var scale: Double

    /// Places `frame` in a surface of `size` whole points.
    init(_ frame: WindowFrame, size: Size, scale: Double) {
        let parts = Int((scale * 120).rounded())
        // The rounding of SurfaceScale.
        func pixels(_ points: Int) -> Int { (points * parts + 60) / 120 }
        let width = Int(size.width)
        let height = Int(size.height)
        self.scale = scale
        bounds = PixelRect(x: 0, y: 0, width: max(1, pixels(width)), height: max(1, pixels(height)))
        let left = pixels(frame.leftMargin)
        let top = pixels(frame.topMargin)
        let right = max(left + 1, bounds.width - pixels(frame.rightMargin))
        let bottom = max(top + 1, bounds.height - pixels(frame.bottomMargin))
        window = PixelRect(x: left, y: top, width: right - left, height: bottom - top).intersection(bounds)
        let barBottom = min(top + pixels(frame.titleBar), bottom - 1)
        content = PixelRect(x: left, y: barBottom, width: right - left, height: bottom - barBottom)
            .intersection(bounds)
        let wantedWidth = width - frame.leftMargin - frame.rightMargin
        let wantedHeight = height - frame.topMargin - frame.bottomMargin - frame.titleBar
        contentSize = Size(
            width: pixels(wantedWidth) == content.width ? Double(wantedWidth) : Double(content.width) / scale,
            height: pixels(wantedHeight) == content.height ? Double(wantedHeight) : Double(content.height) / scale)
    }
}
