import Glibc

extension PixelBuffer {
    /// Makes every pixel of `area` `pixel`.
    func fill(_ area: PixelRect, with pixel: UInt32) {
        let area = area.intersection(bounds)
        guard !area.isEmpty else { return }
        for row in area.y..<area.maxY {
            let line = base + row * stride + area.x * 4
            line.assumingMemoryBound(to: UInt32.self).update(repeating: pixel, count: area.width)
        }
    }

    /// Copies the pixels of `area` from `source`, which has the same size and format; from the same place.
    func copy(_ area: PixelRect, from source: PixelBuffer) {
        move(area.intersection(bounds), x: 0, y: 0, from: source)
    }

    /// Copies the pixels of `area` but for what lies within one of `others`: if that is all of it but for a strip at its
    /// top, bottom or a side, the strip alone.
    func copy(_ area: PixelRect, from source: PixelBuffer, except others: [PixelRect]) {
        var area = area
        for other in others {
            area = area.reduced(by: other)
            if area.isEmpty { return }
        }
        copy(area, from: source)
    }

    /// Fills the moved part of the shift's area from `source`, a picture of the frame before: another buffer of the same
    /// size and format, or this one.
    func apply(_ shift: ContentShift, from source: PixelBuffer) {
        move(shift.moved.intersection(bounds), x: shift.dx, y: shift.dy, from: source)
    }

    /// Fills `target` with what lies `x` columns to the left and `y` rows above it in `source`.
    private func move(_ target: PixelRect, x: Int, y: Int, from source: PixelBuffer) {
        guard !target.isEmpty else { return }
        let from = source.base + (target.y - y) * source.stride + (target.x - x) * 4
        let to = base + target.y * stride + target.x * 4
        if target.width == width, stride == width * 4, source.stride == stride {
            memmove(to, from, target.height * stride)
            return
        }
        let length = target.width * 4
        // Within one buffer the rows that are still needed come first.
        if y > 0 {
            for row in (0..<target.height).reversed() {
                memmove(to + row * stride, from + row * source.stride, length)
            }
        } else {
            for row in 0..<target.height { memmove(to + row * stride, from + row * source.stride, length) }
        }
    }
}
