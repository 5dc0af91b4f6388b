import Testing
import Wayland

@testable import Glide
@testable import GlideTesting

@MainActor
@Suite(.serialized)
struct ScaleCaseTests {
    private static let optional = [
        "wp_viewporter", "wp_fractional_scale_manager_v1", "wp_cursor_shape_manager_v1", "zxdg_decoration_manager_v1",
        "xdg_activation_v1", "wp_presentation", "zwp_idle_inhibit_manager_v1", "zwlr_layer_shell_v1",
        "ext_session_lock_manager_v1",
    ]

    /// One journey: scale 2, a tap, a key, a cursor, a resize, a picture.
    private func journey(_ options: MockCompositor.Options) {
        let rig = SurfaceRig(options)
        let window = rig.open()
        window.window.content.keepsScreenOn = true
        window.source.isRunning = true
        let toplevel = rig.mock.toplevels[0]
        let surface = rig.mock.surfaces[0]
        if let seat = rig.mock.seat {
            seat.pointerEnter(surface, 40, 70)
            seat.pointerFrame()
            seat.touchDown(0, surface, 40, 70)
            seat.touchFrame()
            seat.touchUp(0)
            seat.touchFrame()
            rig.pump()
            #expect(window.events.contains { $0.hasPrefix("touch 0 down") })
            #expect(window.events.contains { $0.hasPrefix("touch 0 up") })
            window.window.setCursor(.text)
        }
        window.window.requestActivation()
        toplevel.configure(90, 130, [.activated])
        window.source.isRunning = false
        rig.pump()
        #expect(toplevel.shell.windowSize == (90, 130))
        let content = window.source.resizes.last
        #expect(content?.size.width == 90)
        rig.finish(window)
    }

    @Test func `SCL-06: every pair of protocols may be there or not`() {
        for first in Self.optional.indices {
            for second in Self.optional.indices where second > first {
                for presence in 0..<4 {
                    var options = MockCompositor.Options()
                    options.outputs = [MockOutput.Mode(scale: 2)]
                    for (index, interface) in Self.optional.enumerated() {
                        // The others all, or none of them.
                        options.versions[interface] = presence % 2 == 0 ? 0 : nil
                        if index == first { options.versions[interface] = presence < 2 ? 0 : nil }
                        if index == second { options.versions[interface] = presence < 2 ? nil : 0 }
                    }
                    journey(options)
                }
            }
        }
    }

    @Test func `SCL-06: without any of them a window still works`() {
        var options = MockCompositor.Options()
        for interface in Self.optional { options.versions[interface] = 0 }
        options.capabilities = nil
        journey(options)
    }

    @Test func `SCL-11: what a screen says of its size in millimetres changes nothing`() {
        for (width, height) in [(0, 0), (-1, -1), (1, 1), (16, 9)] {
            let rig = SurfaceRig(without: "wp_fractional_scale_manager_v1")
            rig.mock.outputs[0].sendMillimetres(Int32(width), Int32(height))
            let window = rig.open()
            #expect(window.source.resizes.map(\.scale) == [1])
            #expect(rig.mock.surfaces[0].size == (60, 40))
            rig.finish(window)
        }
    }

    @Test func `SCL-03: a scale that is known only after the first frame makes the second one right, without a timer`()
    {
        let rig = SurfaceRig(without: "wp_fractional_scale_manager_v1") {
            $0.outputs = []
        }
        let window = rig.open()
        #expect(rig.mock.surfaces[0].buffer?.width == 60)
        #expect(!rig.clock.hasTimers)
        let output = rig.mock.addOutput(MockOutput.Mode(scale: 2))
        rig.pump()
        output.enter(rig.mock.surfaces[0])
        rig.pump()
        #expect(rig.mock.surfaces[0].buffer?.width == 120)
        rig.finish(window)
    }

    @Test func `SCL-09: nothing spins while there is no screen`() {
        let rig = SurfaceRig(without: "wp_fractional_scale_manager_v1") { $0.answersFrames = false }
        let window = rig.open()
        window.source.isRunning = true
        window.source.frameWanted?()
        let output = rig.mock.outputs[0]
        output.enter(rig.mock.surfaces[0])
        rig.pump()
        output.leave(rig.mock.surfaces[0])
        rig.mock.removeOutput(output)
        rig.pump()
        let frames = window.source.times.count
        for _ in 0..<50 {
            rig.clock.advance(by: 0.04)
            rig.pump(1)
        }
        #expect(window.source.times.count == frames)
        #expect(!rig.clock.hasTimers)
        let next = rig.mock.addOutput(MockOutput.Mode(width: 640, height: 480, scale: 2))
        rig.pump()
        let announced = window.source.resizes.count
        next.enter(rig.mock.surfaces[0])
        rig.mock.toplevels[0].configure(320, 200)
        rig.pump()
        #expect(window.source.resizes.count == announced + 1)
        #expect(rig.mock.surfaces[0].buffer?.width == 640)
        rig.finish(window)
    }
}
