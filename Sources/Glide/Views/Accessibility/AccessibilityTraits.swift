/// What a view is or can do, for assistive technology.
public struct AccessibilityTraits: OptionSet, Sendable {
    /// One bit a trait.
    public let rawValue: UInt32

    /// The traits whose bits are set.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// It can be pressed.
    public static let isButton = AccessibilityTraits(rawValue: 1 << 0)
    /// It heads a section.
    public static let isHeader = AccessibilityTraits(rawValue: 1 << 1)
    /// It is the chosen one of several.
    public static let isSelected = AccessibilityTraits(rawValue: 1 << 2)
    /// It leads somewhere.
    public static let isLink = AccessibilityTraits(rawValue: 1 << 3)
    /// It shows a picture.
    public static let isImage = AccessibilityTraits(rawValue: 1 << 4)
    /// It shows text that does not change.
    public static let isStaticText = AccessibilityTraits(rawValue: 1 << 5)
    /// Its value changes often: screen readers read new ones when they have the time.
    public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 6)
    /// It can be switched on and off.
    public static let isToggle = AccessibilityTraits(rawValue: 1 << 7)
    /// Nothing outside of it can be used while it is shown.
    public static let isModal = AccessibilityTraits(rawValue: 1 << 8)
}
