import WaylandServer

/// A client's picture. While the compositor holds it, its pixels must not change.
@MainActor
final class MockBuffer {
    let resource: WlBufferResource
    let width: Int
    let height: Int
    /// The pool it was cut from, if that lives.
    weak var pool: WlShmPoolResource?
    private let stride: Int
    private let memory: MockMemory
    /// First byte of the picture in its pool.
    let offset: Int
    private unowned let compositor: MockCompositor
    private var checksumWhenTaken: UInt64?

    init(
        _ resource: WlBufferResource, compositor: MockCompositor, memory: MockMemory, offset: Int, width: Int,
        height: Int, stride: Int
    ) {
        self.resource = resource
        self.compositor = compositor
        self.memory = memory
        self.offset = offset
        self.width = width
        self.height = height
        self.stride = stride
    }

    /// Whether the compositor holds it.
    var isHeld: Bool { checksumWhenTaken != nil }

    /// The pixel at column `x` and row `y`: premultiplied ARGB.
    func pixel(_ x: Int, _ y: Int) -> UInt32 {
        precondition((0..<width).contains(x) && (0..<height).contains(y), "a pixel outside the buffer")
        return memory.base.loadUnaligned(fromByteOffset: offset + y * stride + x * 4, as: UInt32.self)
    }

    /// Every pixel, row by row.
    var pixels: [UInt32] {
        (0..<height).flatMap { y in (0..<width).map { pixel($0, y) } }
    }

    /// Attached and committed: the client must leave it alone.
    func take() {
        let now = checksum()
        // The same picture may be shown again, as cursors are.
        if let before = checksumWhenTaken, before != now {
            compositor.object("a buffer was drawn to before its release")
        }
        checksumWhenTaken = now
    }

    /// Gives it back to the client.
    func release() {
        guard let before = checksumWhenTaken else { return }
        checksumWhenTaken = nil
        if before != checksum() { compositor.object("a buffer was drawn to before its release") }
        if resource.isAlive { resource.sendRelease() }
    }

    /// FNV-1a over the rows, two pixels at a time.
    private func checksum() -> UInt64 {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for y in 0..<height {
            let row = memory.base + offset + y * stride
            var x = 0
            while x + 1 < width {
                hash = (hash ^ row.loadUnaligned(fromByteOffset: x * 4, as: UInt64.self)) &* 0x100_0000_01B3
                x += 2
            }
            if x < width { hash = (hash ^ UInt64(pixel(x, y))) &* 0x100_0000_01B3 }
        }
        return hash
    }
}
