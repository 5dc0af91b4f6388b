import GlideTesting
import Testing

@testable import Glide

/// A way in which people may want everything drawn.
enum Look: String, CaseIterable, CustomTestStringConvertible {
    case light, dark, strong, strongDark, large, mirrored

    var testDescription: String { rawValue }

    @MainActor var environment: EnvironmentValues {
        var environment = EnvironmentValues()
        if self == .dark || self == .strongDark { environment.colorScheme = .dark }
        if self == .strong || self == .strongDark { environment.colorSchemeContrast = .increased }
        if self == .large { environment.textScale = 2 }
        if self == .mirrored { environment.layoutDirection = .rightToLeft }
        return environment
    }

    /// How much texts stand out at least (WCAG 2.2).
    var textContrast: Double { self == .strong || self == .strongDark ? 7 : 4.5 }
}
