/// Draws a filled shape whose fill has shadows or a blurred ground.
@MainActor
final class ShapeEffects {
    var numbers: FillEffects {
        didSet { if numbers.material != oldValue.material { ground = nil } }
    }
    private let shadows = ShadowPicture()
    /// What was painted below, and what became of it.
    private var ground: (painted: Bitmap, area: PixelRect, blurred: Bitmap, step: Int)?

    init(_ numbers: FillEffects) {
        self.numbers = numbers
    }

    /// Takes what is painted on `area` below the shape; answers whether it is another picture than before.
    func takeBackdrop(_ picture: Bitmap, area: PixelRect, scale: Double) -> Bool {
        guard let material = numbers.material else { return false }
        if let ground, ground.area == area, ground.painted == picture { return false }
        let deviation = material.radius * scale
        let step = Bitmap.backdropStep(deviation: deviation)
        let blurred = picture.backdrop(
            deviation: deviation, saturation: material.saturation, tint: material.tint, step: step)
        ground = (picture, area, blurred, step)
        return true
    }

    func draw(_ path: Path, _ fill: Fill, _ frame: Rect, eoFill: Bool, in context: PaintContext) {
        let canvas = context.canvas
        let placed = path.applying(Transform(translation: frame.origin - Point.zero))
        for shadow in numbers.shadows where !shadow.isInner {
            shadows.draw(shadow, of: placed, eoFill: eoFill, on: canvas, opacity: context.opacity)
        }
        if let ground, numbers.material != nil {
            canvas.save()
            canvas.clip(to: placed, eoFill: eoFill)
            let toPixels = context.transform.concatenating(Transform(scaleX: context.scale, y: context.scale))
            if let back = toPixels.inverse {
                canvas.concatenate(back)
                let step = Double(ground.step)
                canvas.draw(
                    ground.blurred,
                    in: Rect(
                        x: Double(ground.area.x), y: Double(ground.area.y),
                        width: Double(ground.blurred.width) * step, height: Double(ground.blurred.height) * step),
                    opacity: context.opacity, interpolation: .medium)
            }
            canvas.restore()
        } else {
            canvas.fill(placed, fill, in: frame, eoFill: eoFill, opacity: context.opacity)
        }
        for shadow in numbers.shadows where shadow.isInner {
            shadows.draw(shadow, of: placed, eoFill: eoFill, on: canvas, opacity: context.opacity)
        }
    }
}
