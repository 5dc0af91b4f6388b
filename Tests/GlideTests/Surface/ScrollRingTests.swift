import Glibc
import Testing

@testable import Glide
@testable import GlideTesting

/// A window all of which scrolls is moved over its memory.
@MainActor
@Suite(.serialized)
struct ScrollRingTests {
    private struct Rolled {
        var rig: SurfaceRig
        var source: ScrolledSource
        var window: ToplevelWindow

        @MainActor
        init(_ release: MockCompositor.ReleasePolicy) {
            rig = SurfaceRig { $0.release = release }
            source = ScrolledSource()
            var options = ToplevelWindow.Options()
            options.size = Size(width: 60, height: 40)
            window = ToplevelWindow(
                display: rig.display, options: options, frameSource: source, onInput: { _ in }, onClose: {})!
            rig.pump()
        }

        /// A frame that scrolls; answers the pixels it painted.
        @MainActor
        func scroll(_ rows: Int) -> Int {
            let before = source.pixelsPainted
            source.scroll(by: rows)
            rig.pump(1)
            rig.mock.pump()
            return source.pixelsPainted - before
        }

        @MainActor
        var isRight: Bool {
            rig.mock.surfaces[0].buffer.map { source.matches($0.width, $0.height, $0.pixels) } ?? false
        }

        @MainActor
        func finish() {
            rig.mock.releaseBuffers()
            rig.pump()
            #expect(rig.mock.violations == [])
            window.close()
            rig.pump()
            #expect(rig.mock.leftovers == [])
            #expect(rig.mock.violations == [])
            rig.display.disconnect()
        }
    }

    @Test(arguments: [MockCompositor.ReleasePolicy.whenReplaced, .atOnce])
    func `of a long scroll only the rows that come into view are touched`(_ release: MockCompositor.ReleasePolicy) {
        let rolled = Rolled(release)
        for _ in 0..<10 { _ = rolled.scroll(3) }
        let pool = rolled.window.content.buffers
        #expect(pool.ring != nil)
        var moved = 0
        for step in 0..<200 {
            let before = rolled.rig.mock.surfaces[0].buffer?.offset ?? 0
            #expect(rolled.scroll(3) == 3 * 60)
            let after = rolled.rig.mock.surfaces[0].buffer?.offset ?? 0
            if after - before == 3 * 60 * 4 { moved += 1 }
            #expect(rolled.isRight, "step \(step)")
        }
        // Two windows' heights at three rows a frame, then one frame that starts at the other end.
        #expect(moved >= 190)
        #expect(pool.buffers.isEmpty, "what the ring replaces is given back")
        rolled.finish()
    }

    @Test(arguments: [
        MockCompositor.ReleasePolicy.whenReplaced, .atOnce, .never,
    ])
    func `whatever the way and the releases, the picture is right and what is held is left alone`(
        _ release: MockCompositor.ReleasePolicy
    ) {
        let rolled = Rolled(release)
        var random = StormDice(state: 20_261_130)
        for step in 0..<600 {
            switch Int.random(in: 0..<40, using: &random) {
            case 0:
                rolled.source.change()
                rolled.rig.pump(1)
                rolled.rig.mock.pump()
            case 1:
                rolled.rig.mock.toplevels[0].configure(60, 30 + Int.random(in: 0..<20, using: &random))
                rolled.rig.pump(2)
            default:
                let isSteady = step / 60 % 2 == 0
                _ = rolled.scroll(isSteady ? 4 : Int.random(in: -50...50, using: &random))
            }
            if release == .never, step % 3 == 0 {
                rolled.rig.mock.releaseBuffers(shown: Bool.random(using: &random))
                rolled.rig.pump(1)
                rolled.rig.mock.pump()
            }
            if !rolled.source.needsFrame { #expect(rolled.isRight, "step \(step)") }
        }
        rolled.finish()
    }

    @Test func `without memory for three windows pixels are moved as before`() {
        let rolled = Rolled(.whenReplaced)
        _ = rolled.scroll(2)
        rolled.window.content.buffers.kernel.reserve = { descriptor, length in
            length > 60 * 40 * 4 ? ENOSPC : posix_fallocate(descriptor, 0, off_t(length))
        }
        for _ in 0..<30 {
            #expect(rolled.scroll(3) == 3 * 60)
            #expect(rolled.isRight)
        }
        #expect(rolled.window.content.buffers.ring == nil)
        rolled.finish()
    }

    @Test func `a ring that is not used for two seconds goes`() {
        let rolled = Rolled(.whenReplaced)
        for _ in 0..<10 { _ = rolled.scroll(3) }
        #expect(rolled.window.content.buffers.ring != nil)
        for _ in 0..<130 {
            rolled.source.change()
            rolled.rig.pump(2)
        }
        #expect(rolled.window.content.buffers.ring == nil)
        #expect(rolled.isRight)
        rolled.finish()
    }
}
