import CCairo

/// How the colours of something are mixed with those below it.
///
/// The formulas are those of the W3C's Compositing and Blending Level 1; the last four follow Porter and Duff.
public enum BlendMode: Hashable, Sendable, CaseIterable {
    /// What is above covers what is below.
    case normal
    /// The product: never lighter than either.
    case multiply
    /// The product of the inverses, inverted: never darker than either.
    case screen
    /// Multiplies dark ground and screens light ground.
    case overlay
    /// The darker of both, channel by channel.
    case darken
    /// The lighter of both, channel by channel.
    case lighten
    /// Brightens the ground to reflect what is above.
    case colorDodge
    /// Darkens the ground to reflect what is above.
    case colorBurn
    /// Darkens or brightens softly.
    case softLight
    /// Multiplies or screens, as what is above says.
    case hardLight
    /// The difference of both.
    case difference
    /// Like the difference, with less contrast.
    case exclusion
    /// The hue of what is above, the rest of the ground.
    case hue
    /// The saturation of what is above, the rest of the ground.
    case saturation
    /// The hue and saturation of what is above, the brightness of the ground.
    case color
    /// The brightness of what is above, the rest of the ground.
    case luminosity
    /// Only where there is ground.
    case sourceAtop
    /// Below the ground.
    case destinationOver
    /// The ground goes where what is above is.
    case destinationOut
    /// The sum of both.
    case plusLighter

    var cairoOperator: cairo_operator_t {
        switch self {
        case .normal: CAIRO_OPERATOR_OVER
        case .multiply: CAIRO_OPERATOR_MULTIPLY
        case .screen: CAIRO_OPERATOR_SCREEN
        case .overlay: CAIRO_OPERATOR_OVERLAY
        case .darken: CAIRO_OPERATOR_DARKEN
        case .lighten: CAIRO_OPERATOR_LIGHTEN
        case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
        case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
        case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
        case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
        case .difference: CAIRO_OPERATOR_DIFFERENCE
        case .exclusion: CAIRO_OPERATOR_EXCLUSION
        case .hue: CAIRO_OPERATOR_HSL_HUE
        case .saturation: CAIRO_OPERATOR_HSL_SATURATION
        case .color: CAIRO_OPERATOR_HSL_COLOR
        case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
        case .sourceAtop: CAIRO_OPERATOR_ATOP
        case .destinationOver: CAIRO_OPERATOR_DEST_OVER
        case .destinationOut: CAIRO_OPERATOR_DEST_OUT
        case .plusLighter: CAIRO_OPERATOR_ADD
        }
    }
}
