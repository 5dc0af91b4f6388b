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

    /// Whether a picture of this size in points and pixels, and of this scale, would only continue it. Below a scale of 1 two
    /// sizes in points may have the same pixels.
    func matches(_ points: ToplevelSizing.Extent, pixels: ToplevelSizing.Extent, scale: SurfaceScale) -> Bool {
        width == points.width && height == points.height && pixelWidth == pixels.width && pixelHeight == pixels.height
            && self.scale == scale
    }
}
