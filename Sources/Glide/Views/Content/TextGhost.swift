/// A text as it was when another took its place.
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

    /// Its characters with their places; nil where characters and letters are not one to one.
    var characters: [TextRoll.Character]? { TextRoll.characters(of: layout, kerning: kerning) }
}
