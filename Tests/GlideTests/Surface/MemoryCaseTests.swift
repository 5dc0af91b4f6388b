import Glibc
import Testing
import Wayland
import WaylandClient

@testable import Glide
@testable import GlideTesting

@MainActor
@Suite(.serialized)
struct MemoryCaseTests {
    init() {
        Warnings.printsMessages = false
    }

    @Test func `MEM-02: whatever memfd_create answers, a file without a name takes its place`() {
        for number in [ENOSYS, EPERM, EMFILE] {
            let rig = SurfaceRig()
            rig.display.kernel.create = {
                errno = number
                return -1
            }
            rig.display.kernel.folder = { "/tmp" }
            let window = rig.open()
            #expect(rig.mock.surfaces[0].buffer.map { window.source.matches(width: 60, height: 40, $0.pixels) } == true)
            #expect(SurfaceRig.openFiles.filter { $0.contains("/tmp/glide-") }.allSatisfy { $0.hasSuffix("(deleted)") })
            rig.finish(window)
        }
    }

    @Test(arguments: ["mmap", "dup", "memfd_create", "posix_fallocate"])
    func `MEM-04: a call that fails keeps the old picture, and the next attempt shows the new one`(call: String) {
        let rig = SurfaceRig()
        let window = rig.open()
        let healthy = rig.display.kernel
        var broken = healthy
        switch call {
        case "mmap":
            broken.map = { _, _ in
                errno = ENOMEM
                return nil
            }
        case "dup":
            broken.canDuplicate = { _ in
                errno = EMFILE
                return false
            }
        case "memfd_create":
            broken.create = {
                errno = ENFILE
                return -1
            }
            broken.folder = { "/nonexistent" }
        default: broken.reserve = { _, _ in ENOSPC }
        }
        window.window.content.buffers.kernel = broken
        let files = SurfaceRig.memoryFiles
        for width in [200, 220, 240] {
            rig.mock.toplevels[0].configure(width, 100)
            rig.pump()
            rig.clock.advance(by: 1.1)
            rig.pump()
        }
        #expect(rig.mock.surfaces[0].size == (60, 40))
        #expect(rig.mock.toplevels[0].waiting == [])
        #expect(SurfaceRig.memoryFiles <= files)
        window.window.content.buffers.kernel = healthy
        rig.clock.advance(by: 1.1)
        rig.pump()
        #expect(rig.mock.surfaces[0].size == (240, 100))
        rig.finish(window)
    }

    @Test func `MEM-05: sizes that no buffer can have are answered, and nothing out of reach is reserved`() {
        let rig = SurfaceRig()
        let window = rig.open()
        var reserved = 0
        window.window.content.buffers.kernel.reserve = { descriptor, length in
            reserved = max(reserved, length)
            // A machine that has this much is not what is tested.
            return length > 64 << 20 ? ENOMEM : posix_fallocate(descriptor, 0, off_t(length))
        }
        for (width, height) in [(100_000, 100_000), (2_147_483_647, 1), (40_000, 40_000), (32_768, 100)] {
            for states in [[XdgToplevelState.maximized], [XdgToplevelState.resizing]] {
                rig.mock.toplevels[0].configure(width, height, states)
                rig.pump()
                #expect(rig.mock.toplevels[0].waiting == [])
                let size = window.window.content
                #expect((1...32_767).contains(size.width) && (1...32_767).contains(size.height))
            }
        }
        #expect(reserved <= 1 << 30)
        rig.mock.toplevels[0].configure(80, 60)
        rig.pump()
        rig.clock.advance(by: 1.1)
        rig.pump()
        #expect(rig.mock.surfaces[0].size == (80, 60))
        #expect(rig.mock.largestPool <= 64 << 20)
        rig.finish(window)
    }

    @Test func `MEM-07: without descriptors a resize waits, and a keymap still arrives`() async {
        // In a process of its own: the tests beside this one need theirs.
        await #expect(processExitsWith: .success) {
            await MainActor.run { DescriptorFamine.resize() }
        }
    }

    @Test func `MEM-07: without descriptors for the start the app says so, and does not crash`() async {
        await #expect(processExitsWith: .success) {
            await MainActor.run { DescriptorFamine.start() }
        }
    }

    @Test func `MEM-08: two hundred windows leave nothing behind, and no child inherits anything`() {
        let rig = SurfaceRig()
        let window = rig.open()
        let proxies = rig.display.connection.proxies.count
        let files = SurfaceRig.openFiles.count
        for step in 0..<200 {
            let other = rig.open()
            rig.mock.toplevels.last?.configure(61 + step % 3, 40)
            rig.pump(2)
            other.window.close()
            rig.pump(2)
        }
        #expect(rig.display.connection.proxies.count == proxies)
        #expect(SurfaceRig.openFiles.count == files)
        let inherited = (Int32(3)..<256).filter { descriptor in
            let flags = fcntl(descriptor, F_GETFD)
            var target = [CChar](repeating: 0, count: 256)
            guard flags >= 0, readlink("/proc/self/fd/\(descriptor)", &target, 255) > 0 else { return false }
            let name = target.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
            return name.contains("memfd:glide") && flags & FD_CLOEXEC == 0
        }
        #expect(inherited == [])
        rig.finish(window)
    }

    @Test func `MEM-12: titles are valid UTF-8, cut at a NUL`() {
        let rig = SurfaceRig()
        let window = rig.open {
            $0.title = String(decoding: [0x61, 0xC3, 0x28, 0xED, 0xA0, 0x80] as [UInt8], as: UTF8.self)
        }
        let title = rig.mock.toplevels[0].title
        #expect(title.hasPrefix("a\u{FFFD}("))
        window.window.setTitle("before\0after")
        rig.pump()
        #expect(rig.mock.toplevels[0].title == "before")
        rig.finish(window)
    }

    @Test func `a socket that takes no more holds the frames back, not the app`() {
        let rig = SurfaceRig { $0.release = .atOnce }
        let window = rig.open()
        var small: Int32 = 1
        setsockopt(rig.display.connection.descriptor, SOL_SOCKET, SO_SNDBUF, &small, 4)
        for step in 0..<2_000 {
            // The compositor sends without reading.
            if step % 2 == 0 { rig.mock.toplevels[0].configure(61 + step % 7, 40) }
            rig.mock.server.flushOnly()
            window.source.mark(PixelRect(x: step % 50, y: 0, width: 2, height: 2), 0xFFFF_FFFF)
            rig.display.pump()
        }
        #expect(rig.ends == [])
        rig.pump(40)
        #expect(rig.ends == [])
        let size = rig.mock.surfaces[0].size
        #expect(
            rig.mock.surfaces[0].buffer.map { window.source.matches(width: size.width, height: size.height, $0.pixels) }
                == true)
        rig.finish(window)
    }
}
