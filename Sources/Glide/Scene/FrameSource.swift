/// What a surface shows: the scene, seen from below.
@MainActor
protocol FrameSource: AnyObject {
    /// The window's content size in points and the device pixels a point. Called before the first frame and on each change.
    func resize(to size: Size, scale: Double)
    /// Whether something is dirty or running, so that a frame is wanted. Once false, no frame is asked for until
    /// `frameWanted` is called.
    var needsFrame: Bool { get }
    /// Called by the source when `needsFrame` becomes true.
    var frameWanted: (() -> Void)? { get set }
    /// Brings the scene to `time` and answers the device pixels that differ from the frame before (empty: nothing to
    /// show).
    func prepareFrame(at time: Time) -> [PixelRect]
    /// What the prepared frame only moved; nil where all damage must be painted.
    var shift: ContentShift? { get }
    /// Draws the prepared frame into `buffer`, only inside `region`.
    func paint(_ region: [PixelRect], into buffer: PixelBuffer)
    /// Parts that are surely opaque, in points.
    var opaqueRegion: [Rect] { get }
}

extension FrameSource {
    var shift: ContentShift? { nil }
}
