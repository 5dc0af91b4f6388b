import Testing
import Wayland

@testable import Glide
@testable import GlideTesting

@MainActor
@Suite(.serialized)
struct OwnFrameTests {
    private let margin = WindowFrame.shadowMargin
    private let bar = WindowFrame.titleBarHeight

    private func opened(
        _ change: (inout MockCompositor.Options) -> Void = { _ in }
    ) -> (SurfaceRig, TestedWindow, MockToplevel) {
        let rig = SurfaceRig(without: "zxdg_decoration_manager_v1") {
            $0.versions["wp_fractional_scale_manager_v1"] = 0
            change(&$0)
        }
        let window = rig.open { $0.size = Size(width: 300, height: 200) }
        window.clearEvents()
        return (rig, window, rig.mock.toplevels[0])
    }

    @Test func `without a manager the window draws its own frame around content of the size that was wanted`() {
        let (rig, window, toplevel) = opened()
        #expect(window.source.resizes.last?.size == Size(width: 300, height: 200))
        #expect(toplevel.shell.windowSize == (300, 200 + bar))
        #expect(toplevel.surface.size == (300 + 2 * margin, 200 + bar + 2 * margin))
        let grip = WindowFrame.grip
        #expect(
            toplevel.surface.inputRegion
                == [
                    MockRegion.Part(
                        x: margin - grip, y: margin - grip, width: 300 + 2 * grip, height: 200 + bar + 2 * grip)
                ])
        rig.finish(window)
    }

    @Test(arguments: [0, 90, 120, 135, 150, 180, 210, 240, 252])
    func `content, title bar and shadow meet without a gap at any scale`(parts: Int) {
        let rig = SurfaceRig(without: "zxdg_decoration_manager_v1")
        let window = rig.open { $0.size = Size(width: 301, height: 203) }
        let surface = rig.mock.surfaces[0]
        if parts > 0 { surface.fractionalScale?.sendPreferredScale(scale: UInt32(parts)) }
        rig.pump()
        for step in 0..<(parts == 150 ? 50 : 8) {
            rig.mock.toplevels[0].configure(301 + step * 3, 203 + step, [.activated, .resizing])
            rig.pump(2)
            guard let buffer = surface.buffer, let pixels = FramePixels.of(window) else { continue }
            #expect(pixels.bounds == PixelRect(x: 0, y: 0, width: buffer.width, height: buffer.height))
            // The bar's last row, the content's first, and the content's last: none is left transparent.
            let x = pixels.content.x + pixels.content.width / 2
            #expect(buffer.pixel(x, pixels.content.y - 1) >> 24 == 255)
            for row in [0, pixels.content.height - 1] {
                #expect(buffer.pixel(x, pixels.content.y + row) == window.source.color(x - pixels.content.x, row))
            }
            for column in [0, pixels.content.width - 1] {
                let middle = pixels.content.height / 2
                let place = buffer.pixel(pixels.content.x + column, pixels.content.y + middle)
                #expect(place == window.source.color(column, middle))
            }
        }
        rig.finish(window)
    }

    @Test func `CFG-12: the title bar comes and goes with the answer, and the window keeps the size it was given`() {
        let rig = SurfaceRig()
        let window = rig.open { $0.size = Size(width: 300, height: 200) }
        let toplevel = rig.mock.toplevels[0]
        let surface = rig.mock.surfaces[0]
        #expect(surface.size == (300, 200))
        for round in 0..<6 {
            let drawsFrame = round % 2 == 0
            let frames = surface.shownFrames
            toplevel.sendDecoration(drawsFrame ? .clientSide : .serverSide)
            toplevel.configure(300, 200, [.activated])
            rig.mock.clearLog()
            rig.pump(2)
            #expect(surface.shownFrames == frames + 1)
            let tail = rig.mock.log.filter {
                ["xdg_surface.ack_configure", "wl_surface.attach", "wl_surface.commit"].contains($0)
            }
            #expect(tail == ["xdg_surface.ack_configure", "wl_surface.attach", "wl_surface.commit"])
            #expect(toplevel.shell.windowSize == (300, 200))
            #expect(window.source.resizes.last?.size == Size(width: 300, height: drawsFrame ? 200 - 36 : 200))
        }
        // Where the compositor leaves the choice, the content keeps its size instead.
        toplevel.sendDecoration(.clientSide)
        toplevel.configure(0, 0, [.activated])
        rig.pump()
        #expect(window.source.resizes.last?.size == Size(width: 300, height: 200))
        #expect(toplevel.shell.windowSize == (300, 236))
        rig.finish(window)
    }

    @Test func `CFG-12: at one size of the surface the frame still changes with the answer`() {
        let rig = SurfaceRig()
        let window = rig.open()
        let surface = rig.mock.surfaces[0]
        rig.mock.toplevels[0].configure(400, 300, [.maximized])
        rig.pump()
        for isOwn in [true, false] {
            let frames = surface.shownFrames
            rig.mock.toplevels[0].sendDecoration(isOwn ? .clientSide : .serverSide)
            rig.mock.toplevels[0].configure(400, 300, [.maximized])
            rig.pump()
            #expect(surface.shownFrames == frames + 1)
            #expect(surface.size == (400, 300))
            let first = surface.buffer?.pixel(2, 2)
            #expect((first == window.source.color(2, 2)) == !isOwn)
        }
        rig.finish(window)
    }

    @Test func `what the app hears while its frame goes, it hears at the new size`() {
        let (rig, window, toplevel) = opened()
        rig.seat.pointerEnter(toplevel.surface, 60, 80)
        rig.seat.pointerFrame()
        rig.pump()
        var sizes: [(width: Int, height: Int)] = []
        window.onEvent = { _ in
            sizes.append((window.window.content.width, window.window.content.height))
        }
        toplevel.configure(82, 89, [.maximized, .resizing])
        rig.pump()
        #expect(Set(sizes.map(\.width)) == [82] && Set(sizes.map(\.height)) == [89])
        #expect(toplevel.shell.windowSize == (82, 89))
        window.onEvent = nil
        rig.finish(window)
    }

    @Test func `the content keeps its size when the app asks for fullscreen, until the compositor answers`() {
        let (rig, window, toplevel) = opened()
        for wish in [true, false, true] {
            window.window.setFullscreen(wish)
            rig.pump()
            #expect(window.source.resizes.last?.size == Size(width: 300, height: 200))
            #expect(toplevel.shell.windowSize == (300, wish ? 200 : 200 + bar))
        }
        toplevel.configure(640, 480, [.fullscreen])
        rig.pump()
        #expect(window.source.resizes.last?.size == Size(width: 640, height: 480))
        // While the compositor dictates the size, the window keeps it, whatever its frame.
        toplevel.configure(500, 400, [.maximized])
        rig.pump()
        #expect(toplevel.shell.windowSize == (500, 400))
        window.window.setFullscreen(false)
        rig.pump()
        #expect(toplevel.shell.windowSize == (500, 400))
        #expect(window.source.resizes.last?.size == Size(width: 500, height: Double(400 - bar)))
        toplevel.configure(0, 0)
        rig.pump()
        #expect(window.source.resizes.last?.size == Size(width: 300, height: 200))
        rig.finish(window)
    }

    @Test func `CFG-09: with a frame of its own the window returns to its size without drift`() {
        let (rig, window, toplevel) = opened()
        for _ in 0..<50 {
            toplevel.configure(1_280, 720, [.maximized])
            toplevel.configure(1_280, 720, [.maximized, .fullscreen])
            rig.pump(1)
            toplevel.configure(640, 720, [.tiledLeft, .tiledTop])
            rig.pump(1)
            toplevel.configure(0, 0, [.activated])
            rig.pump(2)
            #expect(toplevel.shell.windowSize == (300, 200 + bar))
            #expect(window.source.resizes.last?.size == Size(width: 300, height: 200))
        }
        rig.finish(window)
    }

    @Test func `no frame is drawn in fullscreen, and none of the shadow at edges that touch something`() {
        let (rig, window, toplevel) = opened()
        toplevel.configure(640, 480, [.fullscreen])
        rig.pump()
        #expect(toplevel.surface.size == (640, 480))
        #expect(window.source.resizes.last?.size == Size(width: 640, height: 480))
        #expect(toplevel.surface.inputRegion == nil)
        toplevel.configure(640, 480, [.tiledLeft, .tiledTop, .tiledBottom])
        rig.pump()
        #expect(toplevel.surface.size == (640 + margin, 480))
        #expect(toplevel.shell.geometry.map { [$0.x, $0.y, $0.width, $0.height] } == [0, 0, 640, 480])
        rig.finish(window)
    }

    @Test func `limits count the title bar, and change with it`() {
        let rig = SurfaceRig()
        let window = rig.open {
            $0.size = Size(width: 100, height: 100)
            $0.minimumSize = Size(width: 50, height: 60)
            $0.maximumSize = Size(width: 200, height: 300)
        }
        let toplevel = rig.mock.toplevels[0]
        #expect(toplevel.minimum == (50, 60))
        toplevel.sendDecoration(.clientSide)
        toplevel.configure(100, 100)
        rig.pump()
        #expect(toplevel.minimum == (50, 96))
        #expect(toplevel.maximum == (200, 336))
        rig.finish(window)
    }

    /// The middle of a button, in points of the surface.
    private func place(of button: FrameButton, in window: TestedWindow) -> Point {
        let frame = window.window.framed.frame
        let content = window.window.content
        return frame.rect(of: button, in: frame.titleBarRect(width: content.width, height: content.height)).center
    }

    private func click(_ rig: SurfaceRig, _ point: Point) {
        rig.seat.pointerMotion(point.x, point.y)
        rig.seat.pointerButton(true)
        rig.seat.pointerFrame()
        rig.seat.pointerButton(false)
        rig.seat.pointerFrame()
        rig.pump()
    }

    @Test func `buttons act when they are released over them, and the content hears nothing of it`() {
        let (rig, window, toplevel) = opened()
        rig.seat.pointerEnter(toplevel.surface, Double(margin) + 20, Double(margin) + 10)
        rig.seat.pointerFrame()
        click(rig, place(of: .minimize, in: window))
        click(rig, place(of: .maximize, in: window))
        toplevel.configure(640, 480, [.maximized, .activated])
        rig.pump()
        click(rig, place(of: .maximize, in: window))
        click(rig, place(of: .close, in: window))
        #expect(toplevel.minimizeWishes == 1)
        #expect(toplevel.maximizeWishes == [true, false])
        #expect(window.closeRequests == 1)
        // Pressed there, released elsewhere: nothing.
        let close = place(of: .close, in: window)
        rig.seat.pointerMotion(close.x, close.y)
        rig.seat.pointerButton(true)
        rig.seat.pointerFrame()
        rig.seat.pointerMotion(200, 200)
        rig.seat.pointerButton(false)
        rig.seat.pointerFrame()
        rig.pump()
        #expect(window.closeRequests == 1)
        #expect(window.events.filter { $0.hasPrefix("down") || $0.hasPrefix("up") } == [])
        rig.finish(window)
    }

    @Test func `PTR-04, TCH-15: dragging the title bar moves the window, by mouse and by finger`() {
        let (rig, window, toplevel) = opened()
        let x = Double(margin) + 40
        let y = Double(margin) + 12
        rig.seat.pointerEnter(toplevel.surface, x, y)
        rig.seat.pointerFrame()
        rig.seat.pointerButton(true)
        rig.seat.pointerFrame()
        rig.pump()
        #expect(toplevel.moveSerials == [])
        rig.seat.pointerMotion(x + 5, y + 3)
        rig.seat.pointerFrame()
        rig.pump()
        #expect(toplevel.moveSerials == [rig.seat.pressSerial])
        rig.seat.pointerLeave(toplevel.surface)
        rig.seat.pointerFrame()
        rig.seat.touchDown(4, toplevel.surface, x, y)
        rig.seat.touchFrame()
        rig.seat.touchMotion(4, x, y + 12)
        rig.seat.touchFrame()
        rig.pump()
        #expect(toplevel.moveSerials.count == 2)
        #expect(toplevel.moveSerials.last == rig.seat.pressSerial)
        // The compositor took the finger: what it does now is no concern of ours.
        rig.seat.touchMotion(4, x, y + 200)
        rig.seat.touchUp(4)
        rig.seat.touchFrame()
        rig.pump()
        #expect(window.events == [])
        rig.finish(window)
    }

    @Test func `the rim resizes, at corners both ways`() {
        let (rig, window, toplevel) = opened()
        let right = Double(margin + 300)
        let bottom = Double(margin + 200 + bar)
        let places: [(Double, Double, XdgToplevelResizeEdge)] = [
            (right + 3, 150, .right), (right + 3, bottom + 3, .bottomRight), (150, bottom + 5, .bottom),
            (Double(margin) - 4, 150, .left), (Double(margin) + 2, Double(margin) - 3, .topLeft),
            (right - 4, Double(margin) - 3, .topRight),
        ]
        for (x, y, edge) in places {
            rig.seat.pointerEnter(toplevel.surface, x, y)
            rig.seat.pointerFrame()
            rig.seat.pointerButton(true)
            rig.seat.pointerFrame()
            rig.pump()
            #expect(toplevel.resizes.last?.edge == edge)
            #expect(toplevel.resizes.last?.serial == rig.seat.pressSerial)
            rig.seat.pointerLeave(toplevel.surface)
            rig.seat.pointerFrame()
        }
        rig.pump()
        #expect(toplevel.resizes.count == places.count)
        #expect(Set(rig.seat.shapes).isSuperset(of: [.ewResize, .nsResize, .nwseResize, .neswResize]))
        // Without a choice of size there is no rim.
        window.window.setLimits(minimum: Size(width: 300, height: 200), maximum: Size(width: 300, height: 200))
        rig.seat.pointerEnter(toplevel.surface, right + 3, 150)
        rig.seat.pointerButton(true)
        rig.seat.pointerFrame()
        rig.pump()
        #expect(toplevel.resizes.count == places.count)
        rig.finish(window)
    }

    @Test func `a double click and a double tap on the title bar maximise`() {
        let (rig, window, toplevel) = opened()
        let place = Point(x: Double(margin) + 60, y: Double(margin) + 12)
        rig.seat.pointerEnter(toplevel.surface, place.x, place.y)
        rig.seat.pointerFrame()
        click(rig, place)
        click(rig, place)
        #expect(toplevel.maximizeWishes == [true])
        click(rig, place)
        rig.clock.advance(by: 1)
        rig.mock.milliseconds += 1_000
        click(rig, place)
        #expect(toplevel.maximizeWishes == [true])
        rig.clock.advance(by: 1)
        rig.mock.milliseconds += 1_000
        for _ in 0..<2 {
            rig.seat.touchDown(1, toplevel.surface, place.x, place.y)
            rig.seat.touchFrame()
            rig.seat.touchUp(1)
            rig.seat.touchFrame()
            rig.pump()
        }
        #expect(toplevel.maximizeWishes == [true, true])
        rig.finish(window)
    }

    @Test func `CFG-15: what the window manager cannot do has no button, and its menu is not asked for`() {
        let rig = SurfaceRig(without: "zxdg_decoration_manager_v1") { $0.configuresAtStart = false }
        let window = rig.open()
        let toplevel = rig.mock.toplevels[0]
        toplevel.sendCapabilities([1, 77])
        toplevel.configure(0, 0)
        rig.pump()
        #expect(window.window.framed.frame.buttons == [.close])
        rig.seat.pointerEnter(toplevel.surface, Double(margin) + 5, Double(margin) + 5)
        rig.seat.pointerButton(true, code: 0x111)
        rig.seat.pointerFrame()
        rig.pump()
        #expect(toplevel.menus.map { [$0.x, $0.y] } == [[5, 5]])
        #expect(toplevel.menus.last?.serial == rig.seat.pressSerial)
        toplevel.sendCapabilities([])
        toplevel.configure(0, 0, array: WaylandArray(bytes: [4, 0, 0, 0, 9, 9]))
        rig.pump()
        #expect(window.window.states == [.activated])
        rig.seat.pointerEnter(toplevel.surface, Double(margin) + 5, Double(margin) + 5)
        rig.seat.pointerButton(true, code: 0x111)
        rig.seat.pointerFrame()
        rig.pump()
        #expect(toplevel.menus.count == 1)
        rig.finish(window)
    }

    @Test func `the content gets its own places, and presses that begin in it stay with it`() {
        let (rig, window, toplevel) = opened()
        let x = Double(margin)
        let y = Double(margin + bar)
        rig.seat.pointerEnter(toplevel.surface, x + 5, y - 10)
        rig.seat.pointerFrame()
        rig.seat.pointerMotion(x + 5, y + 7)
        rig.seat.pointerFrame()
        rig.seat.pointerButton(true)
        rig.seat.pointerFrame()
        rig.seat.pointerMotion(x + 5, y - 20)
        rig.seat.pointerFrame()
        rig.pump()
        rig.seat.pointerButton(false)
        rig.seat.pointerFrame()
        rig.seat.touchDown(0, toplevel.surface, x + 1, y + 2)
        rig.seat.touchFrame()
        rig.seat.touchMotion(0, x + 1, y - 15)
        rig.seat.touchFrame()
        rig.seat.touchUp(0)
        rig.seat.touchFrame()
        rig.pump()
        #expect(
            window.events == [
                "enter 5.0 7.0", "down left", "move 5.0 -20.0", "up left", "leave", "touch 0 down 1.0 2.0",
                "touch 0 move 1.0 -15.0", "touch 0 up",
            ])
        rig.finish(window)
    }

    @Test func `CFG-08: sides that would come to nothing are one point long`() {
        for hasOwnFrame in [false, true] {
            let rig = hasOwnFrame ? SurfaceRig(without: "zxdg_decoration_manager_v1") : SurfaceRig()
            let window = rig.open()
            let surface = rig.mock.surfaces[0]
            for (width, height) in [(1, 2), (1, 1), (2, 1), (1, 40)] {
                for parts in [60, 120, 300] {
                    surface.fractionalScale?.sendPreferredScale(scale: UInt32(parts))
                    rig.mock.toplevels[0].configure(width, height, [.resizing])
                    rig.pump()
                    #expect(surface.size.width >= 1 && surface.size.height >= 1)
                }
            }
            rig.finish(window)
        }
    }

    @Test func `every picture of a framed window equals one that is drawn at once`() throws {
        let (rig, window, toplevel) = opened()
        for step in 0..<30 {
            window.source.mark(
                PixelRect(x: step * 11 % 290, y: step * 37 % 190, width: 30, height: 20),
                0xFF00_0000 | UInt32(step) << 12)
            if step % 3 == 0 { toplevel.configure(0, 0, step % 2 == 0 ? [.activated] : []) }
            rig.pump()
            let shown = try #require(toplevel.surface.buffer)
            var pixels = [UInt32](repeating: 0x1234_5678, count: shown.width * shown.height)
            pixels.withUnsafeMutableBytes { bytes in
                let buffer = PixelBuffer(base: bytes.baseAddress!, width: shown.width, height: shown.height)
                window.window.framed.paint([buffer.bounds], into: buffer)
            }
            #expect(pixels == shown.pixels)
        }
        rig.finish(window)
    }
}

extension FramePixels {
    /// Where frame and content of a tested window lie.
    @MainActor
    fileprivate static func of(_ window: TestedWindow) -> FramePixels? {
        let content = window.window.content
        return FramePixels(
            window.window.framed.frame, size: Size(width: Double(content.width), height: Double(content.height)),
            scale: content.scale.value)
    }
}
