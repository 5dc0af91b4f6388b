/// A rectangle whose corners are quarters of ellipses: plain rectangles, capsules, circles and ellipses too.
struct RoundedOutline: Equatable {
    var rect: Rect
    /// How far the rounding reaches along each side; no more than half of it, and 0 in both directions or in neither.
    var corner: Size

    /// The corners are cut down, in proportion, where they are larger than half a side; negative ones count as 0.
    init(_ rect: Rect, corner: Size = .zero) {
        self.rect = rect
        guard corner.width > 0, corner.height > 0, !rect.isEmpty else {
            self.corner = .zero
            return
        }
        let width = min(corner.width, 1e9)
        let height = min(corner.height, 1e9)
        let factor = min(1, rect.width / 2 / width, rect.height / 2 / height)
        self.corner = Size(width: width * factor, height: height * factor)
    }

    /// The outline as Cairo's paths have it.
    var path: Path {
        corner.width > 0 ? Path(roundedRect: rect, cornerSize: corner, style: .circular) : Path(rect)
    }
}
