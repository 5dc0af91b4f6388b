extension PixelBuffer {
    /// Lays the premultiplied colour `ink` over the pixels of `area` from `first` on in its row, as far as `coverage` says:
    /// 0…255 for each. Rounds as Cairo does.
    @inline(__always)
    static func blend(
        _ ink: UInt32, over line: UnsafeMutablePointer<UInt32>, coverage: UnsafePointer<UInt8>, count: Int
    ) {
        let isOpaque = ink >= 0xFF00_0000
        let bytes = UnsafeRawPointer(coverage)
        var start = 0
        while start < count {
            let end = min(start + 8, count)
            // Between letters nothing is covered.
            if end - start == 8, bytes.loadUnaligned(fromByteOffset: start, as: UInt64.self) == 0 {
                start = end
                continue
            }
            for index in start..<end {
                let share = UInt32(coverage[index])
                if share == 0 { continue }
                line[index] = share == 255 && isOpaque ? ink : ink.multiplied(by: share).laid(over: line[index])
            }
            start = end
        }
    }

    /// Lays `ink` over `count` pixels in full, or by `share` of 255.
    @inline(__always)
    static func blend(_ ink: UInt32, over line: UnsafeMutablePointer<UInt32>, share: UInt32, count: Int) {
        guard count > 0, share > 0 else { return }
        let part = share == 255 ? ink : ink.multiplied(by: share)
        if part >= 0xFF00_0000 { return line.update(repeating: part, count: count) }
        for index in 0..<count { line[index] = part.laid(over: line[index]) }
    }
}

extension UInt32 {
    /// A premultiplied pixel with all its parts multiplied by `share` / 255, rounded.
    @inline(__always)
    func multiplied(by share: UInt32) -> UInt32 {
        var even = (self & 0x00FF_00FF) &* share &+ 0x0080_0080
        even = ((even &+ (even >> 8 & 0x00FF_00FF)) >> 8) & 0x00FF_00FF
        var odd = (self >> 8 & 0x00FF_00FF) &* share &+ 0x0080_0080
        odd = (odd &+ (odd >> 8 & 0x00FF_00FF)) & 0xFF00_FF00
        return even | odd
    }

    /// The premultiplied pixel laid over `below`.
    @inline(__always)
    func laid(over below: UInt32) -> UInt32 {
        self &+ below.multiplied(by: 255 &- (self >> 24))
    }
}
