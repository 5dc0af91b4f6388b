extension Projection {
    /// The projection between two changes of space: `first`, itself, `last`.
    func between(_ first: Transform, _ last: Transform) -> Projection {
        func columns(_ row: SIMD3<Double>) -> SIMD3<Double> {
            SIMD3(
                row.x * first.a + row.y * first.b, row.x * first.c + row.y * first.d,
                row.x * first.tx + row.y * first.ty + row.z)
        }
        let (a, b, c) = (columns(rows.0), columns(rows.1), columns(rows.2))
        var result = self
        result.rows = (
            a * last.a + b * last.c + c * last.tx, a * last.b + b * last.d + c * last.ty, c
        )
        return result
    }

    /// How far what is seen of `content` reaches beyond it.
    func spread(of content: Rect) -> EdgeInsets {
        guard !content.isEmpty, let seen = bounds(of: content) else { return EdgeInsets() }
        // A pixel more on every side holds the smoothed edge.
        return EdgeInsets(
            top: max(0, content.minY - seen.minY) + 1, leading: max(0, content.minX - seen.minX) + 1,
            bottom: max(0, seen.maxY - content.maxY) + 1, trailing: max(0, seen.maxX - content.maxX) + 1)
    }
}

extension ImageEffectNode {
    /// Draws the content aside and lays the picture onto the plane that `projection` makes of the layer's space.
    final func paint(through projection: Projection, in context: PaintContext) {
        guard let (picture, area) = picture(in: context) else { return }
        // On device pixels: there, onto the plane's own points, and back.
        let toPixels = context.transform.concatenating(Transform(scaleX: context.scale, y: context.scale))
        let content = children.reduce(Rect.zero) { $0.union($1.bounds) }
        guard let seen = projection.bounds(of: presentedFrame.union(content)), let back = toPixels.inverse
        else { return }
        let goal = PixelRect(covering: seen.insetBy(dx: -1, dy: -1).applying(toPixels), scale: 1)
        guard !goal.isEmpty, goal.area < 64_000_000 else { return }
        let onPixels = projection.between(back, toPixels)
        let turned = picture.projected(
            by: onPixels, origin: Point(x: Double(area.x), y: Double(area.y)), area: goal)
        draw(turned, goal, in: context)
    }
}
