import Testing
import Wayland

@testable import Glide
@testable import GlideTesting

@MainActor
@Suite(.serialized)
struct FrameCaseTests {
    private func mark(_ window: TestedWindow, _ step: Int) {
        window.source.mark(PixelRect(x: step % 50, y: step % 30, width: 2, height: 2), 0xFF00_0000 | UInt32(step))
    }

    @Test func `FRM-03: a callback for a window that is gone, or that closes it, does nothing`() {
        var options = MockCompositor.Options()
        options.answersFrames = false
        let rig = SurfaceRig(options)
        let other = rig.open()
        for closesInside in [false, true] {
            let window = rig.open()
            window.source.isRunning = true
            mark(window, 1)
            rig.pump()
            rig.mock.answerFrames()
            rig.mock.server.pump()
            if closesInside {
                window.window.content.onFrame = { window.window.close() }
            } else {
                window.window.close()
            }
            rig.pump()
            rig.mock.answerFrames()
            rig.pump()
            #expect(!window.window.content.isAlive)
        }
        rig.finish(other)
    }

    @Test func `what a frame changes in another window is shown in the same turn`() {
        let rig = SurfaceRig { $0.answersFrames = false }
        let windows = [rig.open(), rig.open()]
        rig.mock.answerFrames()
        rig.pump()
        for (one, other) in [(0, 1), (1, 0)] {
            windows[other].window.content.onFrame = {
                windows[other].window.content.onFrame = nil
                mark(windows[one], 7)
            }
            // Both are due, and the one that is changed by the other has drawn already.
            mark(windows[one], 1)
            mark(windows[other], 2)
            rig.display.pump()
            rig.mock.pump()
            rig.mock.answerFrames()
            rig.mock.pump()
            rig.display.pump()
            rig.mock.pump()
            for (window, surface) in zip(windows, rig.mock.surfaces) {
                let pixels = surface.buffer?.pixels ?? []
                #expect(window.source.matches(width: 60, height: 40, pixels))
            }
        }
        rig.finish(windows[0], windows[1])
    }

    @Test func `FRM-06: one release frees a buffer, whatever was committed in between`() {
        var options = MockCompositor.Options()
        options.release = .never
        let rig = SurfaceRig(options)
        let window = rig.open()
        for step in 0..<30 {
            mark(window, step)
            rig.pump(1)
            // A commit of state alone, with the same picture.
            window.window.setLimits(minimum: Size(width: 10 + Double(step), height: 10), maximum: .zero)
            rig.pump(1)
            // Out of order, and several in one read.
            rig.mock.releaseBuffers(shown: step % 3 == 0)
            rig.pump(1)
        }
        let frames = rig.mock.surfaces[0].shownFrames
        #expect(frames >= 30)
        #expect(rig.mock.buffersMade <= 3)
        mark(window, 99)
        rig.pump()
        #expect(rig.mock.surfaces[0].shownFrames == frames + 1)
        rig.mock.releaseBuffers()
        rig.finish(window)
    }

    @Test func `FRM-10: answers about frames are let go of, discarded, late or strange`() {
        let rig = SurfaceRig()
        let window = rig.open()
        window.source.isRunning = true
        window.source.frameWanted?()
        let surface = rig.mock.surfaces[0]
        for step in 0..<1_000 {
            mark(window, step)
            rig.pump(1)
            // Several of a kind in a row, since not each turn makes a frame.
            switch step / 3 % 4 {
            case 0: surface.sendPresented(at: rig.clock.now.seconds, refresh: 0)
            case 1: surface.sendPresented(at: rig.clock.now.seconds, refresh: 16_666_667)
            case 2: surface.sendPresented(at: 1, refresh: .max)
            default: surface.sendDiscarded()
            }
        }
        // After a thousand answers of all kinds the question is still asked.
        rig.mock.clearLog()
        for step in 0..<4 {
            mark(window, step)
            rig.pump(1)
            surface.sendDiscarded()
        }
        #expect(rig.mock.count("wp_presentation.feedback") > 0)
        rig.pump()
        #expect(rig.mock.server.liveObjects["wp_presentation_feedback", default: 0] <= 2)
        #expect(zip(window.source.times, window.source.times.dropFirst()).allSatisfy { $0 < $1 })
        rig.finish(window)
    }

    @Test func `FRM-10: times of a clock that is not ours are not asked for`() {
        let rig = SurfaceRig { $0.presentationClock = 77 }
        let window = rig.open()
        window.source.isRunning = true
        window.source.frameWanted?()
        rig.pump()
        #expect(rig.mock.count("wp_presentation.feedback") == 0)
        window.source.isRunning = false
        rig.finish(window)
    }

