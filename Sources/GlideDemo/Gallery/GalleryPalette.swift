import Glide

/// The greys of the gallery, light and dark, as usual and with more contrast.
@propertyWrapper
struct GalleryPalette: DynamicProperty {
    @Environment(\.colorScheme) private var scheme
    @Environment(\.colorSchemeContrast) private var contrast

    /// The greys for the surroundings.
    var wrappedValue: GalleryPalette { self }

    /// Whether colours are to stand out more than usual.
    var isStrong: Bool { contrast == .increased }

    /// Behind the cards.
    var ground: Color {
        scheme == .dark ? .black : Color(red: 0.949, green: 0.949, blue: 0.969)
    }

    /// Cards and pages.
    var card: Color {
        if scheme == .dark { return isStrong ? .black : Color(red: 0.11, green: 0.11, blue: 0.118) }
        return .white
    }

    /// Texts that matter less, and can still be read: 5 to 1 or more on each of the grounds, 7 to 1 with more contrast.
    var caption: Color {
        if isStrong { return .secondary }
        return scheme == .dark
            ? Color(red: 0.922, green: 0.922, blue: 0.961, opacity: 0.66)
            : Color(red: 0.235, green: 0.235, blue: 0.263, opacity: 0.8)
    }

    /// Small texts that lead somewhere.
    var link: Color {
        if isStrong { return .blue }
        return scheme == .dark ? Color(red: 0.3, green: 0.65, blue: 1) : Color(red: 0, green: 0.38, blue: 0.82)
    }

    /// What makes coloured grounds of white texts darker: nothing, unless more contrast is wished.
    var shade: Color { .black.opacity(isStrong ? 0.34 : 0) }

    /// Around cards, where their ground does not tell them apart enough.
    var edge: Color { isStrong ? .primary : .clear }
}
