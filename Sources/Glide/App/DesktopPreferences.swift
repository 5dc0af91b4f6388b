import Glibc

/// What the person at the desktop wishes for; nil where nothing is known.
///
/// The settings portal fills one, the `GLIDE_…` variables another, which is laid over it.
struct DesktopPreferences: Equatable, Sendable {
    var colorScheme: ColorScheme?
    /// The colour of what can be acted on.
    var accentColor: Color.Resolved?
    var contrast: ColorSchemeContrast?
    /// By how much texts are larger than usual: 0.5 to 4, 1 is as usual.
    var textScale: Double?
    var reducesMotion: Bool?

    /// Nothing is known.
    init() {}

    /// What the variables of the process ask for: `GLIDE_COLOR_SCHEME=dark` or `light`, `GLIDE_ACCENT=#rrggbb`,
    /// `GLIDE_CONTRAST=high` or `standard`, `GLIDE_TEXT_SCALE=2`, `GLIDE_REDUCED_MOTION=1` or `0`.
    ///
    /// What cannot be read is ignored and warned of once.
    ///
    /// - Parameter read: answers a variable, nil where it is not set.
    @MainActor
    static func ofEnvironment(
        _ read: (String) -> String? = { name in getenv(name).map { String(cString: $0) } }
    ) -> DesktopPreferences {
        var wishes = DesktopPreferences()
        func take<Value>(_ name: String, _ expected: String, _ parse: (String) -> Value?) -> Value? {
            guard let text = read(name), !text.isEmpty else { return nil }
            if let value = parse(text) { return value }
            Warnings.warnOnce("desktop-\(name)", "\(name): \"\(text)\" is not \(expected); it is ignored.")
            return nil
        }
        wishes.colorScheme = take("GLIDE_COLOR_SCHEME", "dark or light") { ["dark": .dark, "light": .light][$0] }
        wishes.accentColor = take("GLIDE_ACCENT", "a colour #rrggbb", Color.Resolved.init(hexadecimal:))
        wishes.contrast = take("GLIDE_CONTRAST", "high or standard") {
            ["high": .increased, "standard": .standard][$0]
        }
        wishes.textScale = take("GLIDE_TEXT_SCALE", "a number from 0.5 to 4") {
            Double($0).flatMap(Self.legal(textScale:))
        }
        wishes.reducesMotion = take("GLIDE_REDUCED_MOTION", "1 or 0") { ["1": true, "0": false][$0] }
        return wishes
    }

    /// `scale` where texts can be drawn with it, else nil.
    static func legal(textScale scale: Double) -> Double? {
        (0.5...4).contains(scale) ? scale : nil
    }

    /// These wishes, with those of `other` in place of its own wherever `other` has any.
    func overridden(by other: DesktopPreferences) -> DesktopPreferences {
        var result = self
        result.colorScheme = other.colorScheme ?? colorScheme
        result.accentColor = other.accentColor ?? accentColor
        result.contrast = other.contrast ?? contrast
        result.textScale = other.textScale ?? textScale
        result.reducesMotion = other.reducesMotion ?? reducesMotion
        return result
    }

    /// Writes the wishes into the environment at the root of a window.
    func apply(to environment: inout EnvironmentValues) {
        if let colorScheme { environment.colorScheme = colorScheme }
        if let accentColor { environment.accent = accentColor }
        if let contrast { environment.colorSchemeContrast = contrast }
        if let textScale { environment.textScale = textScale }
        if let reducesMotion { environment.accessibilityReduceMotion = reducesMotion }
    }
}

extension EnvironmentValues {
    /// The values at the root of a window of a process with these variables: what the `GLIDE_…` variables wish for, and
    /// the way in which the user's language is read.
    @MainActor package static var ofProcess: EnvironmentValues {
        var environment = EnvironmentValues()
        environment.layoutDirection = .ofLocale
        DesktopPreferences.ofEnvironment().apply(to: &environment)
        return environment
    }
}

extension Color.Resolved {
    /// The colour written as `#rrggbb`, six hexadecimal digits; nil for any other text.
    init?(hexadecimal text: String) {
        let digits = text.utf8.dropFirst()
        guard text.utf8.first == UInt8(ascii: "#"), digits.count == 6, let value = UInt32(text.dropFirst(), radix: 16),
            digits.first != UInt8(ascii: "+")
        else { return nil }
        func part(_ shift: UInt32) -> Double { Double(value >> shift & 0xFF) / 255 }
        self.init(red: part(16), green: part(8), blue: part(0))
    }
}
