/// Device pixels a point of a surface, and how the compositor is told.
struct SurfaceScale: Equatable {
    /// The scale in 120ths, at least 1: fractional-scale-v1's unit.
    var parts: Int
    /// With a viewport the buffer's size is free and `buffer_scale` stays 1; without one the scale is a whole number.
    var usesViewport: Bool

    /// Device pixels a point.
    var value: Double { Double(parts) / 120 }
    /// The number for `set_buffer_scale`.
    var bufferScale: Int { usesViewport ? 1 : max(1, parts / 120) }

    /// The device pixels of a side of `points`: rounded half away from zero, as fractional-scale-v1 wants, at least 1.
    func pixels(_ points: Int) -> Int {
        max(1, usesViewport ? (points * parts + 60) / 120 : points * bufferScale)
    }

    /// The largest side in points whose pixels fit a buffer.
    var longestSide: Int { max(1, ShmBufferPool.longestSide * 120 / max(120, bufferScale * 120, parts)) }
}
