@testable import Glide

/// A frame source that shows a part of an endless pattern and says by how much it moved.
@MainActor
final class ScrolledSource: FrameSource {
    var frameWanted: (() -> Void)?
    var opaqueRegion: [Rect] = []
    /// Row of the pattern at the top of the window.
    private(set) var top = 0
    /// Counts the changes of the whole pattern.
    private(set) var shade = 0
    /// Device pixels that were painted, over all frames.
    private(set) var pixelsPainted = 0
    private(set) var shift: ContentShift?
    private var width = 1
    private var height = 1
    private var move = 0
    private var isChanged = false

    var needsFrame: Bool { move != 0 || isChanged }

    /// Moves the window down over the pattern, in device pixels.
    func scroll(by rows: Int) {
        move += rows
        frameWanted?()
    }

    /// Changes every pixel.
    func change() {
        isChanged = true
        frameWanted?()
    }

    func resize(to size: Size, scale: Double) {
        width = Int(size.width * scale)
        height = Int(size.height * scale)
    }

    func prepareFrame(at time: Time) -> [PixelRect] {
        let whole = PixelRect(x: 0, y: 0, width: width, height: height)
        shift = nil
        if move != 0, !isChanged {
            var shift = ContentShift(area: whole, dx: 0, dy: -move, rest: [])
            shift.rest = [shift.uncoveredRows]
            self.shift = shift
        }
        if isChanged { shade += 1 }
        top += move
        defer {
            move = 0
            isChanged = false
        }
        return needsFrame ? [whole] : []
    }

    func paint(_ region: [PixelRect], into buffer: PixelBuffer) {
        for rect in region {
            pixelsPainted += rect.area
            for y in rect.y..<rect.maxY {
                let row = (buffer.base + y * buffer.stride).assumingMemoryBound(to: UInt32.self)
                for x in rect.x..<rect.maxX { row[x] = color(x, y) }
            }
        }
    }

    private func color(_ x: Int, _ y: Int) -> UInt32 {
        0xFF00_0000 | UInt32(truncatingIfNeeded: x &* 7 &+ (y + top) &* 1_013 &+ shade &* 77) & 0xFF_FFFF
    }

    /// Whether a committed picture is what a full redraw would be.
    func matches(_ width: Int, _ height: Int, _ pixels: [UInt32]) -> Bool {
        pixels == (0..<height).flatMap { y in (0..<width).map { color($0, y) } }
    }
}
