/// A colour of the palette, by name; its numbers differ between light and dark.
enum SystemColor: UInt8, Hashable, Sendable, CaseIterable {
    case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
    case primary, secondary, tertiary, quaternary
    /// The desktop's accent colour.
    case accent

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
        case .primary: return (light, dark)
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
        }
    }
}

extension Color.Resolved {
    fileprivate static func bytes(_ red: UInt8, _ green: UInt8, _ blue: UInt8, opacity: Double = 1) -> Self {
        Self(red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255, opacity: opacity)
    }
}
