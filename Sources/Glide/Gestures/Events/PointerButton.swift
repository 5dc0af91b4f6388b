/// A button of a mouse or of another pointing device.
public enum PointerButton: Hashable, Sendable {
    /// The primary button: the only one that starts taps and drags.
    case left
    /// The secondary button.
    case right
    /// The wheel's button.
    case middle
    /// Any other button, by its Linux event code.
    case other(UInt32)
}
