/// Draws a window's own frame around the content.
@MainActor
struct FramePainter {
    let frame: WindowFrame
    let pixels: FramePixels
    let look: FrameLook
    let shadow: WindowShadow

    init(_ frame: WindowFrame, _ pixels: FramePixels) {
        self.frame = frame
        self.pixels = pixels
        look = FrameLook(frame.colors, isActive: frame.isActive)
        shadow = WindowShadow(pixels, freeEdges: frame.freeEdges, opacity: look.shadow)
    }

    /// Draws what lies around the content, inside `region`.
    func paintAround(_ region: [PixelRect], into buffer: PixelBuffer) {
        let bounds = pixels.bounds
        let window = pixels.window
        let margins = [
            PixelRect(x: 0, y: 0, width: bounds.width, height: window.y),
            PixelRect(x: 0, y: window.maxY, width: bounds.width, height: bounds.height - window.maxY),
            PixelRect(x: 0, y: window.y, width: window.x, height: window.height),
            PixelRect(x: window.maxX, y: window.y, width: bounds.width - window.maxX, height: window.height),
        ]
        for rect in region {
            for margin in margins { shadow.draw(margin.intersection(rect), into: buffer) }
        }
        paintBar(region, into: buffer)
    }

    private var bar: PixelRect {
        PixelRect(
            x: pixels.window.x, y: pixels.window.y, width: pixels.window.width,
            height: pixels.content.y - pixels.window.y)
    }

    private func paintBar(_ region: [PixelRect], into buffer: PixelBuffer) {
        let bar = bar
        let touched = region.map { $0.intersection(bar) }.filter { !$0.isEmpty }
        guard !touched.isEmpty else { return }
        for rect in touched { shadow.draw(rect, into: buffer) }
        let canvas = CairoCanvas(buffer)
        canvas.clip(to: touched)
        canvas.concatenate(Transform(scaleX: pixels.scale, y: pixels.scale))
        draw(on: canvas)
        canvas.finish()
    }

    private func draw(on canvas: CairoCanvas) {
        let scale = pixels.scale
        let rect = Rect(
            x: Double(bar.x) / scale, y: Double(bar.y) / scale, width: Double(bar.width) / scale,
            height: Double(bar.height) / scale)
        let radii = RectangleCornerRadii(
            topLeading: isRound(.top, .left) ? WindowFrame.cornerRadius : 0,
            topTrailing: isRound(.top, .right) ? WindowFrame.cornerRadius : 0)
        let shape = Path(roundedRect: rect, cornerRadii: radii, style: .circular)
        canvas.fill(shape, .color(look.bar), in: rect)
        let line = Rect(x: rect.minX, y: rect.maxY - 1 / scale, width: rect.width, height: 1 / scale)
        canvas.fillRect(line, look.line)
        drawTitle(on: canvas, in: rect)
        for button in frame.buttons { draw(button, in: frame.rect(of: button, in: rect), on: canvas) }
    }

    private func drawTitle(on canvas: CairoCanvas, in bar: Rect) {
        guard !frame.title.isEmpty else { return }
        let buttons =
            Double(frame.buttons.count) * WindowFrame.buttonPitch * frame.buttonScale + WindowFrame.buttonMargin + 6
        let margin = 14.0
        let centred = bar.width - 2 * max(buttons, margin)
        let room = bar.width - buttons - margin
        guard room > 8 else { return }
        let content = TextContent(
            String(frame.title.prefix(200)),
            font: Font.system(size: WindowFrame.titleSize * frame.textScale).weight(.semibold).resolved())
        let layout = TextLayout.cached(content, TextConstraints(width: room, lineLimit: 1))
        // Centred in the window where the buttons allow it, else beside them.
        let width = layout.size.width
        let start = frame.isMirrored ? bar.minX + buttons : bar.minX + margin
        let x = width <= centred ? bar.minX + (bar.width - width) / 2 : start + max(0, room - width) / 2
        let y = bar.minY + (bar.height - layout.size.height) / 2
        layout.draw(
            on: canvas, at: Point(x: x, y: y), fill: .color(look.label), bounds: bar, scheme: frame.colors)
    }

    private func draw(_ button: FrameButton, in place: Rect, on canvas: CairoCanvas) {
        let center = Point(x: place.midX, y: place.midY)
        let scale = frame.buttonScale
        let disc = Rect(x: center.x - 12 * scale, y: center.y - 12 * scale, width: 24 * scale, height: 24 * scale)
        let isHovered = frame.hovered == .button(button)
        let color =
            frame.pressed == .button(button) && isHovered
            ? look.pressedDisc : isHovered ? look.hoveredDisc : look.disc
        canvas.fill(Path(ellipseIn: disc), .color(color), in: disc)
        let sign = sign(of: button, at: center)
        canvas.stroke(
            sign, StrokeStyle(lineWidth: 1.5 * scale, lineCap: .round, lineJoin: .round), .color(look.label), in: disc)
    }

