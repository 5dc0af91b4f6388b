import WaylandClient

/// A surface's buffers: made on demand, usually three at most of the present size.
///
/// Three, since a compositor may hold one on screen and one in its queue while the next is drawn (sway does). One that
/// held all of them and then gave one back is late, and gets as many as it takes from then on; one that keeps them gets no
/// more. What is not needed any longer goes again.
///
/// A scroll over all of the window gets a `ScrollRing` once it has lasted for some frames.
@MainActor
final class ShmBufferPool {
    /// Most buffers of the present size to begin with.
    nonisolated static let usualLimit = 3
    /// Most buffers of the present size: at five frames a second enough for buffers that come back after a second.
    nonisolated static let highestLimit = 8
    /// Frames after which it is judged how many buffers are needed.
    private static let period = 120
    /// Frames that only scroll after which the next ones get a ring: memory of three windows.
    private static let longScroll = 3
    /// Frames of a ring after which the buffers that are free go.
    private static let longRing = 30
    /// Longest side in pixels: Cairo's limit.
    nonisolated static let longestSide = 32_767
    /// Most pixels of a buffer: 1 GiB, half of what the protocol's numbers hold.
    nonisolated static let mostPixels = 268_435_456

    /// Called when a buffer becomes free.
    @exclusivity(unchecked) var onRelease: (() -> Void)?
    /// The kernel's calls, which tests make fail.
    @exclusivity(unchecked) var kernel: ShmStorage.Kernel
    /// Buffers of the present size.
    @exclusivity(unchecked) private(set) var buffers: [ShmBuffer] = []
    /// Buffers of earlier sizes that the compositor still holds.
    @exclusivity(unchecked) private(set) var retired: [ShmBuffer] = []
    /// The memory of a scroll.
    @exclusivity(unchecked) private(set) var ring: ScrollRing?
    /// Memory of earlier scrolls of which the compositor still holds a part.
    @exclusivity(unchecked) private var retiredRings: [ScrollRing] = []
    /// Frames without a pause that suited a ring, and frames since the ring was used last.
    @exclusivity(unchecked) private var scrolledFrames = 0
    @exclusivity(unchecked) private var framesSinceRing = 0
    /// Whether there was no memory for a ring of the present size.
    @exclusivity(unchecked) private var hasNoRoomForRing = false
    /// The one that was shown last; nil before the first of the present size.
    @exclusivity(unchecked) private var latest: ShmBuffer?
    private let shm: WlShm
    @exclusivity(unchecked) private var width = 0
    @exclusivity(unchecked) private var height = 0
    /// Most buffers of the present size for now.
    @exclusivity(unchecked) private(set) var limit = ShmBufferPool.usualLimit
    @exclusivity(unchecked) private var wasStarved = false
    /// Frames of the present period, and the fewest buffers that were free before one of them.
    @exclusivity(unchecked) private var frames = 0
    @exclusivity(unchecked) private var fewestFree = Int.max

    init(shm: WlShm, kernel: ShmStorage.Kernel = ShmStorage.Kernel()) {
        self.shm = shm
        self.kernel = kernel
    }

    /// Whether the compositor holds all the buffers that there may be.
    var isStarved: Bool { heldCount >= limit }

    // Loops, here and below: closures would ask, each time they are called, on which thread they run.
    private var busyCount: Int {
        var count = 0
        for buffer in buffers where buffer.isBusy { count += 1 }
        return count
    }

    private var heldCount: Int { busyCount + (ring?.held.count ?? 0) }

    /// Makes sure that a frame of `width` × `height` pixels can be drawn; false while the compositor holds all buffers.
    func makeReady(width: Int, height: Int) throws(ShmError) -> Bool {
        if width != self.width || height != self.height {
            retireAll()
            self.width = width
            self.height = height
        }
        let free = buffers.count - busyCount
        fewestFree = min(fewestFree, free)
        if isStarved {
            wasStarved = true
            return false
        }
        // While a ring serves, the other buffers are not needed.
        if free == 0, !isInRing(latest) { try addBuffer() }
        return true
    }

    private func addBuffer() throws(ShmError) {
        let buffer = try ShmBuffer(shm: shm, width: width, height: height, kernel: kernel)
        buffer.onRelease = { [unowned self] in wasReleased() }
        buffers.append(buffer)
    }

    private func wasReleased() {
        if wasStarved { limit = Self.highestLimit }
        wasStarved = false
        onRelease?()
    }

