import Glibc
import Testing
import Wayland
import WaylandClient

@testable import Glide
@testable import GlideTesting

@MainActor
@Suite(.serialized)
struct LateGlobalTests {
    @Test func `a window that is there takes up a fractional scale that is offered late`() {
        let rig = SurfaceRig()
        rig.mock.removeGlobal("wp_fractional_scale_manager_v1")
        rig.pump()
        let window = rig.open()
        let surface = rig.mock.surfaces[0]
        #expect(surface.destination == nil)
        rig.mock.restoreGlobal("wp_fractional_scale_manager_v1")
        rig.pump()
        surface.fractionalScale?.sendPreferredScale(scale: 180)
        rig.pump()
        #expect(surface.buffer?.width == 90)
        #expect(surface.size == (60, 40))
        rig.finish(window)
    }

    @Test func `a window that wants the screen on keeps it on once that is offered`() {
        let rig = SurfaceRig()
        rig.mock.removeGlobal("zwp_idle_inhibit_manager_v1")
        rig.pump()
        let window = rig.open()
        window.window.content.keepsScreenOn = true
        rig.pump()
        #expect(rig.mock.surfaces[0].inhibitors == 0)
        rig.mock.restoreGlobal("zwp_idle_inhibit_manager_v1")
        rig.pump()
        #expect(rig.mock.surfaces[0].inhibitors == 1)
        rig.finish(window)
    }

    @Test func `of two managers of a kind the second takes over when the first goes`() {
        let rig = SurfaceRig()
        let first = rig.display.globals.viewporter
        rig.mock.removeGlobal("wp_viewporter")
        rig.mock.restoreGlobal("wp_viewporter")
        rig.pump()
        #expect(rig.display.globals.viewporter !== first)
        // Offered twice at once: the first is kept while it lives.
        let kept = rig.display.globals.viewporter
        let second = rig.mock.offerAgain("wp_viewporter")
        rig.pump()
        #expect(rig.display.globals.viewporter === kept)
        rig.mock.removeGlobal("wp_viewporter")
        rig.pump()
        #expect(rig.display.globals.viewporter != nil)
        #expect(rig.display.globals.viewporter !== kept)
        let window = rig.open()
        #expect(rig.mock.surfaces[0].size == (60, 40))
        second?.remove()
        rig.finish(window)
    }

    @Test func `LIF-01: a compositor that dies during the start is an error`() {
        var ends: [Int32] = [-1, -1]
        socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends)
        setenv("WAYLAND_SOCKET", "\(ends[0])", 1)
        close(ends[1])
        do throws(WaylandDisplayError) {
            _ = try WaylandDisplay(clock: ManualClock())
            Issue.record("connected to nobody")
        } catch {
            #expect(error == .lost("the Wayland compositor went away"))
        }
    }

    @Test func `a scale beyond any screen costs no memory`() {
        let rig = SurfaceRig(without: "wp_fractional_scale_manager_v1")
        let window = rig.open()
        rig.mock.surfaces[0].resource.sendPreferredBufferScale(factor: .max)
        rig.pump()
        #expect((rig.mock.surfaces[0].buffer?.width ?? 0) <= 60 * 16)
        rig.mock.surfaces[0].resource.sendPreferredBufferScale(factor: 1)
        rig.pump()
        #expect(rig.mock.surfaces[0].buffer?.width == 60)
        rig.finish(window)
    }
}
