/// Which colour scheme the content of a window asks for.
enum PreferredColorSchemeKey: PreferenceKey {
    static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) {
        value = nextValue() ?? value
    }
}

extension View {
    /// Asks for `colorScheme` for the whole window, its own title bar included; nil leaves it to the desktop. Of several
    /// views the last one in source order that asks is heard.
    public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        preference(key: PreferredColorSchemeKey.self, value: colorScheme)
    }

    /// Draws the view as for `colorScheme`; what lies behind it stays as it is.
    public func colorScheme(_ colorScheme: ColorScheme) -> some View {
        environment(\.colorScheme, colorScheme)
    }
}
