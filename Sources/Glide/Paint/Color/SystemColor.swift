/// A colour of the palette, by name; its numbers differ between light and dark.
enum SystemColor: UInt8, Hashable, Sendable, CaseIterable {
    case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
    case primary, secondary, tertiary, quaternary
    /// The desktop's accent colour.
    case accent
    case gray2, gray3, gray4, gray5, gray6
    case background, secondaryBackground, tertiaryBackground
    case groupedBackground, secondaryGroupedBackground, tertiaryGroupedBackground
    case fill, secondaryFill, tertiaryFill, quaternaryFill
    case separator, opaqueSeparator, placeholder

    /// The numbers in `surroundings`: the palette of iOS 26, and a stronger one of our own where contrast is increased.
    func resolved(in surroundings: ColorSurroundings) -> Color.Resolved {
        if self == .accent, let accent = surroundings.accent { return accent }
        let (light, dark) = surroundings.isStrong ? strongTable : table
        return surroundings.scheme == .light ? light : dark
    }

    /// On light grounds each hue is so dark, and on dark ones so light, that it stands out 7 to 1 from white, or black.
    private var strongTable: (light: Color.Resolved, dark: Color.Resolved) {
        let (light, dark) = table
        switch self {
        // Grounds have nothing to stand out from.
        case .primary, .gray2, .gray3, .gray4, .gray5, .gray6, .background, .secondaryBackground, .tertiaryBackground,
            .groupedBackground, .secondaryGroupedBackground, .tertiaryGroupedBackground, .fill, .secondaryFill,
            .tertiaryFill, .quaternaryFill:
            return (light, dark)
        case .separator, .opaqueSeparator: return (.bytes(0, 0, 0, opacity: 0.55), .bytes(255, 255, 255, opacity: 0.55))
        case .placeholder: return (.bytes(60, 60, 67, opacity: 0.75), .bytes(235, 235, 245, opacity: 0.7))
        case .secondary: return (.bytes(60, 60, 67, opacity: 0.92), .bytes(235, 235, 245, opacity: 0.85))
        case .tertiary: return (.bytes(60, 60, 67, opacity: 0.75), .bytes(235, 235, 245, opacity: 0.7))
        case .quaternary: return (.bytes(60, 60, 67, opacity: 0.5), .bytes(235, 235, 245, opacity: 0.5))
        default:
            return (
                light.legible(on: .bytes(255, 255, 255), contrast: 7), dark.legible(on: .bytes(0, 0, 0), contrast: 7)
            )
        }
    }

    private var table: (light: Color.Resolved, dark: Color.Resolved) {
        switch self {
        case .red: (.bytes(255, 56, 60), .bytes(255, 66, 69))
        case .orange: (.bytes(255, 141, 40), .bytes(255, 146, 48))
        case .yellow: (.bytes(255, 204, 0), .bytes(255, 214, 0))
        case .green: (.bytes(52, 199, 89), .bytes(48, 209, 88))
        case .mint: (.bytes(0, 200, 179), .bytes(0, 218, 195))
        case .teal: (.bytes(0, 195, 208), .bytes(0, 210, 224))
        case .cyan: (.bytes(0, 192, 232), .bytes(60, 211, 254))
        case .blue, .accent: (.bytes(0, 136, 255), .bytes(0, 145, 255))
        case .indigo: (.bytes(97, 85, 245), .bytes(107, 93, 255))
        case .purple: (.bytes(203, 48, 224), .bytes(219, 52, 242))
        case .pink: (.bytes(255, 45, 85), .bytes(255, 55, 95))
        case .brown: (.bytes(172, 127, 94), .bytes(183, 138, 102))
        case .gray: (.bytes(142, 142, 147), .bytes(142, 142, 147))
        case .primary: (.bytes(0, 0, 0), .bytes(255, 255, 255))
        case .secondary: (.bytes(60, 60, 67, opacity: 0.6), .bytes(235, 235, 245, opacity: 0.6))
        case .tertiary: (.bytes(60, 60, 67, opacity: 0.3), .bytes(235, 235, 245, opacity: 0.3))
        case .quaternary: (.bytes(60, 60, 67, opacity: 0.18), .bytes(235, 235, 245, opacity: 0.16))
        case .gray2: (.bytes(174, 174, 178), .bytes(99, 99, 102))
        case .gray3: (.bytes(199, 199, 204), .bytes(72, 72, 74))
        case .gray4: (.bytes(209, 209, 214), .bytes(58, 58, 60))
        case .gray5: (.bytes(229, 229, 234), .bytes(44, 44, 46))
        case .gray6, .secondaryBackground: (.bytes(242, 242, 247), .bytes(28, 28, 30))
        case .background: (.bytes(255, 255, 255), .bytes(0, 0, 0))
        case .tertiaryBackground: (.bytes(255, 255, 255), .bytes(44, 44, 46))
        case .groupedBackground: (.bytes(242, 242, 247), .bytes(0, 0, 0))
        case .secondaryGroupedBackground: (.bytes(255, 255, 255), .bytes(28, 28, 30))
        case .tertiaryGroupedBackground: (.bytes(242, 242, 247), .bytes(44, 44, 46))
        case .fill: (.bytes(120, 120, 128, opacity: 0.2), .bytes(120, 120, 128, opacity: 0.36))
        case .secondaryFill: (.bytes(120, 120, 128, opacity: 0.16), .bytes(120, 120, 128, opacity: 0.32))
        case .tertiaryFill: (.bytes(118, 118, 128, opacity: 0.12), .bytes(118, 118, 128, opacity: 0.24))
        case .quaternaryFill: (.bytes(116, 116, 128, opacity: 0.08), .bytes(118, 118, 128, opacity: 0.18))
        case .separator: (.bytes(60, 60, 67, opacity: 0.29), .bytes(84, 84, 88, opacity: 0.6))
        case .opaqueSeparator: (.bytes(198, 198, 200), .bytes(56, 56, 58))
        case .placeholder: (.bytes(60, 60, 67, opacity: 0.3), .bytes(235, 235, 245, opacity: 0.3))
        }
    }
}

extension Color.Resolved {
    fileprivate static func bytes(_ red: UInt8, _ green: UInt8, _ blue: UInt8, opacity: Double = 1) -> Self {
        Self(red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255, opacity: opacity)
    }
}
