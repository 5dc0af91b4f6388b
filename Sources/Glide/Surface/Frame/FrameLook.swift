/// The colours of a window's own frame.
struct FrameLook: Equatable {
    var bar: Color.Resolved
    /// The line below the title bar.
    var line: Color.Resolved
    var label: Color.Resolved
    /// The disc behind a button's sign: at rest, under the pointer, pressed.
    var disc: Color.Resolved
    var hoveredDisc: Color.Resolved
    var pressedDisc: Color.Resolved
    /// Opacity of the wide shadow.
    var shadow: Double

    init(_ colors: ColorSurroundings, isActive: Bool) {
        let scheme = colors.scheme
        let isStrong = colors.isStrong
        let ink = scheme == .light ? 0.0 : 1.0
        let grey = scheme == .light ? (isActive ? 0.922 : 0.980) : (isActive ? 0.188 : 0.141)
        func inked(_ opacity: Double) -> Color.Resolved {
            Color.Resolved(red: ink, green: ink, blue: ink, opacity: opacity)
        }
        bar = Color.Resolved(red: grey, green: grey, blue: grey, opacity: 1)
        line = Color.Resolved(red: 0, green: 0, blue: 0, opacity: scheme == .light ? 0.10 : 0.36)
        if isStrong { line = inked(0.8) }
        // Of a window that is not active, too, the title can be read.
        label = inked(isStrong ? 1 : isActive ? 0.85 : 0.62)
        disc = inked(isStrong ? 0.16 : isActive ? 0.08 : 0.04)
        hoveredDisc = inked(isStrong ? 0.26 : 0.15)
        pressedDisc = inked(isStrong ? 0.38 : 0.26)
        shadow = isActive ? 0.40 : 0.22
    }
}
