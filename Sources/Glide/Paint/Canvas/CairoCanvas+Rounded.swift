import Glibc

extension CairoCanvas {
    /// Fills `outline`, moved by `offset`, straight in memory. False where Cairo must do it.
    ///
    /// A pixel is covered by the area of the outline within it: each row is cut into thin stripes, whose ends are exact.
    func fillRounded(
        _ outline: RoundedOutline, movedBy offset: Size, _ color: Color.Resolved, opacity: Double
    ) -> Bool {
        let transform = deviceTransform
        guard transform.b == 0, transform.c == 0, transform.a > 0, transform.d > 0 else { return false }
        let rect = outline.rect.offset(by: offset).applying(transform)
        guard rect.minX > -Self.reachLimit, rect.minY > -Self.reachLimit, rect.maxX < Self.reachLimit,
            rect.maxY < Self.reachLimit
        else { return false }
        let ink = color.opacity(min(opacity, 1)).pixel
        if outline.corner == .zero, replaceGround(by: ink, in: rect) { return true }
        guard let (memory, clip) = plainPixels else { return false }
        let fill = RoundedFill(
            rect: rect, cornerWidth: outline.corner.width * transform.a,
            cornerHeight: outline.corner.height * transform.d, ink: ink, memory: memory, clip: clip)
        fill.run()
        return true
    }
}

/// One run of filling a rounded outline in memory; all lengths in device pixels.
///
/// Belongs to no actor: the closure with the stripes would ask on which thread it runs.
private struct RoundedFill {
    /// Stripes that a row of pixels is cut into where the outline is round.
    private static let stripes = 16

    let rect: Rect
    let cornerWidth: Double
    let cornerHeight: Double
    let ink: UInt32
    let memory: PixelBuffer
    let clip: PixelRect

    func run() {
        guard !rect.isEmpty else { return }
        let top = max(clip.y, Int(rect.minY.rounded(.down)))
        let bottom = min(clip.maxY, Int(rect.maxY.rounded(.up)))
        guard top < bottom else { return }
        let straightTop = rect.minY + cornerHeight
        let straightBottom = rect.maxY - cornerHeight
        withUnsafeTemporaryAllocation(of: Double.self, capacity: Self.stripes) { insets in
            for y in top..<bottom {
                let from = max(rect.minY, Double(y))
                let to = min(rect.maxY, Double(y + 1))
                if cornerHeight == 0 || from >= straightTop && to <= straightBottom {
                    insets[0] = 0
                    fillRow(y, height: to - from, UnsafeBufferPointer(rebasing: insets[0..<1]))
                } else {
                    let step = (to - from) / Double(Self.stripes)
                    for stripe in 0..<Self.stripes {
                        let middle = from + (Double(stripe) + 0.5) * step
                        let reach = max(straightTop - middle, middle - straightBottom, 0) / cornerHeight
                        insets[stripe] = cornerWidth * (1 - max(0, 1 - reach * reach).squareRoot())
                    }
                    fillRow(y, height: to - from, UnsafeBufferPointer(insets))
                }
            }
        }
    }

    /// Fills a row of which `height` is inside, cut into stripes that begin and end the `insets` within the rectangle.
    private func fillRow(_ y: Int, height: Double, _ insets: UnsafeBufferPointer<Double>) {
        // Along a corner the insets only grow or only shrink, except where it is less than a row high.
        var least = insets[0]
        var most = insets[0]
        for inset in insets {
            least = min(least, inset)
            most = max(most, inset)
        }
        let start = Int((rect.minX + least).rounded(.down))
        let end = Int((rect.maxX - least).rounded(.up))
        // From here to there the row is covered from side to side.
        let innerStart = Int((rect.minX + most).rounded(.up))
        let innerEnd = Int((rect.maxX - most).rounded(.down))
        let line = (memory.base + y * memory.stride).assumingMemoryBound(to: UInt32.self)
        if innerStart >= innerEnd {
            return fillEnds(line, start, end, height, insets)
        }
        fillEnds(line, start, innerStart, height, insets)
        let from = max(innerStart, clip.x)
        let to = min(innerEnd, clip.maxX)
        if from < to {
            PixelBuffer.blend(ink, over: line + from, share: UInt32(height * 255 + 0.5), count: to - from)
        }
        fillEnds(line, innerEnd, end, height, insets)
    }

    /// Fills pixels that the outline may cover in part.
    private func fillEnds(
        _ line: UnsafeMutablePointer<UInt32>, _ start: Int, _ end: Int, _ height: Double,
        _ insets: UnsafeBufferPointer<Double>
    ) {
        let weight = height * 255 / Double(insets.count)
        for x in max(start, clip.x)..<max(start, clip.x, min(end, clip.maxX)) {
            let left = Double(x)
            var covered = 0.0
            for inset in insets {
                covered += max(0, min(left + 1, rect.maxX - inset) - max(left, rect.minX + inset))
            }
            let share = UInt32(covered * weight + 0.5)
            if share > 0 { line[x] = ink.multiplied(by: min(share, 255)).laid(over: line[x]) }
        }
    }
}
