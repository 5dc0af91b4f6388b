/// The outline of a symbol in a box of its own proportions, to be filled by the winding rule.
struct SymbolShape: Hashable, Sendable {
    /// The outline in a box from (0, 0) to (`aspectRatio`, 1).
    let outline: Path
    /// Width over height of the box.
    let aspectRatio: Double

    /// Height of the box over the size of the font beside it: circles come out about as high as the letters' line.
    static let heightFactor = 1.15
    /// How far the middle of the box is above the baseline, over the font's size: half the height of capital letters.
    static let centerFactor = 0.36

    /// The outline stretched to `rect`.
    func path(in rect: Rect) -> Path {
        guard aspectRatio > 0 else { return Path() }
        return outline.applying(
            Transform(
                a: rect.width / aspectRatio, b: 0, c: 0, d: rect.height, tx: rect.minX, ty: rect.minY))
    }

    /// The box beside text whose font is `fontSize` points high; a size that is not finite or negative counts as 0.
    func size(fontSize: Double) -> Size {
        let size = fontSize.isFinite ? max(fontSize, 0) : 0
        let height = size * Self.heightFactor
        return Size(width: height * aspectRatio, height: height)
    }

    /// From the top of the box down to the baseline of text whose font is `fontSize` points high.
    static func baseline(fontSize: Double) -> Double {
        let size = fontSize.isFinite ? max(fontSize, 0) : 0
        return size * (heightFactor / 2 + centerFactor)
    }
}
