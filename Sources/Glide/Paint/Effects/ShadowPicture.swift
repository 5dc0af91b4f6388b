import CCairo

/// The pictures of a fill's shadows, kept as long as the outline and its place on the pixels stay.
@MainActor
final class ShadowPicture {
    private struct Key: Equatable {
        var path: Path
        var transform: Transform
        var shadow: FillShadow
        var eoFill: Bool
    }

    private var kept: [(key: Key, picture: Bitmap, area: PixelRect)] = []

    /// Draws `shadow` of the inside of `path` on `canvas`.
    func draw(_ shadow: FillShadow, of path: Path, eoFill: Bool, on canvas: CairoCanvas, opacity: Double) {
        guard !canvas.isHidden, shadow.color.opacity > 0, opacity > 0 else { return }
        let key = Key(path: path, transform: canvas.deviceTransform, shadow: shadow, eoFill: eoFill)
        guard let (picture, area) = find(key, on: canvas) else { return }
        canvas.save()
        if shadow.isInner { canvas.clip(to: path, eoFill: eoFill) }
        if let back = canvas.deviceTransform.inverse {
            canvas.concatenate(back)
            canvas.draw(
                picture,
                in: Rect(
                    x: Double(area.x), y: Double(area.y), width: Double(area.width), height: Double(area.height)),
                opacity: opacity, interpolation: .none)
        }
        canvas.restore()
    }

    private func find(_ key: Key, on canvas: CairoCanvas) -> (Bitmap, PixelRect)? {
        if let known = kept.first(where: { $0.key == key }) { return (known.picture, known.area) }
        guard let (picture, area) = make(key, within: canvas.bounds) else { return nil }
        kept.append((key, picture, area))
        // A fill has few shadows; what moves leaves old ones behind.
        if kept.count > 4 { kept.removeFirst() }
        return (picture, area)
    }

    private func make(_ key: Key, within bounds: PixelRect) -> (Bitmap, PixelRect)? {
        let scale = abs(key.transform.determinant).squareRoot()
        let deviation = max(0, key.shadow.radius) * scale
        let reach = (3 * deviation).rounded(.up) + 1
        let shape = key.path.applying(Transform(translation: key.shadow.offset)).applying(key.transform)
        let seen = key.shadow.isInner ? key.path.applying(key.transform) : shape
        let wide = Rect(
            x: Double(bounds.x), y: Double(bounds.y), width: Double(bounds.width), height: Double(bounds.height)
        ).insetBy(dx: -reach, dy: -reach)
        let area = PixelRect(
            covering: seen.coverRect.insetBy(dx: -reach, dy: -reach).intersection(wide), scale: 1)
        guard !area.isEmpty, area.area <= 64_000_000 else { return nil }
        let isInner = key.shadow.isInner
        let color = key.shadow.color
        var drawn = Bitmap(width: area.width, height: area.height)
        drawn.draw { canvas in
            canvas.translate(by: Size(width: -Double(area.x), height: -Double(area.y)))
            if isInner {
                canvas.paint(color)
                canvas.beginGroup()
                canvas.fill(shape, .color(Color.Resolved(red: 0, green: 0, blue: 0)), in: .zero, eoFill: key.eoFill)
                canvas.endGroup(blend: .mixed(.destinationOut))
            } else {
                canvas.fill(shape, .color(color), in: .zero, eoFill: key.eoFill)
            }
        }
        return (drawn.blurred(deviation: deviation), area)
    }
}
