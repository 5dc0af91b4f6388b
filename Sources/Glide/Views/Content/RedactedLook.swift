/// How texts and images look whose content is hidden.
@MainActor
enum RedactedLook {
    /// How strong the shapes are, beside the letters or the symbol in whose place they stand.
    static let opacity = 0.2
    /// The greatest rounding of what stands for an image, in points.
    private static let greatestRadius = 8.0

    /// Draws what stands for the lines of a text.
    static func draw(
        _ bars: [Rect], on canvas: CairoCanvas, at origin: Point, fill: Fill, bounds: Rect, opacity: Double
    ) {
        for bar in bars {
            let radius = bar.height * 0.35
            canvas.fill(
                RoundedOutline(bar, corner: Size(width: radius, height: radius)), movedBy: origin - Point.zero, fill,
                in: bounds, opacity: opacity * Self.opacity)
        }
    }

    /// Draws what stands for an image.
    static func drawImage(in frame: Rect, on canvas: CairoCanvas, fill: Fill, opacity: Double) {
        let radius = min(greatestRadius, min(frame.width, frame.height) * 0.2)
        canvas.fill(
            RoundedOutline(frame, corner: Size(width: radius, height: radius)), fill, in: frame,
            opacity: opacity * Self.opacity)
    }
}
