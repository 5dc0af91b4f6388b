/// The greys and whites of controls, light and dark.
enum ControlPalette {
    /// What is behind a knob or a segment: the ground shows through.
    static func track(in scheme: ColorScheme) -> Color {
        Color(red: 118 / 255, green: 118 / 255, blue: 128 / 255).opacity(scheme == .dark ? 0.28 : 0.14)
    }

    /// The track of something that is off.
    static func off(in scheme: ColorScheme) -> Color {
        Color(red: 120 / 255, green: 120 / 255, blue: 128 / 255).opacity(scheme == .dark ? 0.32 : 0.18)
    }

    /// The chosen one among segments.
    static func chosen(in scheme: ColorScheme) -> Color {
        scheme == .dark ? Color(red: 99 / 255, green: 99 / 255, blue: 102 / 255) : .white
    }

    /// What lies over a control while it is pressed, or the pointer is over it.
    static func veil(isPressed: Bool, isHovered: Bool, in scheme: ColorScheme) -> Color {
        let strength = isPressed ? 0.16 : isHovered ? 0.07 : 0
        return (scheme == .dark ? Color.white : .black).opacity(strength)
    }

    /// The outline of an empty box.
    static let outline = Color(red: 142 / 255, green: 142 / 255, blue: 147 / 255)
}

/// How controls answer a press.
enum ControlMotion {
    /// A control gives way.
    static let press = Animation.spring(response: 0.25, dampingFraction: 0.7)
    /// A knob or a capsule goes over.
    static let turn = Animation.spring(response: 0.32, dampingFraction: 0.78)
}
