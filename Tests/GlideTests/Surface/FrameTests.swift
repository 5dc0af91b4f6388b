import Glibc
import Testing

@testable import Glide
@testable import GlideTesting

@MainActor
@Suite(.serialized)
struct FrameTests {
    @Test func `a window at rest commits nothing`() {
        let rig = SurfaceRig()
        let window = rig.open()
        let commits = rig.mock.surfaces[0].commits
        rig.pump(20)
        #expect(rig.mock.surfaces[0].commits == commits)
        #expect(!rig.clock.hasTimers)
        rig.finish(window)
    }

    @Test func `a running source gets one frame for each answered callback, at rising moments`() {
        var options = MockCompositor.Options()
        options.answersFrames = false
        let rig = SurfaceRig(options)
        let window = rig.open()
        window.source.isRunning = true
        rig.mock.answerFrames()
        rig.pump()
        let frames = window.source.times.count
        rig.pump(10)
        #expect(window.source.times.count == frames)
        for step in 1...5 {
            rig.mock.answerFrames()
            rig.pump()
            #expect(window.source.times.count == frames + step)
        }
        #expect(zip(window.source.times, window.source.times.dropFirst()).allSatisfy { $0 < $1 })
        rig.finish(window)
    }

    @Test func `changes in one turn make one frame with only their damage`() {
        let rig = SurfaceRig()
        let window = rig.open()
        let frames = rig.mock.surfaces[0].shownFrames
        window.source.mark(PixelRect(x: 3, y: 4, width: 5, height: 6), 0xFFFF_0000)
        window.source.mark(PixelRect(x: 30, y: 4, width: 2, height: 2), 0xFF00_FF00)
        rig.pump()
        let surface = rig.mock.surfaces[0]
        #expect(surface.shownFrames == frames + 1)
        #expect(surface.damage.count == 2)
        #expect(surface.damage.contains { $0 == (3, 4, 5, 6) })
        rig.finish(window)
    }

    @Test(arguments: [
        MockCompositor.ReleasePolicy.atOnce, MockCompositor.ReleasePolicy.whenReplaced,
        MockCompositor.ReleasePolicy.never,
    ])
    func `FRM-07: every picture equals a full redraw, whichever buffer it is drawn to`(
        release: MockCompositor.ReleasePolicy
    ) {
        var options = MockCompositor.Options()
        options.release = release
        let rig = SurfaceRig(options)
        let window = rig.open()
        var random = SystemRandomNumberGenerator()
        for step in 0..<60 {
            let rect = PixelRect(
                x: Int.random(in: 0..<50, using: &random), y: Int.random(in: 0..<30, using: &random),
                width: Int.random(in: 1...10, using: &random), height: Int.random(in: 1...10, using: &random))
            window.source.mark(rect, 0xFF00_0000 | UInt32(step * 2_000))
            rig.pump(1)
            if release == .never, step % 3 == 0 { rig.mock.releaseBuffers(shown: Bool.random(using: &random)) }
            rig.pump(1)
            rig.mock.pump()
            guard !window.source.needsFrame, let buffer = rig.mock.surfaces[0].buffer else { continue }
            #expect(window.source.matches(width: 60, height: 40, buffer.pixels))
        }
        rig.mock.releaseBuffers()
        rig.finish(window)
    }

    @Test func `FRM-04: three buffers at most are made, and a release shows the latest state`() {
        var options = MockCompositor.Options()
        options.release = .never
        let rig = SurfaceRig(options)
        let window = rig.open()
        for step in 0..<50 {
            window.source.mark(PixelRect(x: step, y: 0, width: 1, height: 1), 0xFFFF_FFFF)
            rig.pump(1)
        }
        #expect(rig.mock.buffersMade == 3)
        #expect(rig.mock.surfaces[0].shownFrames == 3)
        rig.mock.releaseBuffers(shown: false)
        rig.pump()
        #expect(rig.mock.buffersMade == 3)
        #expect(rig.mock.surfaces[0].shownFrames == 4)
        #expect(rig.mock.surfaces[0].buffer.map { window.source.matches(width: 60, height: 40, $0.pixels) } == true)
        rig.mock.releaseBuffers()
        rig.finish(window)
    }

    @Test func `a window that shows little makes one buffer more only when the first is held`() {
        var options = MockCompositor.Options()
        options.release = .atOnce
        let rig = SurfaceRig(options)
        let window = rig.open()
        for step in 0..<10 {
            window.source.mark(PixelRect(x: step, y: 0, width: 1, height: 1), 0xFFFF_FFFF)
            rig.pump()
        }
        #expect(rig.mock.buffersMade == 1)
        rig.finish(window)
    }

