/// A colour: fixed numbers, or a name whose numbers depend on the colour scheme.
///
/// Parts outside 0…1 are kept, so that a colour may overshoot in an animation, and clamped when painted. A part that
/// is not finite counts as 0.
public struct Color: Hashable, Sendable {
    enum Source: Hashable, Sendable {
        case fixed(Resolved)
        case system(SystemColor)
        /// Of the program's resources.
        case named(String)
    }

    let source: Source
    /// Factor on the opacity of `source`.
    let opacityFactor: Double

    init(_ source: Source, opacityFactor: Double = 1) {
        self.source = source
        self.opacityFactor = opacityFactor
    }

    init(_ system: SystemColor) {
        self.init(.system(system))
    }

    /// The colour of fixed numbers.
    public init(_ resolved: Resolved) {
        self.init(.fixed(resolved))
    }

    /// The colour with the parts `red`, `green`, `blue` and `opacity`, 0…1 each, in `colorSpace`.
    public init(
        _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) {
        self.init(Resolved(colorSpace: colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }

    /// The grey of brightness `white`: 0 is black, 1 is white.
    public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
    }

    /// The colour of a `hue` (0…1 is once around the wheel from red; other values wrap), a `saturation` and a
    /// `brightness` (0…1 each, clamped).
    ///
    /// The usual hexagonal model of hue, saturation and value.
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        let hue = hue.isFinite ? (hue - hue.rounded(.down)) * 6 : 0
        let saturation = min(max(saturation, 0), 1)
        let brightness = min(max(brightness, 0), 1)
        func part(_ shift: Double) -> Double {
            let place = (hue + shift).truncatingRemainder(dividingBy: 6)
            return brightness * (1 - saturation * max(0, min(place, 4 - place, 1)))
        }
        self.init(red: part(5), green: part(3), blue: part(1), opacity: opacity)
    }

    /// The same colour with its opacity multiplied by `opacity` (0…1; other values are clamped, NaN counts as 0).
    public func opacity(_ opacity: Double) -> Color {
        let factor = opacity.isNaN ? 0 : min(max(opacity, 0), 1)
        return Color(source, opacityFactor: opacityFactor * factor)
    }

    /// The colour's standard gradient: itself at the bottom, a lighter version of it at the top.
    public var gradient: AnyGradient { AnyGradient(self) }

    /// The numbers of the colour in `scheme`.
    public func resolved(in scheme: ColorScheme) -> Resolved {
        var resolved =
            switch source {
            case .fixed(let numbers): numbers
            case .system(let name): name.resolved(in: scheme)
            case .named(let name): Self.resource(name, in: scheme)
            }
        resolved.opacity *= opacityFactor
        return resolved
    }

    /// The colour called `name` in the asset catalogues of the program's resources: a folder `NAME.colorset`.
    ///
    /// It may have other numbers in dark surroundings. An unknown name is a glaring magenta and warns once.
    public init(_ name: String) {
        self.init(.named(name))
    }

    private static func resource(_ name: String, in scheme: ColorScheme) -> Resolved {
        guard let pair = Resources.color(named: name) else {
            Warnings.warnOnceFromAnywhere(
                "color \(name)", "there is no color named \"\(name)\" in the program's resources")
            return Resolved(red: 1, green: 0, blue: 1)
        }
        return scheme == .light ? pair.light : pair.dark
    }
}
