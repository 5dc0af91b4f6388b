/// A press by the serial that the compositor gave it.
struct InputPress {
    var serial: UInt32
    weak var surface: ContentSurface?
}
