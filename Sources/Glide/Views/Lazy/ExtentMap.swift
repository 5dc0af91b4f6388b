/// How long the lines of a lazy container are along its axis: measured for those that were shown, estimated for others.
///
/// It holds numbers only for what was shown, in blocks, so that a list of 100,000 rows costs nothing before it is
/// scrolled. Extents are in points and include the gap that follows a line.
struct ExtentMap {
    fileprivate struct Block {
        /// NaN where nothing was measured.
        var extents = [Double](repeating: .nan, count: ExtentMap.blockSize)
        var knownCount = 0
        var sum = 0.0
    }

    fileprivate static let blockSize = 128

    fileprivate var blocks: [Int: Block] = [:]
    /// The numbers of the blocks there are, ascending.
    fileprivate var order: [Int] = []
    /// How many lines there are.
    private(set) var count = 0
    private(set) var knownCount = 0
    private var knownSum = 0.0
    /// What a line that was not measured counts.
    private(set) var estimate = 44.0

    init() {}

    /// The extent of all lines together.
    var total: Double { knownSum + Double(count - knownCount) * estimate }

    /// The extent of line `index`, if it was measured.
    func known(_ index: Int) -> Double? {
        guard let extent = blocks[index / Self.blockSize]?.extents[index % Self.blockSize], !extent.isNaN else {
            return nil
        }
        return extent
    }

    /// The extent of line `index`, measured or estimated.
    func extent(_ index: Int) -> Double { known(index) ?? estimate }

    /// Takes note of a measured extent.
    mutating func set(_ extent: Double, at index: Int) {
        let number = index / Self.blockSize
        if blocks[number] == nil {
            blocks[number] = Block()
            order.insert(number, at: order.firstIndex { $0 > number } ?? order.count)
        }
        let old = blocks[number]!.extents[index % Self.blockSize]
        if old == extent { return }
        if old.isNaN {
            blocks[number]!.knownCount += 1
            knownCount += 1
        }
        let change = extent - (old.isNaN ? 0 : old)
        blocks[number]!.sum += change
        knownSum += change
        blocks[number]!.extents[index % Self.blockSize] = extent
    }

    /// Takes the mean of what was measured as the estimate, in multiples of `step`: places then stay on whole pixels.
    mutating func refreshEstimate(step: Double) {
        guard knownCount > 0 else { return }
        let mean = knownSum / Double(knownCount)
        estimate = mean <= 0 ? 0 : max(step, (mean / step).rounded() * step)
    }

    /// The extent of the lines before `index`.
    func position(of index: Int) -> Double {
        let number = index / Self.blockSize
        var sum = 0.0
        var known = 0
        for key in order {
            if key >= number { break }
            sum += blocks[key]!.sum
            known += blocks[key]!.knownCount
        }
        if let block = blocks[number] {
            for extent in block.extents[..<(index % Self.blockSize)] where !extent.isNaN {
                sum += extent
                known += 1
            }
        }
        return sum + Double(index - known) * estimate
    }

    /// The first line that ends after `position`; `count` where none does.
    func index(at position: Double) -> Int {
        if count == 0 || position < 0 { return 0 }
        var start = 0.0
        var index = 0
        for key in order {
            let first = key * Self.blockSize
            if first >= count { break }
            // Lines between this block and the one before.
            let gap = Double(first - index) * estimate
            if start + gap > position { return index + steps(position - start) }
            start += gap
            index = first
            let length = min(Self.blockSize, count - first)
            let block = blocks[key]!
            let extent = block.sum + Double(length - block.knownCount) * estimate
            if start + extent > position {
                for offset in 0..<length {
                    start += block.extents[offset].isNaN ? estimate : block.extents[offset]
                    if start > position { return first + offset }
                }
                return first + length - 1
            }
            start += extent
            index = first + length
        }
        return min(count, index + steps(position - start))
    }

    /// How many whole estimated lines fit into `extent`.
    private func steps(_ extent: Double) -> Int {
        guard estimate > 0 else { return count }
        let steps = (extent / estimate).rounded(.down)
        return steps >= Double(count) ? count : max(0, Int(steps))
    }

    /// Forgets what was measured, but not the estimate.
    mutating func reset(count: Int) {
        blocks.removeAll()
        order.removeAll()
        knownCount = 0
        knownSum = 0
        self.count = count
    }

    /// Takes another number of lines, of which those measured before are now at `newIndex`, or gone for nil.
    mutating func remap(count: Int, newIndex: (Int) -> Int?) {
        var new = ExtentMap()
        new.count = count
        new.estimate = estimate
        for key in order {
            for (offset, extent) in blocks[key]!.extents.enumerated() where !extent.isNaN {
                if let index = newIndex(key * Self.blockSize + offset), index >= 0, index < count {
                    new.set(extent, at: index)
                }
            }
        }
        self = new
    }
}

extension ExtentMap {
    /// Calls `body` with every line that was measured, ascending.
    func forEachKnown(_ body: (Int) -> Void) {
        for key in order {
            for (offset, extent) in blocks[key]!.extents.enumerated() where !extent.isNaN {
                body(key * Self.blockSize + offset)
            }
        }
    }
}
