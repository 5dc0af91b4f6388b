import Testing

@testable import Glide
@testable import GlideTesting

@MainActor
@Suite(.serialized)
struct ScaleTests {
    private static func whole(scale: Int = 2, compositor: UInt32 = 6) -> MockCompositor.Options {
        var options = MockCompositor.Options()
        options.versions = ["wp_fractional_scale_manager_v1": 0, "wl_compositor": compositor]
        options.outputs = [MockOutput.Mode(width: 1_280, height: 800, scale: scale)]
        return options
    }

    @Test(arguments: [(389, 15), (410, 305), (1, 1), (101, 33)])
    func `SCL-01: at scale 2 every buffer divides by 2`(width: Int, height: Int) {
        let rig = SurfaceRig(Self.whole())
        let window = rig.open()
        rig.mock.outputs[0].enter(rig.mock.surfaces[0])
        rig.mock.toplevels[0].configure(width, height)
        rig.pump()
        #expect(rig.mock.surfaces[0].scale == 2)
        #expect(rig.mock.surfaces[0].size == (width, height))
        #expect(rig.mock.surfaces[0].buffer?.width == width * 2)
        rig.finish(window)
    }

    @Test func `the first frame already has the scale of the only output`() {
        let rig = SurfaceRig(Self.whole())
        let window = rig.open()
        #expect(window.source.resizes.map(\.scale) == [2])
        rig.finish(window)
    }

    @Test func `before version 3 there is no scale`() {
        let rig = SurfaceRig(Self.whole(compositor: 2))
        let window = rig.open()
        #expect(rig.mock.surfaces[0].buffer?.width == 60)
        #expect(rig.mock.count("wl_surface.set_buffer_scale") == 0)
        rig.finish(window)
    }

    @Test func `the compositor's preferred number comes before the outputs'`() {
        let rig = SurfaceRig(Self.whole(scale: 1))
        let window = rig.open()
        rig.mock.surfaces[0].resource.sendPreferredBufferScale(factor: 3)
        rig.pump()
        #expect(rig.mock.surfaces[0].scale == 3)
        #expect(rig.mock.surfaces[0].size == (60, 40))
        rig.finish(window)
    }

    @Test func `SCL-03: a fractional scale known before the first frame is right at once`() {
        for isEarly in [true, false] {
            var options = MockCompositor.Options()
            options.configuresAtStart = false
            let rig = SurfaceRig(options)
            let window = rig.open { $0.size = Size(width: 61, height: 41) }
            let surface = rig.mock.surfaces[0]
            if isEarly { surface.fractionalScale?.sendPreferredScale(scale: 180) }
            rig.mock.toplevels[0].configure(0, 0)
            if !isEarly { surface.fractionalScale?.sendPreferredScale(scale: 180) }
            rig.pump()
            #expect(window.source.resizes.map(\.scale) == [1.5])
            // 91.5 and 61.5 are rounded half away from zero.
            #expect(surface.buffer?.width == 92)
            #expect(surface.buffer?.height == 62)
            #expect(surface.size == (61, 41))
            #expect(surface.scale == 1)
            rig.finish(window)
        }
    }

    @Test(arguments: [90, 120, 150, 240, 300])
    func `SCL-05: with a viewport the buffer scale stays 1 and the size in points does not change`(parts: Int) {
        let rig = SurfaceRig()
        let window = rig.open()
        let surface = rig.mock.surfaces[0]
        surface.fractionalScale?.sendPreferredScale(scale: UInt32(parts))
        surface.resource.sendPreferredBufferScale(factor: 2)
        rig.pump()
        #expect(surface.scale == 1)
        #expect(surface.size == (60, 40))
        #expect(surface.buffer?.width == 60 * parts / 120)
        rig.finish(window)
    }

    @Test func `fractional scale without a viewporter is left alone`() {
        var options = MockCompositor.Options()
        options.versions = ["wp_viewporter": 0]
        options.outputs = [MockOutput.Mode(scale: 2)]
        let rig = SurfaceRig(options)
        let window = rig.open()
        #expect(rig.mock.count("wp_fractional_scale_manager_v1.get_fractional_scale") == 0)
        #expect(rig.mock.surfaces[0].scale == 2)
        rig.finish(window)
    }

    @Test func `SCL-07: an output that vanishes without a leave no longer counts`() {
        let rig = SurfaceRig(Self.whole(scale: 1))
        let second = rig.mock.addOutput(MockOutput.Mode(scale: 3))
        rig.pump()
        let window = rig.open()
        rig.mock.outputs[0].enter(rig.mock.surfaces[0])
        second.enter(rig.mock.surfaces[0])
        rig.pump()
        #expect(rig.mock.surfaces[0].scale == 3)
        rig.mock.removeOutput(second)
        rig.pump()
        #expect(rig.mock.surfaces[0].scale == 1)
        #expect(second.resources.isEmpty)
        rig.finish(window)
    }

    @Test func `SCL-09: without any output the window stays, and one that comes back sets the scale`() {
        let rig = SurfaceRig(Self.whole(scale: 2))
        let window = rig.open()
        let first = rig.mock.outputs[0]
        first.enter(rig.mock.surfaces[0])
        rig.pump()
        rig.mock.removeOutput(first)
        rig.pump()
        #expect(rig.mock.surfaces[0].buffer != nil)
        let next = rig.mock.addOutput(MockOutput.Mode(scale: 4))
        rig.pump()
        next.enter(rig.mock.surfaces[0])
        rig.pump()
        #expect(rig.mock.surfaces[0].scale == 4)
        rig.finish(window)
    }

    @Test(arguments: [UInt32(1), 2, 3, 4])
    func `SCL-14, SCL-12: each version of an output is understood`(version: UInt32) {
        var options = MockCompositor.Options()
        options.versions = ["wl_output": version]
        options.outputs = [MockOutput.Mode(width: 640, height: 480, milliHertz: 0)]
        let rig = SurfaceRig(options)
        let window = rig.open()
        #expect(
            rig.display.logicalSize(of: [], scale: window.window.content.scale)
                == ToplevelSizing.Extent(width: 640, height: 480))
        #expect(rig.display.outputs[0].refreshRate == 60)
        rig.finish(window)
    }
}
