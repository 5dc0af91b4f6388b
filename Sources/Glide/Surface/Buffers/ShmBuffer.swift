import Wayland
import WaylandClient

/// One picture in shared memory, premultiplied ARGB, and the compositor's handle of it.
@MainActor
final class ShmBuffer {
    let buffer: WlBuffer
    let width: Int
    let height: Int
    /// Whether the compositor may read it: nothing is drawn to it then.
    private(set) var isBusy = false
    /// What changed in frames that were shown with other buffers since this one was drawn: its age, as a region.
    var missed: PixelRegion
    /// Called when the compositor lets go of it.
    var onRelease: (() -> Void)?
    private let storage: ShmStorage

    /// Reserves the memory; `width` and `height` are in 1...32767 and fit the pool's budget.
    init(shm: WlShm, width: Int, height: Int, kernel: ShmStorage.Kernel) throws(ShmError) {
        storage = try ShmStorage(length: width * height * 4, kernel: kernel)
        self.width = width
        self.height = height
        missed = PixelRegion([PixelRect(x: 0, y: 0, width: width, height: height)])
        let pool = shm.createPool(fd: storage.descriptor, size: Int32(storage.length))
        buffer = pool.createBuffer(
            offset: 0, width: Int32(width), height: Int32(height), stride: Int32(width * 4), format: .argb8888)
        pool.destroy()
        buffer.onEvent = { [unowned self] event in
            guard case .release = event else { return }
            isBusy = false
            onRelease?()
        }
    }

    /// Where to draw.
    var pixels: PixelBuffer {
        PixelBuffer(base: storage.memory, width: width, height: height, stride: width * 4)
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
