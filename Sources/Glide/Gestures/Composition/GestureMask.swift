/// Which gestures a gesture modifier leaves at work.
public struct GestureMask: OptionSet, Hashable, Sendable {
    /// Bit 0 is the added gesture, bit 1 those of the view it is added to.
    public let rawValue: UInt32

    /// The gestures whose bits are set.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Neither the added gesture nor those inside the view.
    public static let none: GestureMask = []
    /// The added gesture only.
    public static let gesture = GestureMask(rawValue: 1)
    /// The gestures inside the view only; the added one is switched off.
    public static let subviews = GestureMask(rawValue: 2)
    /// Both.
    public static let all: GestureMask = [.gesture, .subviews]
}
