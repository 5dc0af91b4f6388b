/// Which colours texts must have so that they can be read.
@MainActor
enum Legibility {
    /// How much texts stand out from what is behind them at least (WCAG 2.2: 4.5 to 1, or 7 to 1 where more is wished).
    static func contrast(in colors: ColorSurroundings) -> Double { colors.isStrong ? 7 : 4.5 }

    /// The ground among those of windows, cards and lists from which a text stands out least.
    static func hardestGround(in colors: ColorSurroundings) -> Color.Resolved {
        let grey = colors.scheme == .dark ? (44.0, 44.0, 46.0) : (242, 242, 247)
        return Color.Resolved(red: grey.0 / 255, green: grey.1 / 255, blue: grey.2 / 255)
    }

    /// `color`, as dark or as light as a text in it has to be, where a `veil` of the same colour lies on the ground.
    static func text(in color: Color, _ colors: ColorSurroundings, over veil: Double = 0) -> Color {
        let own = color.resolved(in: colors)
        let ground = own.opacity(veil).over(hardestGround(in: colors))
        // What lets the ground through counts as it is seen.
        return Color(own.over(ground).legible(on: ground, contrast: contrast(in: colors)))
    }

    /// The ground of `color` for a label that has to be read on it, and the label's colour: white on what is dark enough
    /// or nearly so, else black.
    static func labelled(_ color: Color, _ colors: ColorSurroundings) -> (ground: Color, label: Color) {
        let own = color.resolved(in: colors)
        let white = Color.white.resolved(in: colors)
        let black = Color.black.resolved(in: colors)
        let isLight = own.contrast(to: white) < 3
        let ground = own.legible(on: isLight ? black : white, contrast: contrast(in: colors))
        return (Color(ground), isLight ? .black : .white)
    }
}
