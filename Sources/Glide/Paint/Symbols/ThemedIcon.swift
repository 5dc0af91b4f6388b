/// An icon of the desktop's icon theme, drawn in one colour.
@MainActor
struct ThemedIcon {
    /// The icon for a name of SF Symbols; nil where no theme has one.
    static func named(_ name: String) -> ThemedIcon? { nil }

    /// Draws the icon in `rect`.
    func draw(on canvas: Canvas, in rect: Rect, fill: Fill, bounds: Rect, opacity: Double) {}
}
