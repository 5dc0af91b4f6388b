/// Whether an interface is drawn dark on light or light on dark.
@frozen
public enum ColorScheme: Hashable, Sendable, CaseIterable {
    /// Dark content on a light ground.
    case light
    /// Light content on a dark ground.
    case dark
}

extension ColorScheme {
    /// The colour of a window.
    var background: Color.Resolved { (self == .dark ? Color.black : Color.white).resolved(in: self) }
}
