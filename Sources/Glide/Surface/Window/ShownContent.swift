/// What the last commit with a buffer made the compositor show.
struct ShownContent: Equatable {
    /// Size in points.
    var width: Int
    var height: Int
    /// Size in device pixels.
    var pixelWidth: Int
    var pixelHeight: Int
    var scale: SurfaceScale
    var opaqueRegion: [Rect]

    /// Whether a buffer of this size and scale would only continue it.
    func matches(width: Int, height: Int, scale: SurfaceScale) -> Bool {
        pixelWidth == width && pixelHeight == height && self.scale == scale
    }
}
