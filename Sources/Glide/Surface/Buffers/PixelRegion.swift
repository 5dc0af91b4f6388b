/// A set of device pixels as at most 16 rectangles, which may overlap. It may grow a little when it is simplified; it
/// never loses a pixel.
struct PixelRegion: Equatable {
    /// More rectangles than this are merged.
    static let limit = 16

    private(set) var rects: [PixelRect] = []

    init() {}

    /// The pixels of all `rects`.
    init(_ rects: [PixelRect]) {
        for rect in rects { add(rect) }
    }

    /// Those of the pixels of `rects` that lie inside `bounds`.
    init(_ rects: [PixelRect], within bounds: PixelRect) {
        for rect in rects { add(rect.intersection(bounds)) }
    }

    var isEmpty: Bool { rects.isEmpty }

    /// Number of pixels, those in an overlap counted twice.
    var area: Int { rects.reduce(0) { $0 + $1.area } }

    /// Adds the pixels of `rect`.
    mutating func add(_ rect: PixelRect) {
        if rect.isEmpty { return }
        var isLarger = false
        for known in rects {
            if known.contains(rect) { return }
            if rect.contains(known) { isLarger = true }
        }
        if isLarger { rects.removeAll { rect.contains($0) } }
        rects.append(rect)
        if rects.count > Self.limit { mergeCheapestPair() }
    }

    /// Adds the pixels of `other`.
    mutating func add(_ other: PixelRegion) {
        for rect in other.rects { add(rect) }
    }

    /// Takes all pixels out.
    mutating func removeAll() {
        rects.removeAll(keepingCapacity: true)
    }

    /// Replaces the two rectangles whose common bounds add the fewest pixels.
    private mutating func mergeCheapestPair() {
        var best = (first: 0, second: 1, cost: Int.max)
        for first in rects.indices {
            for second in rects.indices where second > first {
                let union = rects[first].union(rects[second])
                let cost = union.area - rects[first].area - rects[second].area
                if cost < best.cost { best = (first, second, cost) }
            }
        }
        let merged = rects[best.first].union(rects[best.second])
        rects.remove(at: best.second)
        rects.remove(at: best.first)
        rects.removeAll { merged.contains($0) }
        rects.append(merged)
    }
}
