/// A translucent ground: what is below shows through, blurred, under a veil.
///
/// The ground is really blurred, and kept as long as nothing within reach below it changes; while something does, each
/// frame paints it a second time and blurs it. Inside of a blur, a shadow or a drawing group, which are drawn aside, and as
/// the colour of texts and symbols, only the veil is drawn.
public struct Material: ShapeStyle {
    private let strength: Double

    private init(strength: Double) {
        self.strength = strength
    }

    /// Hardly a veil.
    public static let ultraThin = Material(strength: 0.3)
    /// A light veil.
    public static let thin = Material(strength: 0.45)
    /// A veil of middling strength.
    public static let regular = Material(strength: 0.6)
    /// A strong veil.
    public static let thick = Material(strength: 0.75)
    /// A veil that lets little through.
    public static let ultraThick = Material(strength: 0.87)
    /// The ground of bars.
    public static let bar = Material(strength: 0.8)

    /// The ground under a white or a nearly black veil.
    public func _fill(in environment: EnvironmentValues) -> _ResolvedFill {
        let white = environment.colorScheme == .light ? 0.98 : 0.13
        let tint = Color.Resolved(red: white, green: white, blue: white, opacity: strength)
        return _ResolvedFill(fill: .color(tint), effects: FillEffects(material: MaterialRecipe(tint: tint)))
    }
}

extension ShapeStyle where Self == Material {
    /// Hardly a veil over blurred ground.
    public static var ultraThinMaterial: Material { .ultraThin }
    /// A light veil over blurred ground.
    public static var thinMaterial: Material { .thin }
    /// A veil of middling strength over blurred ground.
    public static var regularMaterial: Material { .regular }
    /// A strong veil over blurred ground.
    public static var thickMaterial: Material { .thick }
    /// A veil over blurred ground that lets little through.
    public static var ultraThickMaterial: Material { .ultraThick }
    /// The ground of bars.
    public static var bar: Material { .bar }
}

extension Material: View {
    /// The material over all the room that is offered.
    public var body: some View { Rectangle().fill(self) }
}
