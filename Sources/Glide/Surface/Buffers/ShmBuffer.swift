import Wayland
import WaylandClient

/// One picture in shared memory, premultiplied ARGB, and the compositor's handle of it.
@MainActor
final class ShmBuffer {
    let buffer: WlBuffer
    let width: Int
    let height: Int
    /// Whether the compositor may read it: nothing is drawn to it then.
    @exclusivity(unchecked) private(set) var isBusy = false
    /// What changed in frames that were shown with other buffers since this one was drawn: its age, as a region.
    @exclusivity(unchecked) var missed: PixelRegion
    /// Called when the compositor lets go of it.
    @exclusivity(unchecked) var onRelease: (() -> Void)?
    let storage: ShmStorage
    /// First row of the picture in its memory.
    let firstRow: Int

    /// Reserves the memory; `width` and `height` are in 1...32767 and fit the pool's budget.
    convenience init(shm: WlShm, width: Int, height: Int, kernel: ShmStorage.Kernel) throws(ShmError) {
        let storage = try ShmStorage(length: width * height * 4, kernel: kernel)
        let pool = shm.createPool(fd: storage.descriptor, size: Int32(storage.length))
        self.init(storage: storage, pool: pool, firstRow: 0, width: width, height: height)
        pool.destroy()
    }

    /// A picture of `height` rows of `pool`, whose memory is `storage`.
    init(storage: ShmStorage, pool: WlShmPool, firstRow: Int, width: Int, height: Int) {
        self.storage = storage
        self.firstRow = firstRow
        self.width = width
        self.height = height
        missed = PixelRegion([PixelRect(x: 0, y: 0, width: width, height: height)])
        buffer = pool.createBuffer(
            offset: Int32(firstRow * width * 4), width: Int32(width), height: Int32(height), stride: Int32(width * 4),
            format: .argb8888)
        buffer.onEvent = { [unowned self] event in if case .release = event { wasReleased() } }
    }

    private func wasReleased() {
        isBusy = false
        onRelease?()
    }

    /// Where to draw.
    var pixels: PixelBuffer {
        PixelBuffer(base: storage.memory + firstRow * width * 4, width: width, height: height, stride: width * 4)
    }

    /// The buffer was attached: it belongs to the compositor until it is released.
    func markBusy() {
        isBusy = true
    }

    /// Gives the handle up. The memory goes with the last reference; the compositor keeps its own view of it.
    func destroy() {
        onRelease = nil
        buffer.destroy()
    }
}
