/// A layer whose content is drawn aside first, because an effect is made of its pixels.
///
/// What came out is kept as long as neither the content nor its place on the pixels changes.
class ImageEffectNode: LayerNode {
    private struct Key: Equatable {
        var serial: Int
        var transform: Transform
        var area: PixelRect
        var isWhole: Bool
        /// The frame, where members of a matched geometry group are drawn with the content: they change untold, but not
        /// between the materials of one frame and what is seen.
        var frame: Int?
    }

    private var cached: (key: Key, picture: Bitmap)?

    init() {
        super.init(tracksFrame: true)
    }

    override var forwardsLayoutPriority: Bool { true }
    override var isTransparent: Bool { true }
    override var drawsAside: Bool { true }

    /// Forgets the picture, because the effect itself is another one now.
    final func effectChanged() {
        cached = nil
    }

    /// Makes the effect of the content's picture; `scale` is in pixels a point.
    func effect(on picture: Bitmap, scale: Double) -> Bitmap { picture }

    /// The effect's picture, and the device pixels of the window that it covers.
    final func picture(in context: PaintContext) -> (Bitmap, PixelRect)? {
        var content = Rect.zero
        for child in children { content = content.union(child.bounds) }
        let covered = current.covered(content).applying(context.transform)
        // What is far outside of the window can neither be seen nor blurred into view.
        let window = scene.map { Rect(origin: .zero, size: $0.size) } ?? covered
        let reach = max(
            current.spread.top + current.spread.bottom, current.spread.leading + current.spread.trailing)
        let visible = covered.intersection(window.insetBy(dx: -reach, dy: -reach))
        if visible.isEmpty { return nil }
        let area = PixelRect(covering: visible, scale: context.scale)
        guard area.width > 0, area.height > 0, area.width * area.height <= Self.mostPixels else { return nil }
        let key = Key(
            serial: contentSerial, transform: context.transform, area: area, isWhole: visible == covered,
            frame: flags.contains(.drawsGroup) ? scene?.frameSerial : nil)
        if let cached, cached.key == key { return (cached.picture, area) }
        var inner = context
        inner.opacity = 1
        let drawn = Bitmap.drawing(width: area.width, height: area.height) { canvas in
            canvas.concatenate(Transform(translation: Size(width: -Double(area.x), height: -Double(area.y))))
            canvas.concatenate(Transform(scaleX: context.scale, y: context.scale))
            canvas.concatenate(context.transform)
            paintUnlayered(
                in: PaintContext(
                    canvas: canvas, region: area, scale: context.scale, transform: inner.transform))
        }
        let stretch = abs(context.transform.determinant).squareRoot()
        let result = effect(on: drawn, scale: context.scale * stretch)
        cached = (key, result)
        return (result, area)
    }

    /// Larger pictures than this are not made: 64 million pixels, 256 MB.
    private static let mostPixels = 64_000_000

    /// Draws a picture that covers `area` of the window, moved by `offset` points of the layer's space.
    final func draw(_ picture: Bitmap, _ area: PixelRect, movedBy offset: Size = .zero, in context: PaintContext) {
        let toPixels = context.transform.concatenating(Transform(scaleX: context.scale, y: context.scale))
        guard let back = toPixels.inverse else { return }
        context.canvas.save()
        context.canvas.translate(by: offset)
        context.canvas.concatenate(back)
        context.canvas.draw(
            picture,
            in: Rect(
                x: Double(area.x), y: Double(area.y), width: Double(area.width), height: Double(area.height)),
            opacity: context.opacity, interpolation: offset == .zero ? .none : .medium)
        context.canvas.restore()
    }

    override func cancelAnimations() {
        super.cancelAnimations()
        cached = nil
    }
}
