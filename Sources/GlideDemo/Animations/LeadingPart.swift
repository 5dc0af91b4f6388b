import Glide

/// The leading part of a rectangle, from nothing to all of it.
struct LeadingPart: Shape {
    /// From 0 to 1.
    var fraction: Double

    var animatableData: Double {
        get { fraction }
        set { fraction = newValue }
    }

    func path(in rect: Rect) -> Path {
        Path(Rect(x: rect.minX, y: rect.minY, width: rect.width * min(1, max(0, fraction)), height: rect.height))
    }
}