    private func sign(of button: FrameButton, at center: Point) -> Path {
        var path = Path()
        func line(_ points: [(Double, Double)], closed: Bool = false) {
            for (index, point) in points.enumerated() {
                let place = Point(
                    x: center.x + point.0 * frame.buttonScale, y: center.y + point.1 * frame.buttonScale)
                if index == 0 { path.move(to: place) } else { path.addLine(to: place) }
            }
            if closed { path.closeSubpath() }
        }
        switch button {
        case .close:
            line([(-3.75, -3.75), (3.75, 3.75)])
            line([(3.75, -3.75), (-3.75, 3.75)])
        case .maximize where frame.isMaximized:
            line([(-4.25, -1.75), (1.75, -1.75), (1.75, 4.25), (-4.25, 4.25)], closed: true)
            line([(-1.5, -4.25), (4.25, -4.25), (4.25, 1.5)])
        case .maximize: line([(-3.75, -3.75), (3.75, -3.75), (3.75, 3.75), (-3.75, 3.75)], closed: true)
        case .minimize: line([(-4, 3.25), (4, 3.25)])
        }
        return path
    }

    private func isRound(_ one: FrameEdges, _ other: FrameEdges) -> Bool {
        frame.freeEdges.isSuperset(of: [one, other])
    }

    // MARK: Lower corners

    /// Squares at the content's lower corners that the frame rounds, with the centre of each arc.
    private var lowerCorners: [(square: PixelRect, centerX: Double)] {
        let radius = min(
            Int((WindowFrame.cornerRadius * pixels.scale).rounded(.up)), pixels.content.width, pixels.content.height)
        guard radius > 0 else { return [] }
        let exact = WindowFrame.cornerRadius * pixels.scale
        let content = pixels.content
        var corners: [(square: PixelRect, centerX: Double)] = []
        if isRound(.bottom, .left) {
            let square = PixelRect(x: content.x, y: content.maxY - radius, width: radius, height: radius)
            corners.append((square, Double(content.x) + exact))
        }
        if isRound(.bottom, .right) {
            let square = PixelRect(
                x: content.maxX - radius, y: content.maxY - radius, width: radius, height: radius)
            corners.append((square, Double(content.maxX) - exact))
        }
        return corners
    }

    /// Cuts the content's lower corners round, in the pixels that were painted.
    func roundCorners(_ region: [PixelRect], of buffer: PixelBuffer) {
        let radius = WindowFrame.cornerRadius * pixels.scale
        for (square, centerX) in lowerCorners {
            guard region.contains(where: { !$0.intersection(square).isEmpty }) else { continue }
            let centerY = Double(pixels.content.maxY) - radius
            for y in square.y..<square.maxY {
                let row = (buffer.base + y * buffer.stride).assumingMemoryBound(to: UInt32.self)
                for x in square.x..<square.maxX {
                    // Once each, though rectangles of a region may overlap.
                    guard region.contains(where: { $0.x <= x && x < $0.maxX && $0.y <= y && y < $0.maxY }) else {
                        continue
                    }
                    let dx = Double(x) + 0.5 - centerX
                    let dy = Double(y) + 0.5 - centerY
                    // On the arc's side of its centre only; the distance from the arc is the coverage.
                    guard dy > 0, centerX > Double(square.x) + Double(square.width) / 2 ? dx < 0 : dx > 0 else {
                        continue
                    }
                    let covered = radius + 0.5 - (dx * dx + dy * dy).squareRoot()
                    guard covered < 1 else { continue }
                    row[x] = Self.mix(row[x], Float(max(0, covered)), shadow.opacity(x, y))
                }
            }
        }
    }

    /// A premultiplied pixel at partial coverage over a shadow.
    private static func mix(_ pixel: UInt32, _ coverage: Float, _ shadow: Float) -> UInt32 {
        let under = shadow * 255 * (1 - coverage)
        func part(_ shift: UInt32, _ added: Float) -> UInt32 {
            UInt32(min(255, Float((pixel >> shift) & 0xFF) * coverage + added + 0.5)) << shift
        }
        return part(24, under) | part(16, 0) | part(8, 0) | part(0, 0)
    }
}
