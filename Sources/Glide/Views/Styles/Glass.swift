/// A pane of glass behind a view: the ground shows through blurred, the edges catch the light.
///
/// It is made of the same real blur as `Material`, at the same cost: it is kept as long as nothing below changes.
public struct Glass: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case regular, clear, none
    }

    let kind: Kind
    private(set) var color: Color?
    /// Whether the colour lets nothing through, so that a label on it can be read.
    var isSolid = false

    /// Glass on which texts in the primary colour can be read, whatever is below.
    public static let regular = Glass(kind: .regular)
    /// Glass through which more is seen: for ground that is calm.
    public static let clear = Glass(kind: .clear)
    /// No glass.
    public static let identity = Glass(kind: .none)

    /// The glass in `color`; nil is without colour.
    public func tint(_ color: Color?) -> Glass { with(self) { $0.color = color } }

    /// Glass that answers to presses by itself.
    @available(*, unavailable, message: "glass that answers to presses is a button with buttonStyle(.glass)")
    public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

/// What a pane is filled with.
struct GlassStyle: ShapeStyle {
    let glass: Glass

    /// Under a veil of regular glass black stands out 4.5 to 1 from black ground, under a dark one white from white.
    private func veil(in scheme: ColorScheme) -> Double {
        if glass.kind == .clear { return 0.12 }
        return scheme == .light ? 0.47 : 0.64
    }

    /// The blurred ground under a veil, and a shadow under the pane.
    func _fill(in environment: EnvironmentValues) -> _ResolvedFill {
        let colors = environment.colors
        let white = colors.scheme == .light ? 1.0 : 0.14
        var veil = Color.Resolved(red: white, green: white, blue: white, opacity: veil(in: colors.scheme))
        if let color = glass.color {
            veil = color.resolved(in: colors).opacity(glass.kind == .clear ? 0.35 : 0.68)
        }
        // Who asks for more contrast sees hardly anything through.
        if colors.isStrong { veil.opacity = 0.93 }
        let shadow = FillShadow(
            color: Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0.14), radius: 5,
            offset: Size(width: 0, height: 2), isInner: false)
        if glass.isSolid {
            veil.opacity = 1
            return _ResolvedFill(fill: .color(veil), effects: FillEffects(shadows: [shadow]))
        }
        return _ResolvedFill(
            fill: .color(veil),
            effects: FillEffects(
                shadows: [shadow],
                material: MaterialRecipe(radius: glass.kind == .clear ? 4 : 10, saturation: 1.5, tint: veil)))
    }
}

/// A pane with its edges.
struct GlassPane<Outline: Shape>: View {
    let glass: Glass
    let shape: Outline

    @Environment(\.colors) private var colors

    var body: some View {
        if glass.kind != .none {
            shape.fill(GlassStyle(glass: glass))
            shape.stroke(edge, lineWidth: 2 * Self.edgeWidth).clipShape(shape).allowsHitTesting(false)
        }
    }

    /// How wide the edges are, in points.
    private static var edgeWidth: Double { 1 }

    /// Light from the upper left, and its reflection from below.
    private var edge: LinearGradient {
        if colors.isStrong { return LinearGradient(colors: [.primary], startPoint: .top, endPoint: .bottom) }
        let light = colors.scheme == .light ? 0.95 : 0.45
        return LinearGradient(
            colors: [.white.opacity(light), .white.opacity(light * 0.15), .white.opacity(light * 0.6)],
            startPoint: .topLeading, endPoint: .bottomTrailing)
    }
}

extension View {
    /// Puts a pane of `glass`, as large as the view and in the outline `shape`, behind the view.
    public func glassEffect<Outline: Shape>(_ glass: Glass = .regular, in shape: Outline = Capsule()) -> some View {
        background { GlassPane(glass: glass, shape: shape) }
    }

    /// Says which panes of glass become one another.
    @available(*, unavailable, message: "panes of glass do not flow into one another here: use matchedGeometryEffect")
    public func glassEffectID<ID: Hashable>(_ id: ID?, in namespace: Namespace.ID) -> some View { self }
}
