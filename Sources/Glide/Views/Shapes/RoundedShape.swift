/// A shape whose outline is, or can be, a rectangle with round corners: it is filled without making a path.
nonisolated protocol RoundedShape: Shape {
    /// The outline in `rect`; nil where it is of another kind.
    func rounded(in rect: Rect) -> RoundedOutline?
}

extension Rectangle: RoundedShape {
    func rounded(in rect: Rect) -> RoundedOutline? {
        RoundedOutline(rect.insetBy(dx: inset, dy: inset))
    }
}

extension Capsule: RoundedShape {
    func rounded(in rect: Rect) -> RoundedOutline? {
        let inner = rect.insetBy(dx: inset, dy: inset)
        let radius = min(inner.width, inner.height) / 2
        return RoundedOutline(inner, corner: Size(width: radius, height: radius))
    }
}

extension Circle: RoundedShape {
    func rounded(in rect: Rect) -> RoundedOutline? {
        let side = max(0, min(rect.width, rect.height) - 2 * inset)
        return RoundedOutline(
            Rect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side),
            corner: Size(width: side / 2, height: side / 2))
    }
}

extension Ellipse: RoundedShape {
    func rounded(in rect: Rect) -> RoundedOutline? {
        let inner = rect.insetBy(dx: inset, dy: inset)
        return RoundedOutline(inner, corner: Size(width: inner.width / 2, height: inner.height / 2))
    }
}

extension RoundedRectangle: RoundedShape {
    func rounded(in rect: Rect) -> RoundedOutline? {
        let inner = rect.insetBy(dx: inset, dy: inset)
        let corner = Size(width: max(0, cornerSize.width - inset), height: max(0, cornerSize.height - inset))
        let outline = RoundedOutline(inner, corner: corner)
        if style == .circular || outline.corner.width == 0 { return outline }
        // Where there is no room for the longer curve the corner is that of a circle.
        let smoothness = min(
            RoundedCorner.smoothness(side: inner.width, radii: 2 * outline.corner.width),
            RoundedCorner.smoothness(side: inner.height, radii: 2 * outline.corner.height))
        return smoothness == 0 ? outline : nil
    }
}
