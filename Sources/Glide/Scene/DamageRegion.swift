/// The device pixels that must be drawn again: at most 16 rectangles, all inside the window.
struct DamageRegion {
    /// Rectangles of the region; they may overlap.
    private(set) var rects: [PixelRect] = []
    private let limit: PixelRect
    private let scale: Double
    /// How many pixels could be drawn at the price of one rectangle more.
    private let price: Int
    private static let capacity = 16

    /// An empty region of the pixels of `limit`.
    ///
    /// - Parameter changes: how many nodes draw something new. For every rectangle the tree is gone through once, and where
    ///   much changes there is much to go through: a rectangle's price is that of 32 × 32 pixels, and of 64 more for each.
    init(limit: PixelRect, scale: Double, changes: Int) {
        self.limit = limit
        self.scale = scale
        price = 1024 + 64 * changes
    }

    /// Exchanges the memory of the rectangles, before the first is added, for that of a list that is no longer needed.
    mutating func takeMemory(of list: inout [PixelRect]) {
        swap(&rects, &list)
        rects.removeAll(keepingCapacity: true)
    }

    /// Adds the pixels that `rect`, in window points, touches.
    mutating func add(_ rect: Rect) {
        add(PixelRect(covering: rect, scale: scale))
    }

    /// Adds pixels; joins rectangles where that costs little, and the cheapest pair where there are too many.
    mutating func add(_ rect: PixelRect) {
        var new = rect.intersection(limit)
        if new.isEmpty || rects.contains(where: { $0.contains(new) }) { return }
        var index = 0
        while index < rects.count {
            let union = rects[index].union(new)
            let overlap = rects[index].intersection(new).area
            if union.area <= rects[index].area + new.area - overlap + price {
                new = union
                rects.swapAt(index, rects.count - 1)
                rects.removeLast()
                index = 0
            } else {
                index += 1
            }
        }
        rects.append(new)
        if rects.count > Self.capacity { joinCheapestPair() }
    }

    /// The rectangles to draw: one around all where together they are as large, because they overlap.
    var parts: [PixelRect] {
        guard rects.count > 1 else { return rects }
        let whole = rects.dropFirst().reduce(rects[0]) { $0.union($1) }
        return rects.reduce(0) { $0 + $1.area } >= whole.area ? [whole] : rects
    }

    private mutating func joinCheapestPair() {
        var best = (first: 0, second: 1, cost: Int.max)
        for first in rects.indices {
            for second in rects.indices where second > first {
                let cost = rects[first].union(rects[second]).area - rects[first].area - rects[second].area
                if cost < best.cost { best = (first, second, cost) }
            }
        }
        let joined = rects[best.first].union(rects[best.second])
        rects.remove(at: best.second)
        rects.remove(at: best.first)
        add(joined)
    }
}
