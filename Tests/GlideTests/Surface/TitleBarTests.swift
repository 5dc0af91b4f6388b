import Testing

@testable import Glide
@testable import GlideTesting

/// The title bar as people wish to see it.
@MainActor
@Suite(.serialized) struct `Title bars` {
    @Test func `a title bar grows with the texts, in fours, and never shrinks`() {
        #expect(WindowFrame.titleBarHeight(textScale: 1) == 36)
        #expect(WindowFrame.titleBarHeight(textScale: 0.5) == 36)
        #expect(WindowFrame.titleBarHeight(textScale: 2) == 56)
        for scale in stride(from: 0.5, through: 4, by: 0.1) {
            let height = WindowFrame.titleBarHeight(textScale: scale)
            #expect(height % 4 == 0)
            let font = Font.system(size: WindowFrame.titleSize * scale).weight(.semibold).resolved()
            #expect(
                TextLayout.cached(TextContent("Ägypten", font: font), TextConstraints()).size.height < Double(height))
        }
    }

    @Test func `buttons stay in the bar and beside one another`() throws {
        for scale in [0.5, 1, 2, 4] {
            var frame = WindowFrame(hasTitleBar: true)
            frame.textScale = scale
            let bar = frame.titleBarRect(width: 400, height: 300)
            let places = frame.buttons.map { frame.rect(of: $0, in: bar) }
            for place in places { #expect(bar.contains(place) && 24 * frame.buttonScale < place.width) }
            for (left, right) in zip(places, places.dropFirst()) { #expect(left.maxX == right.minX) }
        }
    }

    @Test func `the window gives the bar its room when texts grow while it is shown`() throws {
        let rig = SurfaceRig(without: "zxdg_decoration_manager_v1")
        let window = rig.open { $0.size = Size(width: 300, height: 200) }
        let toplevel = rig.mock.toplevels[0]
        #expect(toplevel.shell.windowSize.height == 200 + 36)
        window.window.setLooks(.light, textScale: 2, isMirrored: false)
        rig.pump(2)
        #expect(toplevel.shell.windowSize.height == 200 + 56)
        #expect(window.source.resizes.last?.size == Size(width: 300, height: 200))
        window.window.setLooks(.light, textScale: 1, isMirrored: false)
        rig.pump(2)
        #expect(toplevel.shell.windowSize.height == 200 + 36)
        rig.finish(window)
    }

    @Test func `title bars look as they did, in every wish`() throws {
        let wishes: [(ColorSurroundings, Double, Bool)] = [
            (.light, 1, false), (.dark, 1, false), (ColorSurroundings(scheme: .light, contrast: .increased), 1, false),
            (ColorSurroundings(scheme: .dark, contrast: .increased), 1, false), (.light, 2, false), (.dark, 1, true),
        ]
        let pictures = wishes.flatMap { wish in [true, false].map { picture(wish, isActive: $0) } }
        let width = pictures[0].width
        var sheet = Bitmap(width: width, height: pictures.map(\.height).reduce(0, +))
        sheet.draw { canvas in
            var y = 0.0
            for picture in pictures {
                canvas.draw(
                    picture, in: Rect(x: 0, y: y, width: Double(width), height: Double(picture.height)), opacity: 1,
                    interpolation: .none)
                y += Double(picture.height)
            }
        }
        try expectReference(sheet, "title-bars", share: 0.004)
    }

    private func picture(_ wish: (ColorSurroundings, Double, Bool), isActive: Bool) -> Bitmap {
        var frame = WindowFrame(hasTitleBar: true)
        frame.freeEdges = [.top, .left, .right]
        frame.title = "Photographs"
        frame.isActive = isActive
        frame.hovered = isActive ? .button(.close) : nil
        (frame.colors, frame.textScale, frame.isMirrored) = wish
        let size = Size(width: 330, height: Double(frame.titleBar + 28 + 20))
        let source = FramedSource(PatternSource())
        source.setFrame(frame)
        source.resize(to: size, scale: 1)
        var bitmap = Bitmap(width: Int(size.width), height: Int(size.height))
        let (width, height) = (bitmap.width, bitmap.height)
        bitmap.draw { $0.paint(Color.Resolved(red: 0.6, green: 0.7, blue: 0.8)) }
        bitmap.pixels.withUnsafeMutableBytes { bytes in
            let buffer = PixelBuffer(base: bytes.baseAddress!, width: width, height: height)
            source.paint([buffer.bounds], into: buffer)
        }
        return bitmap
    }
}