    /// The buffer for a frame with `damage`, and what of it is to be painted. `makeReady` comes before.
    func next(damage: PixelRegion, shift: ContentShift?) throws(ShmError) -> (buffer: ShmBuffer, rest: PixelRegion) {
        if let shift, let latest, let picture = pictureInRing(after: latest, shift) {
            return (picture, PixelRegion(shift.rest))
        }
        if shift == nil { scrolledFrames = 0 }
        if busyCount == buffers.count { try addBuffer() }
        var best = buffers[buffers.count - 1]
        for buffer in buffers where !buffer.isBusy && (best.isBusy || buffer.missed.area < best.missed.area) {
            best = buffer
        }
        return (best, bringUpToDate(best, damage: damage, shift: shift))
    }

    /// Brings `buffer` from what it shows to the frame shown last, and moves what only moved since.
    ///
    /// Copying what the buffer missed is cheaper than painting it again.
    /// - Returns: what remains to be painted of a new frame with `damage`.
    private func bringUpToDate(_ buffer: ShmBuffer, damage: PixelRegion, shift: ContentShift?) -> PixelRegion {
        guard let latest else {
            var all = buffer.missed
            all.add(damage)
            return all
        }
        for rect in buffer.missed.rects {
            if let shift {
                if !shift.area.contains(rect) { buffer.pixels.copy(rect, from: latest.pixels) }
            } else {
                buffer.pixels.copy(rect, from: latest.pixels, except: damage.rects)
            }
        }
        guard let shift else { return damage }
        buffer.pixels.apply(shift, from: latest.pixels)
        return PixelRegion(shift.rest)
    }

    /// A frame with `damage` is shown with `buffer`: the others are older by that.
    func noteShown(_ buffer: ShmBuffer, damage: PixelRegion) {
        for other in buffers where other !== buffer { other.missed.add(damage) }
        buffer.missed.removeAll()
        latest = buffer
        if let ring, ring.owns(buffer) {
            ring.hold(buffer)
            framesSinceRing = 0
            if scrolledFrames == Self.longScroll + Self.longRing { dropFreeBuffers() }
        } else {
            buffer.markBusy()
            framesSinceRing += 1
            if framesSinceRing > Self.period { retireRing() }
        }
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
        ring?.destroy()
        ring = nil
        for ring in retiredRings { ring.destroy() }
        retiredRings = []
    }

    /// A buffer of another size that is still on screen is kept until its release, so that its pixels stay.
    private func retireAll() {
        latest = nil
        retireRing()
        hasNoRoomForRing = false
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

// MARK: - Scrolling

extension ShmBufferPool {
    private func isInRing(_ buffer: ShmBuffer?) -> Bool {
        guard let buffer, let ring else { return false }
        return ring.owns(buffer)
    }

    private func pictureInRing(after latest: ShmBuffer, _ shift: ContentShift) -> ShmBuffer? {
        guard ScrollRing.suits(shift, width: width, height: height) else {
            scrolledFrames = 0
            return nil
        }
        scrolledFrames += 1
        if ring == nil, scrolledFrames > Self.longScroll { makeRing() }
        return ring?.next(after: latest, shift: shift)
    }

    private func makeRing() {
        guard !hasNoRoomForRing, width * height <= Self.mostPixels / ScrollRing.windows else { return }
        do {
            let ring = try ScrollRing(shm: shm, width: width, height: height, kernel: kernel)
            ring.onRelease = { [unowned self] in wasReleased() }
            self.ring = ring
        } catch {
            // Pixels are moved instead.
            hasNoRoomForRing = true
        }
    }

    private func dropFreeBuffers() {
        for buffer in buffers where !buffer.isBusy { buffer.destroy() }
        buffers.removeAll { !$0.isBusy }
    }

    /// Gives the ring up; what the compositor shows of it stays until it is released.
    private func retireRing() {
        guard let ring else { return }
        self.ring = nil
        scrolledFrames = 0
        guard !ring.held.isEmpty else { return ring.destroy() }
        retiredRings.append(ring)
        ring.onRelease = { [unowned self, weak ring] in
            onRelease?()
            guard let ring, ring.held.isEmpty else { return }
            retiredRings.removeAll { $0 === ring }
            ring.destroy()
        }
        while retiredRings.count > Self.usualLimit { retiredRings.removeFirst().destroy() }
    }
}
