import Testing

@testable import Glide
@testable import GlideTesting

@MainActor
@Suite(.serialized)
struct ConfigureTests {
    @Test func `CFG-01: nothing is drawn before the first configure, however often the app asks`() {
        var options = MockCompositor.Options()
        options.configuresAtStart = false
        let rig = SurfaceRig(options)
        let window = rig.open()
        for step in 0..<20 {
            window.source.mark(PixelRect(x: step, y: 0, width: 1, height: 1), 0xFFFF_FFFF)
            rig.pump(1)
        }
        #expect(rig.mock.count("wl_surface.attach") == 0)
        #expect(rig.mock.count("wl_surface.commit") == 1)
        rig.mock.toplevels[0].configure(0, 0)
        rig.pump()
        #expect(rig.mock.count("xdg_surface.ack_configure") == 1)
        #expect(rig.mock.surfaces[0].buffer.map { window.source.matches(width: 60, height: 40, $0.pixels) } == true)
        let tail = rig.mock.log.filter {
            ["xdg_surface.ack_configure", "wl_surface.attach", "wl_surface.commit"].contains($0)
        }
        #expect(
            tail == [
                "wl_surface.commit", "xdg_surface.ack_configure", "wl_surface.attach", "wl_surface.commit",
            ])
        rig.finish(window)
    }

    @Test func `CFG-03: of many configures in one read only the last is laid out and answered`() {
        let rig = SurfaceRig()
        let window = rig.open()
        let before = window.source.resizes.count
        rig.mock.clearLog()
        var last: UInt32 = 0
        for step in 0..<8 { last = rig.mock.toplevels[0].configure(640 + step * 20, 480 + step * 10, [.activated]) }
        last = rig.mock.toplevels[0].configure(800, 600, [.activated])
        rig.pump()
        #expect(window.source.resizes.count == before + 1)
        #expect(window.source.resizes.last?.size == Size(width: 800, height: 600))
        #expect(rig.mock.count("xdg_surface.ack_configure") == 1)
        #expect(rig.mock.toplevels[0].acknowledged.last == last)
        #expect(rig.mock.surfaces[0].size == (800, 600))
        #expect(window.events.contains("active true"))
        rig.finish(window)
    }

    @Test func `CFG-05: fullscreen without a size takes that of the output`() {
        let rig = SurfaceRig()
        let window = rig.open { $0.isFullscreen = true }
        #expect(rig.mock.toplevels[0].wantsFullscreen)
        rig.mock.toplevels[0].configure(0, 0, [.fullscreen, .activated])
        rig.pump()
        #expect(rig.mock.surfaces[0].size == (1_280, 800))
        rig.finish(window)
    }

    @Test(arguments: [120, 150, 180, 210, 240])
    func `CFG-05: where the scale is a fraction, fullscreen without a size still covers the output to the pixel`(
        parts: Int
    ) {
        var options = MockCompositor.Options()
        options.outputs = [MockOutput.Mode(width: 1_260, height: 840, scale: 2)]
        let rig = SurfaceRig(options)
        let window = rig.open()
        rig.mock.surfaces[0].fractionalScale?.sendPreferredScale(scale: UInt32(parts))
        rig.pump()
        rig.mock.toplevels[0].configure(0, 0, [.fullscreen])
        rig.pump()
        #expect(rig.mock.surfaces[0].size == (1_260 * 120 / parts, 840 * 120 / parts))
        #expect(rig.mock.surfaces[0].buffer.map { [$0.width, $0.height] } == [1_260, 840])
        rig.finish(window)
    }

    @Test func `SCL-13: on an output turned by a quarter its sides are swapped`() {
        var options = MockCompositor.Options()
        options.outputs = [MockOutput.Mode(width: 800, height: 600, transform: ._90)]
        let rig = SurfaceRig(options)
        let window = rig.open()
        rig.mock.toplevels[0].configure(0, 0, [.fullscreen])
        rig.pump()
        #expect(rig.mock.surfaces[0].size == (600, 800))
        rig.finish(window)
    }

    @Test func `CFG-06: a side of zero keeps what it was`() {
        let rig = SurfaceRig()
        let window = rig.open()
        rig.mock.toplevels[0].configure(0, 300)
        rig.pump()
        #expect(rig.mock.surfaces[0].size == (60, 300))
        rig.mock.toplevels[0].configure(400, 0, [.tiledLeft])
        rig.pump()
        #expect(rig.mock.surfaces[0].size == (400, 300))
        rig.finish(window)
    }

    @Test func `CFG-09: the free window's size survives maximising, fullscreen and tiling`() {
        let rig = SurfaceRig()
        let window = rig.open { $0.size = Size(width: 600, height: 400) }
        for _ in 0..<10 {
            rig.mock.toplevels[0].configure(1_280, 720, [.maximized])
            rig.mock.toplevels[0].configure(1_280, 720, [.maximized, .fullscreen])
            rig.pump(1)
            rig.mock.toplevels[0].configure(640, 720, [.tiledLeft, .tiledTop])
            rig.pump(1)
            rig.mock.toplevels[0].configure(0, 0, [.activated])
            rig.pump(2)
            #expect(rig.mock.surfaces[0].size == (600, 400))
        }
        rig.finish(window)
    }

    @Test func `CFG-14: bounds limit the first choice only, and zero bounds nothing`() {
        var options = MockCompositor.Options()
        options.configuresAtStart = false
        let rig = SurfaceRig(options)
        let window = rig.open { $0.size = Size(width: 600, height: 500) }
        rig.mock.toplevels[0].sendBounds(400, 300)
        rig.mock.toplevels[0].configure(0, 0)
        rig.pump()
        #expect(rig.mock.surfaces[0].size == (400, 300))
        rig.mock.toplevels[0].sendBounds(100, 100)
        rig.mock.toplevels[0].configure(900, 700, [.maximized])
        rig.pump()
        #expect(rig.mock.surfaces[0].size == (900, 700))
        rig.finish(window)
    }

    @Test func `CFG-15: unknown states are ignored`() {
        let rig = SurfaceRig()
        let window = rig.open()
        rig.mock.toplevels[0].configure(70, 50, rawStates: [1, 4, 99, 250])
        rig.pump()
        #expect(window.window.states == [.maximized, .activated])
        rig.finish(window)
    }

    @Test func `MEM-05: a huge or negative size is answered and stays within what a buffer can be`() {
        let rig = SurfaceRig()
        let window = rig.open()
        rig.mock.toplevels[0].configure(40_000, 3, [.maximized])
        rig.pump()
        #expect(rig.mock.surfaces[0].size == (32_767, 3))
        rig.mock.toplevels[0].configure(-5, -7)
        rig.pump()
        #expect(rig.mock.surfaces[0].size == (60, 40))
        rig.finish(window)
    }

    @Test func `CFG-11: the smallest size wins over a largest below it`() {
        let rig = SurfaceRig()
        let window = rig.open {
            $0.maximumSize = Size(width: 300, height: 200)
            $0.minimumSize = Size(width: 500, height: 100)
        }
        #expect(rig.mock.toplevels[0].minimum == (500, 100))
        #expect(rig.mock.toplevels[0].maximum == (500, 200))
        window.window.setLimits(minimum: Size(width: .nan, height: -3), maximum: Size(width: .infinity, height: 0))
        rig.pump()
        #expect(rig.mock.toplevels[0].minimum == (0, 0))
        #expect(rig.mock.toplevels[0].maximum == (32_767, 0))
        rig.finish(window)
    }

    @Test func `FRM-09: a configure that changes nothing is answered without a new picture`() {
        let rig = SurfaceRig()
        let window = rig.open()
        let frames = rig.mock.surfaces[0].shownFrames
        for _ in 0..<5 {
            rig.mock.toplevels[0].configure(60, 40)
            rig.pump(1)
        }
        rig.pump()
        #expect(rig.mock.surfaces[0].shownFrames == frames)
        rig.finish(window)
    }

    @Test func `a suspended window stops drawing and its fingers end`() {
        let rig = SurfaceRig()
        let window = rig.open()
        window.source.isRunning = true
        window.source.frameWanted?()
        rig.pump()
        rig.mock.seat?.touchDown(0, rig.mock.surfaces[0], 1, 1)
        rig.mock.seat?.touchFrame()
        rig.mock.toplevels[0].configure(60, 40, [.suspended])
        rig.pump()
        #expect(window.events.suffix(2) == ["touch 0 down 1.0 1.0", "touch cancel"])
        let frames = window.source.times.count
        rig.pump(10)
        #expect(window.source.times.count == frames)
        rig.mock.toplevels[0].configure(60, 40)
        rig.pump()
        #expect(window.source.times.count > frames)
        rig.finish(window)
    }

    @Test func `LIF-09: a request to close is passed on, and the window may close inside its own events`() {
        let rig = SurfaceRig()
        let window = rig.open()
        let other = rig.open()
        rig.mock.toplevels[0].requestClose()
        rig.pump()
        #expect(window.closeRequests == 1)
        window.onEvent = { _ in window.window.close() }
        let surface = rig.mock.surfaces[0]
        rig.mock.seat?.touchDown(0, surface, 1, 1)
        rig.mock.seat?.touchDown(1, surface, 2, 2)
        rig.mock.seat?.touchFrame()
        rig.mock.seat?.touchUp(0)
        rig.mock.seat?.touchFrame()
        rig.pump()
        #expect(window.events.suffix(1) == ["touch 0 down 1.0 1.0"])
        rig.finish(window, other)
    }

    @Test func `MEM-12: titles are sent whole up to the limit of a message`() {
        let rig = SurfaceRig()
        let window = rig.open { $0.title = "Glide" }
        #expect(rig.mock.toplevels[0].title == "Glide")
        window.window.setTitle(String(repeating: "👋🏽", count: 3_000))
        rig.pump()
        #expect(rig.mock.toplevels[0].title.utf8.count == 4_000)
        rig.finish(window)
    }
}
