/// The shadow below a knob or a capsule: a few thin outlines, which cost nothing while it travels, where a blur would
/// be made anew for every frame.
struct KnobShadow: View {
    /// Opacity at the knob's edge.
    var strength = 0.2

    private static let rings = 4

    var body: some View {
        ZStack {
            ForEach(0..<Self.rings) { ring in
                Capsule().inset(by: -0.5 - Double(ring)).fill(.black.opacity(strength / Double(Self.rings)))
            }
        }
        .offset(y: 1.25)
    }
}
