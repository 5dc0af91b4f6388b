@testable import Glide

/// A frame source whose every pixel is a function of its size, and of marks that the test puts on it: the whole
/// picture can be computed again, to compare what was committed.
@MainActor
final class PatternSource: FrameSource {
    var frameWanted: (() -> Void)?
    /// Sizes and scales that were announced, in order.
    private(set) var resizes: [(size: Size, scale: Double)] = []
    /// Moments of the frames, in order.
    private(set) var times: [Time] = []
    /// Whether an animation runs: a frame after each frame.
    var isRunning = false
    var opaqueRegion: [Rect] = []
    private var colors: [PixelRect: UInt32] = [:]
    private var order: [PixelRect] = []
    private var dirty: [PixelRect] = []

    var needsFrame: Bool { isRunning || !dirty.isEmpty }

    /// Fills device pixels with a colour, from the next frame on.
    func mark(_ rect: PixelRect, _ color: UInt32) {
        order.removeAll { $0 == rect }
        order.append(rect)
        colors[rect] = color
        dirty.append(rect)
        frameWanted?()
    }

    /// Called when another size or scale is announced.
    var onResize: (() -> Void)?

    func resize(to size: Size, scale: Double) {
        resizes.append((size, scale))
        onResize?()
    }

    func prepareFrame(at time: Time) -> [PixelRect] {
        times.append(time)
        defer { dirty = [] }
        return dirty
    }

    func paint(_ region: [PixelRect], into buffer: PixelBuffer) {
        for rect in region {
            let bounds = PixelRect(x: 0, y: 0, width: buffer.width, height: buffer.height)
            let inner = rect.intersection(bounds)
            guard !inner.isEmpty else { continue }
            for y in inner.y..<inner.maxY {
                let row = (buffer.base + y * buffer.stride).assumingMemoryBound(to: UInt32.self)
                for x in inner.x..<inner.maxX { row[x] = Self.background(x, y) }
                for mark in order where mark.y <= y && y < mark.maxY {
                    for x in max(mark.x, inner.x)..<max(mark.x, inner.x, min(mark.maxX, inner.maxX)) {
                        row[x] = colors[mark] ?? 0
                    }
                }
            }
        }
    }

    private static func background(_ x: Int, _ y: Int) -> UInt32 {
        0xFF00_0000 | UInt32(truncatingIfNeeded: x &* 7 &+ y &* 13)
    }

    /// The colour that belongs at a device pixel.
    func color(_ x: Int, _ y: Int) -> UInt32 {
        let hit = order.last { $0.x <= x && x < $0.maxX && $0.y <= y && y < $0.maxY }
        return hit.flatMap { colors[$0] } ?? Self.background(x, y)
    }

    /// Whether a committed picture is what a full redraw would be.
    func matches(width: Int, height: Int, _ pixels: [UInt32]) -> Bool {
        pixels == (0..<height).flatMap { y in (0..<width).map { color($0, y) } }
    }
}
