import Glibc

@testable import Glide

/// A frame source that costs next to nothing: a picture of one colour.
@MainActor
final class RandomSource: FrameSource {
    var frameWanted: (() -> Void)?
    var isRunning = false
    var opaqueRegion: [Rect] = []
    /// Called with each frame, before it is painted.
    var onFrame: (() -> Void)?
    private var size = Size.zero
    private var scale = 1.0
    private var isDirty = false
    private var shade: Int32 = 0

    var needsFrame: Bool { isRunning || isDirty }

    /// Changes the picture.
    func change() {
        isDirty = true
        frameWanted?()
    }

    func resize(to size: Size, scale: Double) {
        self.size = size
        self.scale = scale
        opaqueRegion = [Rect(origin: .zero, size: size)]
    }

    func prepareFrame(at time: Time) -> [PixelRect] {
        onFrame?()
        guard isDirty || isRunning else { return [] }
        isDirty = false
        shade &+= 1
        return [PixelRect(x: 0, y: Int(shade) & 7, width: 5, height: 4)]
    }

    func paint(_ region: [PixelRect], into buffer: PixelBuffer) {
        let bounds = PixelRect(x: 0, y: 0, width: buffer.width, height: buffer.height)
        for rect in region {
            let inner = rect.intersection(bounds)
            guard !inner.isEmpty else { continue }
            for y in inner.y..<inner.maxY {
                memset(buffer.base + y * buffer.stride + inner.x * 4, shade, inner.width * 4)
            }
        }
    }
}