    @Test func `a frame is drawn for the moment at which it will be seen`() throws {
        let rig = SurfaceRig { $0.answersFrames = false }
        let window = rig.open()
        window.source.isRunning = true
        window.source.frameWanted?()
        let interval = 1.0 / 60
        let start = rig.clock.now
        for step in 1...20 {
            // The callback comes a little after each refresh, trembling; what is drawn is seen one refresh later.
            let arrival = start + Double(step) * interval + 0.001 * Double(step % 5)
            rig.clock.advance(by: max(0, arrival - rig.clock.now))
            mark(window, step)
            rig.mock.answerFrames()
            rig.mock.pump()
            rig.display.pump()
            rig.mock.pump()
            rig.mock.surfaces[0].sendPresented(at: (start + Double(step + 1) * interval).seconds, refresh: 16_666_667)
            rig.mock.pump()
            rig.display.pump()
        }
        let targets = window.source.times.suffix(10)
        for (one, next) in zip(targets, targets.dropFirst()) { #expect(abs((next - one) - interval) < 1e-4) }
        let last = try #require(targets.last)
        #expect(abs((last - start) / interval - 21) < 0.01)
        rig.finish(window)
    }

    /// A compositor that answers frames five times a second and gives buffers back a second late, while fingers move fifty
    /// times a second. Both sides are on one thread: a call that waited for the compositor would never return.
    @Test(arguments: [false, true])
    func `a slow compositor is never waited for, and what it shows is no older than its callback`(isRead: Bool) throws {
        let rig = SlowRig(hasReader: isRead)
        rig.turn(20)
        let window = TestedWindow(rig.display) { _ in }
        rig.turn(20)
        let surface = try #require(rig.mock.surfaces.first)
        let seat = try #require(rig.mock.seat)
        rig.mock.answerFrames()
        rig.turn(20)
        seat.touchDown(0, surface, 1, 1)
        seat.touchFrame()
        rig.turn()
        var held: [(buffer: MockBuffer, since: Time)] = []
        surface.onCommit = { [unowned surface] in
            guard let buffer = surface.buffer, !held.contains(where: { $0.buffer === buffer }) else { return }
            held.append((buffer, rig.clock.now))
        }
        // Every movement changes the picture.
        var moves = 0
        window.onEvent = { event in
            guard case .touchMove(_, let place, _) = event else { return }
            moves += 1
            window.source.mark(
                PixelRect(x: Int(place.x), y: moves % 30, width: 2, height: 2), 0xFF00_0000 | UInt32(moves))
        }
        for step in 0..<1_000 {
            seat.touchMotion(0, Double(step % 50), 2)
            seat.touchFrame()
            for (buffer, since) in held where rig.clock.now - since >= 1.2 {
                buffer.release()
                held.removeAll { $0.buffer === buffer }
            }
            // The turn handles what is there and returns, whatever the compositor owes.
            rig.turn()
            #expect(moves == step + 1)
            if step % 10 == 9 {
                rig.mock.answerFrames()
                rig.turn()
                // That this one is so late is known from the first buffer that it gives back.
                if step > 75 {
                    let pixels = surface.buffer?.pixels ?? []
                    #expect(window.source.matches(width: 60, height: 40, pixels), "step \(step)")
                }
            }
            rig.clock.advance(by: 0.02)
        }
        #expect(rig.mock.buffers.count <= ShmBufferPool.highestLimit)
        surface.onCommit = nil
        held = []
        rig.mock.options.release = .whenReplaced
        // Once it is fast again, what was made for its slowness goes.
        rig.mock.releaseBuffers()
        for step in 0..<300 {
            mark(window, step)
            rig.mock.answerFrames()
            rig.turn()
        }
        #expect(rig.mock.buffers.count <= ShmBufferPool.usualLimit + 1)
        rig.mock.releaseBuffers()
        window.window.close()
        rig.turn()
        #expect(rig.mock.violations == [])
        #expect(rig.mock.leftovers == [])
        rig.display.disconnect()
    }

    @Test func `KSK-09: the screen is kept on while the window is seen, by one inhibitor`() {
        let rig = SurfaceRig()
        let window = rig.open()
        let surface = rig.mock.surfaces[0]
        #expect(surface.inhibitors == 0)
        rig.mock.toplevels[0].configure(640, 480, [.fullscreen])
        rig.pump()
        #expect(surface.inhibitors == 0, "not for being fullscreen")
        window.window.content.keepsScreenOn = true
        rig.pump()
        #expect(surface.inhibitors == 1)
        for _ in 0..<3 {
            rig.mock.toplevels[0].configure(640, 480, [.suspended])
            rig.pump()
            #expect(surface.inhibitors == 0)
            rig.mock.toplevels[0].configure(640, 480, [.activated])
            rig.pump()
            #expect(surface.inhibitors == 1)
        }
        rig.mock.removeOutput(rig.mock.outputs[0])
        rig.mock.removeGlobal("zwp_idle_inhibit_manager_v1")
        rig.pump()
        window.window.content.keepsScreenOn = false
        rig.pump()
        #expect(surface.inhibitors == 0)
        window.window.content.keepsScreenOn = true
        rig.pump()
        #expect(surface.inhibitors == 0, "the manager is gone")
        rig.finish(window)
    }
}

extension SurfaceRig {
    /// A rig whose compositor is changed.
    convenience init(_ change: (inout MockCompositor.Options) -> Void) {
        var options = MockCompositor.Options()
        change(&options)
        self.init(options)
    }
}
