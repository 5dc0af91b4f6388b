/// A frame source with a window's own frame around it. Without a frame everything is passed through.
@MainActor
final class FramedSource: FrameSource {
    let inner: any FrameSource
    /// What is drawn around the content.
    @exclusivity(unchecked) private(set) var frame = WindowFrame()
    @exclusivity(unchecked) private var size = Size.zero
    @exclusivity(unchecked) private var scale = 1.0
    @exclusivity(unchecked) private var pixels: FramePixels?
    @exclusivity(unchecked) private var painter: FramePainter?
    @exclusivity(unchecked) private var mustPaintAll = false
    @exclusivity(unchecked) private var mustPaintBar = false
    /// Whether the prepared frame brings another window frame.
    @exclusivity(unchecked) private var hasNewFrame = false

    @exclusivity(unchecked) var frameWanted: (() -> Void)? {
        didSet { if frameWanted == nil { inner.frameWanted = nil } }
    }

    init(_ inner: any FrameSource) {
        self.inner = inner
        inner.frameWanted = { [weak self] in self?.frameWanted?() }
    }

    /// Changes the frame. The content is told its new size with the next frame.
    func setFrame(_ frame: WindowFrame) {
        guard frame != self.frame else { return }
        let old = self.frame
        self.frame = frame
        painter = nil
        if !frame.hasLayout(of: old) {
            mustPaintAll = true
            place()
        } else if frame.isActive != old.isActive || frame.colors != old.colors || frame.isMirrored != old.isMirrored {
            mustPaintAll = true
        } else {
            mustPaintBar = true
        }
        frameWanted?()
    }

    /// Whether anything is drawn around the content. Asked each frame, without a copy of `frame`.
    var hasFrame: Bool { !frame.isEmpty }

    /// Where the content begins, in points of the surface.
    var contentOrigin: Point {
        guard let pixels, !frame.isEmpty else { return .zero }
        return Point(x: Double(pixels.content.x) / scale, y: Double(pixels.content.y) / scale)
    }

    var needsFrame: Bool { mustPaintAll || mustPaintBar || inner.needsFrame }

    func resize(to size: Size, scale: Double) {
        self.size = size
        self.scale = scale
        place()
    }

    private func place() {
        guard size.width >= 1, size.height >= 1 else { return }
        guard !frame.isEmpty else {
            pixels = nil
            return inner.resize(to: size, scale: scale)
        }
        let placed = FramePixels(frame, size: size, scale: scale)
        painter = nil
        pixels = placed
        inner.resize(to: placed.contentSize, scale: scale)
    }

    func prepareFrame(at time: Time) -> [PixelRect] {
        let changed = inner.prepareFrame(at: time)
        hasNewFrame = mustPaintAll || mustPaintBar
        defer {
            mustPaintAll = false
            mustPaintBar = false
        }
        guard let pixels else {
            // The content lies elsewhere than before: all of it is new, whatever it thinks.
            return mustPaintAll ? [FramePixels(frame, size: size, scale: scale).bounds] : changed
        }
        if mustPaintAll { return [pixels.bounds] }
        var damage = changed.map {
            PixelRect(x: $0.x + pixels.content.x, y: $0.y + pixels.content.y, width: $0.width, height: $0.height)
                .intersection(pixels.content)
        }
        if mustPaintBar {
            damage.append(
                PixelRect(
                    x: pixels.window.x, y: pixels.window.y, width: pixels.window.width,
                    height: pixels.content.y - pixels.window.y))
        }
        return damage
    }

    var shift: ContentShift? {
        guard !hasNewFrame, let shift = inner.shift else { return nil }
        guard let pixels else { return shift }
        let content = pixels.content
        var placed = ContentShift(
            area: shift.area.offset(x: content.x, y: content.y), dx: shift.dx, dy: shift.dy,
            rest: shift.rest.map { $0.offset(x: content.x, y: content.y) })
        if !frame.freeEdges.isEmpty {
            // The window's round corners are cut out of the content: they and what they are moved to must be painted.
            let side = Int((WindowFrame.cornerRadius * scale).rounded(.up))
            for x in [content.x, content.maxX - side] {
                let corner = PixelRect(x: x, y: content.maxY - side, width: side, height: side)
                placed.rest.append(corner)
                placed.rest.append(corner.offset(x: shift.dx, y: shift.dy).intersection(placed.area))
            }
            placed.rest.removeAll(where: \.isEmpty)
        }
        return placed
    }

    func paint(_ region: [PixelRect], into buffer: PixelBuffer) {
        guard let pixels else { return inner.paint(region, into: buffer) }
        let painter = self.painter ?? FramePainter(frame, pixels)
        self.painter = painter
        painter.paintAround(region, into: buffer)
        let content = pixels.content
        let part = PixelBuffer(
            base: buffer.base + content.y * buffer.stride + content.x * 4, width: content.width,
            height: content.height, stride: buffer.stride, format: buffer.format)
        let inside = region.map { $0.intersection(content) }.filter { !$0.isEmpty }
        guard !inside.isEmpty else { return }
        inner.paint(
            inside.map { PixelRect(x: $0.x - content.x, y: $0.y - content.y, width: $0.width, height: $0.height) },
            into: part)
        painter.roundCorners(inside, of: buffer)
    }

    var opaqueRegion: [Rect] {
        guard pixels != nil else { return inner.opaqueRegion }
        let origin = contentOrigin
        let window = frame.windowRect(width: Int(size.width), height: Int(size.height))
        // What lies in the rows of round corners is left out: a few pixels that are blended in vain.
        let top = frame.freeEdges.contains(.top) ? WindowFrame.cornerRadius : 0
        let bottom = frame.freeEdges.contains(.bottom) ? WindowFrame.cornerRadius : 0
        let straight = Rect(
            x: window.minX, y: window.minY + top, width: window.width, height: max(0, window.height - top - bottom))
        let bar = Rect(x: window.minX, y: window.minY, width: window.width, height: max(0, origin.y - window.minY))
        let content = inner.opaqueRegion.map { $0.offset(by: origin - Point.zero) }
        return ([bar] + content).map { $0.intersection(straight) }.filter { !$0.isEmpty }
    }
}
