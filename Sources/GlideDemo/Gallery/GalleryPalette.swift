import Glide

/// The two greys behind things, light and dark.
enum GalleryPalette {
    /// Behind the cards.
    static func ground(in scheme: ColorScheme) -> Color {
        scheme == .dark ? .black : Color(red: 0.949, green: 0.949, blue: 0.969)
    }

    /// Cards and pages.
    static func card(in scheme: ColorScheme) -> Color {
        scheme == .dark ? Color(red: 0.11, green: 0.11, blue: 0.118) : .white
    }
}
