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
}

/// How controls answer a press.
enum ControlMotion {
    /// A control gives way.
    static let press = Animation.spring(response: 0.25, dampingFraction: 0.7)
    /// A knob or a capsule goes over.
    static let turn = Animation.spring(response: 0.32, dampingFraction: 0.78)
}
