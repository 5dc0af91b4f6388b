/// The look of a text at a moment: as it was when another took its place, or as it is.
@MainActor
struct TextGhost {
    let layout: TextLayout
    let kerning: Double?
    let fill: Fill
    let scheme: ColorSurroundings
    /// How the successor takes its place.
    let transition: ContentTransition
    /// Whether the characters roll down.
    let countsDown: Bool
    /// Whether bars stand for its lines.
    let isRedacted: Bool

    /// Its characters with their places; nil where characters and letters are not one to one.
    var characters: [TextRoll.Character]? { isRedacted ? nil : TextRoll.characters(of: layout, kerning: kerning) }

    /// What it draws, seen from its corner.
    var inkBounds: Rect {
        guard isRedacted else { return layout.inkBounds(kerning: kerning) }
        let bars = layout.bars(kerning: kerning, scale: 1)
        guard let first = bars.first else { return .zero }
        // On a screen with other pixels the bars are up to a point higher.
        return bars.reduce(first) { $0.union($1) }.insetBy(dx: 0, dy: -1)
    }

    /// Draws the text in `frame`, `scale` device pixels being a point there.
    func draw(on canvas: CairoCanvas, in frame: Rect, scale: Double, opacity: Double = 1) {
        if isRedacted {
            RedactedLook.draw(
                layout.bars(kerning: kerning, scale: scale), on: canvas, at: frame.origin, fill: fill, bounds: frame,
                opacity: opacity)
        } else {
            layout.draw(
                on: canvas, at: frame.origin, kerning: kerning, fill: fill, bounds: frame, opacity: opacity,
                scheme: scheme)
        }
    }
}