    @Test func `MEM-10: a buffer of an old size keeps its pixels until it is released`() {
        var options = MockCompositor.Options()
        options.release = .never
        let rig = SurfaceRig(options)
        let window = rig.open()
        for step in 0..<10 {
            rig.mock.toplevels[0].configure(50 + step, 40)
            rig.pump(2)
        }
        #expect(rig.mock.surfaces[0].size == (59, 40))
        #expect(rig.mock.buffers.count <= 6)
        // Releasing compares each checksum with that of the commit.
        rig.mock.releaseBuffers()
        rig.pump()
        #expect(rig.mock.buffers.count == 1)
        rig.finish(window)
    }

    @Test func `MEM-01: a full memory keeps the old picture and is tried again`() {
        let rig = SurfaceRig()
        let window = rig.open()
        Warnings.printsMessages = false
        defer { Warnings.printsMessages = true }
        window.window.content.buffers.kernel.reserve = { _, _ in ENOSPC }
        rig.mock.toplevels[0].configure(200, 100)
        rig.pump()
        #expect(rig.mock.surfaces[0].size == (60, 40))
        #expect(rig.mock.toplevels[0].waiting == [])
        window.window.content.buffers.kernel.reserve = ShmStorage.Kernel().reserve
        rig.clock.advance(by: 1.5)
        rig.pump()
        #expect(rig.mock.surfaces[0].size == (200, 100))
        rig.finish(window)
    }

    @Test func `MEM-02: without memfd a file without a name takes its place`() throws {
        var kernel = ShmStorage.Kernel()
        kernel.create = {
            errno = ENOSYS
            return -1
        }
        kernel.folder = { "/tmp" }
        let storage = try ShmStorage(length: 4_096, kernel: kernel)
        storage.memory.storeBytes(of: 7, as: UInt8.self)
        var status = stat()
        #expect(fstat(storage.descriptor, &status) == 0)
        #expect(status.st_size == 4_096)
        #expect(status.st_nlink == 0)
    }

    @Test func `FRM-01: a hidden window waits without a timer and draws when the compositor shows it again`() {
        var options = MockCompositor.Options()
        options.answersFrames = false
        let rig = SurfaceRig(options)
        let window = rig.open()
        let commits = rig.mock.surfaces[0].commits
        for step in 0..<20 {
            window.source.mark(PixelRect(x: step, y: 0, width: 1, height: 1), 0xFFFF_FFFF)
            rig.pump(1)
        }
        #expect(rig.mock.surfaces[0].commits == commits)
        #expect(!rig.clock.hasTimers)
        rig.mock.answerFrames()
        rig.pump()
        #expect(rig.mock.surfaces[0].commits == commits + 1)
        rig.finish(window)
    }

    @Test func `FRM-01: a configure wakes a window whose callback was lost`() {
        var options = MockCompositor.Options()
        options.answersFrames = false
        let rig = SurfaceRig(options)
        let window = rig.open()
        window.source.mark(PixelRect(x: 0, y: 0, width: 9, height: 9), 0xFFFF_FFFF)
        rig.clock.advance(by: 5)
        let frames = rig.mock.surfaces[0].shownFrames
        // The mock would object to a second callback beside the lost one.
        _ = rig.mock.surfaces[0].takeCallbacks()
        rig.mock.toplevels[0].configure(60, 40, [.activated])
        rig.pump()
        #expect(rig.mock.surfaces[0].shownFrames == frames + 1)
        rig.finish(window)
    }

    @Test func `the opaque region is sent when it changes`() {
        let rig = SurfaceRig()
        let window = rig.open()
        #expect(rig.mock.count("wl_surface.set_opaque_region") == 0)
        window.source.opaqueRegion = [Rect(x: 0.5, y: 0, width: 20, height: 40)]
        window.source.mark(PixelRect(x: 0, y: 0, width: 1, height: 1), 0)
        rig.pump()
        window.source.mark(PixelRect(x: 1, y: 0, width: 1, height: 1), 0)
        rig.pump()
        #expect(rig.mock.count("wl_surface.set_opaque_region") == 1)
        window.source.opaqueRegion = []
        window.source.mark(PixelRect(x: 2, y: 0, width: 1, height: 1), 0)
        rig.pump()
        #expect(rig.mock.count("wl_surface.set_opaque_region") == 2)
        rig.finish(window)
    }
}
