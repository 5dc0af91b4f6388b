/// The greys and whites of controls, light and dark, as usual and with more contrast.
enum ControlPalette {
    private static func grey(_ red: Double, _ green: Double, _ blue: Double, _ opacity: Double) -> Color {
        Color(red: red / 255, green: green / 255, blue: blue / 255, opacity: opacity)
    }

    private static func isDark(_ colors: ColorSurroundings) -> Bool { colors.scheme == .dark }

    /// What is behind a knob or a segment: the ground shows through.
    static func track(in colors: ColorSurroundings) -> Color {
        if colors.isStrong { return grey(118, 118, 128, isDark(colors) ? 0.4 : 0.24) }
        return grey(118, 118, 128, isDark(colors) ? 0.28 : 0.14)
    }

    /// The track of something that is off: with more contrast it stands out 3 to 1 from the ground.
    static func off(in colors: ColorSurroundings) -> Color {
        if colors.isStrong { return isDark(colors) ? grey(152, 152, 160, 0.8) : grey(92, 92, 102, 0.85) }
        return grey(120, 120, 128, isDark(colors) ? 0.32 : 0.18)
    }

    /// The chosen one among segments.
    static func chosen(in colors: ColorSurroundings) -> Color {
        if colors.isStrong { return isDark(colors) ? .black : .white }
        return isDark(colors) ? grey(99, 99, 102, 1) : .white
    }

    /// The line around what only its ground tells apart otherwise; none with the usual contrast.
    static func edge(in colors: ColorSurroundings) -> Color { colors.isStrong ? .primary : .clear }

    /// The line around a white knob, which stands before white otherwise; none with the usual contrast.
    static func knobEdge(in colors: ColorSurroundings) -> Color { colors.isStrong ? .black : .clear }

    /// What lies over a control while it is pressed, or the pointer is over it.
    static func veil(isPressed: Bool, isHovered: Bool, in colors: ColorSurroundings) -> Color {
        let strength = isPressed ? 0.16 : isHovered ? 0.07 : 0
        return (isDark(colors) ? Color.white : .black).opacity(strength)
    }

    /// The outline of an empty box.
    static func outline(in colors: ColorSurroundings) -> Color {
        if colors.isStrong { return .primary }
        return grey(142, 142, 147, 1)
    }

    // MARK: Legibility

    /// How much texts stand out from what is behind them at least (WCAG 2.2: 4.5 to 1, or 7 to 1 where more is wished).
    static func textContrast(in colors: ColorSurroundings) -> Double { colors.isStrong ? 7 : 4.5 }

    /// The ground among those of windows, cards and lists from which a text stands out least.
    static func hardestGround(in colors: ColorSurroundings) -> Color.Resolved {
        (isDark(colors) ? grey(44, 44, 46, 1) : grey(242, 242, 247, 1)).resolved(in: colors)
    }

    /// `color`, as dark or as light as a text in it has to be.
    static func text(in color: Color, _ colors: ColorSurroundings, over veil: Double = 0) -> Color {
        let own = color.resolved(in: colors)
        let ground = own.opacity(veil).over(hardestGround(in: colors))
        return Color(own.legible(on: ground, contrast: textContrast(in: colors)))
    }

    /// The ground of `color` for a label that has to be read on it, and the label's colour: white on what is dark enough
    /// or nearly so, else black.
    static func labelled(_ color: Color, _ colors: ColorSurroundings) -> (ground: Color, label: Color) {
        let own = color.resolved(in: colors)
        let white = Color.white.resolved(in: colors)
        let black = Color.black.resolved(in: colors)
        let contrast = textContrast(in: colors)
        let isLight = own.contrast(to: white) < 3
        let ground = own.legible(on: isLight ? black : white, contrast: contrast)
        return (Color(ground), isLight ? .black : .white)
    }
}

/// How controls answer a press.
enum ControlMotion {
    /// A control gives way.
    static let press = Animation.spring(response: 0.25, dampingFraction: 0.7)
    /// A knob or a capsule goes over.
    static let turn = Animation.spring(response: 0.32, dampingFraction: 0.78)
}

/// The accent colour for texts: as dark, or as light, as they have to be.
struct TintedText: ShapeStyle {
    /// Instead of the accent colour.
    var color: Color?

    func _fill(in environment: EnvironmentValues) -> _ResolvedFill {
        let color = color ?? environment.tint ?? .accentColor
        return ControlPalette.text(in: color, environment.colors)._fill(in: environment)
    }
}
