import Wayland
import WaylandClient

/// Memory three windows high over which the window moves when all of it scrolls: the next picture is another part of the
/// same memory, so that only the rows that come into view are drawn.
///
/// A picture that the compositor holds is never written to. At the end of the memory what stays in view is copied to the
/// other end.
@MainActor
final class ScrollRing {
    /// Heights of the window that the memory holds: two pictures may be held at the one end while a third begins at the
    /// other.
    nonisolated static let windows = 3

    let width: Int
    let height: Int
    /// Pictures that the compositor holds.
    @exclusivity(unchecked) private(set) var held: [ShmBuffer] = []
    /// Called when a picture is let go of.
    @exclusivity(unchecked) var onRelease: (() -> Void)?
    private let storage: ShmStorage
    private let pool: WlShmPool

    /// Reserves the memory for a window of `width` × `height` pixels, which must fit `ShmBufferPool.mostPixels` three times.
    init(shm: WlShm, width: Int, height: Int, kernel: ShmStorage.Kernel) throws(ShmError) {
        self.width = width
        self.height = height
        storage = try ShmStorage(length: width * height * 4 * Self.windows, kernel: kernel)
        pool = shm.createPool(fd: storage.descriptor, size: Int32(storage.length))
    }

    /// Whether `shift` moves a whole window of `width` × `height` pixels up or down, and leaves only the rows to be painted
    /// that come into view.
    static func suits(_ shift: ContentShift, width: Int, height: Int) -> Bool {
        guard shift.dx == 0, shift.dy != 0, abs(shift.dy) < height,
            shift.area == PixelRect(x: 0, y: 0, width: width, height: height)
        else { return false }
        return shift.rest.allSatisfy(shift.uncoveredRows.contains)
    }

    /// The picture that follows `latest` by a shift that suits: all of it is valid but for the shift's rest. Nil while the
    /// compositor holds what it would be drawn over.
    func next(after latest: ShmBuffer, shift: ContentShift) -> ShmBuffer? {
        let uncovered = shift.uncoveredRows
        let row = latest.firstRow - shift.dy
        if latest.storage === storage, isWithin(row), isFree(row + uncovered.y, uncovered.height) {
            return picture(at: row)
        }
        // From the other end there is room for two windows.
        let start = shift.dy < 0 ? 0 : (Self.windows - 1) * height
        guard isFree(start, height) else { return nil }
        let picture = picture(at: start)
        picture.pixels.apply(shift, from: latest.pixels)
        return picture
    }

    /// The picture is shown.
    func hold(_ picture: ShmBuffer) {
        picture.markBusy()
        held.append(picture)
        picture.onRelease = { [unowned self, weak picture] in
            guard let picture else { return }
            held.removeAll { $0 === picture }
            picture.destroy()
            onRelease?()
        }
    }

    /// Whether `picture` lies in this memory.
    func owns(_ picture: ShmBuffer) -> Bool { picture.storage === storage }

    /// Gives up the memory; the compositor keeps its own view of what it shows.
    func destroy() {
        onRelease = nil
        for picture in held { picture.destroy() }
        held = []
        pool.destroy()
    }

    private func picture(at row: Int) -> ShmBuffer {
        ShmBuffer(storage: storage, pool: pool, firstRow: row, width: width, height: height)
    }

    private func isWithin(_ row: Int) -> Bool {
        row >= 0 && row <= (Self.windows - 1) * height
    }

    /// Whether none of `count` rows from `row` is held.
    private func isFree(_ row: Int, _ count: Int) -> Bool {
        held.allSatisfy { $0.firstRow >= row + count || $0.firstRow + height <= row }
    }
}
