import WaylandClient

/// A surface's buffers: made on demand, usually three at most of the present size.
///
/// Three, since a compositor may hold one on screen and one in its queue while the next is drawn (sway does). One that
/// held all of them and then gave one back is late, and gets as many as it takes from then on; one that keeps them gets no
/// more. What is not needed any longer goes again.
@MainActor
final class ShmBufferPool {
    /// Most buffers of the present size to begin with.
    nonisolated static let usualLimit = 3
    /// Most buffers of the present size: at five frames a second enough for buffers that come back after a second.
    nonisolated static let highestLimit = 8
    /// Frames after which it is judged how many buffers are needed.
    private static let period = 120
    /// Longest side in pixels: Cairo's limit.
    nonisolated static let longestSide = 32_767
    /// Most pixels of a buffer: 1 GiB, half of what the protocol's numbers hold.
    nonisolated static let mostPixels = 268_435_456

    /// Called when a buffer becomes free.
    var onRelease: (() -> Void)?
    /// The kernel's calls, which tests make fail.
    var kernel: ShmStorage.Kernel
    /// Buffers of the present size.
    private(set) var buffers: [ShmBuffer] = []
    /// Buffers of earlier sizes that the compositor still holds.
    private(set) var retired: [ShmBuffer] = []
    /// The one that was shown last; nil before the first of the present size.
    private var latest: ShmBuffer?
    private let shm: WlShm
    private var width = 0
    private var height = 0
    /// Most buffers of the present size for now.
    private(set) var limit = ShmBufferPool.usualLimit
    private var wasStarved = false
    /// Frames of the present period, and the fewest buffers that were free before one of them.
    private var frames = 0
    private var fewestFree = Int.max

    init(shm: WlShm, kernel: ShmStorage.Kernel = ShmStorage.Kernel()) {
        self.shm = shm
        self.kernel = kernel
    }

    /// Whether the compositor holds all the buffers that there may be.
    var isStarved: Bool { buffers.count >= limit && buffers.allSatisfy(\.isBusy) }

    /// A buffer to draw to, the one with the least to repair; none while the compositor holds all.
    func take(width: Int, height: Int) throws(ShmError) -> ShmBuffer? {
        if width != self.width || height != self.height {
            retireAll()
            self.width = width
            self.height = height
        }
        let free = buffers.filter { !$0.isBusy }
        fewestFree = min(fewestFree, free.count)
        if let best = free.min(by: { $0.missed.area < $1.missed.area }) { return best }
        guard buffers.count < limit else {
            wasStarved = true
            return nil
        }
        let buffer = try ShmBuffer(shm: shm, width: width, height: height, kernel: kernel)
        buffer.onRelease = { [unowned self] in wasReleased() }
        buffers.append(buffer)
        return buffer
    }

    private func wasReleased() {
        if wasStarved { limit = Self.highestLimit }
        wasStarved = false
        onRelease?()
    }

    /// Brings `buffer` from what it shows to the frame shown last, and moves what only moved since.
    ///
    /// Copying what the buffer missed is cheaper than painting it again.
    /// - Returns: what remains to be painted of a new frame with `damage`.
    func bringUpToDate(_ buffer: ShmBuffer, damage: PixelRegion, shift: ContentShift?) -> [PixelRect] {
        guard let latest else { return buffer.missed.rects + damage.rects }
        let replaced = shift.map { [$0.area] } ?? damage.rects
        for rect in buffer.missed.rects where !replaced.contains(where: { $0.contains(rect) }) {
            buffer.pixels.copy(rect, from: latest.pixels)
        }
        guard let shift else { return damage.rects }
        buffer.pixels.apply(shift, from: latest.pixels)
        return shift.rest
    }

    /// A frame with `damage` is shown with `buffer`: the others are older by that.
    func noteShown(_ buffer: ShmBuffer, damage: PixelRegion) {
        for other in buffers where other !== buffer { other.missed.add(damage) }
        buffer.missed = PixelRegion()
        latest = buffer
        buffer.markBusy()
        frames += 1
        if frames >= Self.period { endPeriod() }
    }

    /// Gives up the buffers that were not needed in all of the period, but for one.
    private func endPeriod() {
        var unneeded = min(fewestFree - 1, buffers.count - Self.usualLimit)
        frames = 0
        fewestFree = .max
        while unneeded > 0, let place = buffers.firstIndex(where: { !$0.isBusy }) {
            buffers.remove(at: place).destroy()
            unneeded -= 1
        }
        limit = max(Self.usualLimit, buffers.count)
    }

    /// Destroys every buffer.
    func destroy() {
        latest = nil
        for buffer in buffers + retired { buffer.destroy() }
        buffers = []
        retired = []
    }

    /// A buffer of another size that is still on screen is kept until its release, so that its pixels stay.
    private func retireAll() {
        latest = nil
        for buffer in buffers {
            guard buffer.isBusy else {
                buffer.destroy()
                continue
            }
            retired.append(buffer)
            buffer.onRelease = { [unowned self, weak buffer] in
                guard let buffer else { return }
                buffer.destroy()
                retired.removeAll { $0 === buffer }
            }
        }
        buffers = []
        wasStarved = false
        frames = 0
        fewestFree = .max
        // A compositor that never releases must not make the process grow.
        while retired.count > Self.usualLimit { retired.removeFirst().destroy() }
    }
}
