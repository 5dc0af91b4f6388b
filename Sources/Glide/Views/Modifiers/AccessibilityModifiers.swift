/// What assistive technology is told about a view.
struct AccessibilityProperties: Equatable {
    var identifier: String?
    var label: String?
    var value: String?
    var hint: String?
    var addedTraits: AccessibilityTraits = []
    var removedTraits: AccessibilityTraits = []
    var isHidden: Bool?
}

/// Holds what assistive technology is told about its content.
struct AccessibilityModifier: NodeModifier {
    var properties: AccessibilityProperties

    func makeNode(in context: _ElementContext) -> AccessibilityNode { AccessibilityNode() }

    func update(_ node: AccessibilityNode, in context: _ElementContext) {
        node.properties = properties
        node.isEnabled = context.environment.isEnabled
    }
}

final class AccessibilityNode: Node {
    var properties = AccessibilityProperties()
    /// Whether the view can be used.
    var isEnabled = true

    init() {
        super.init(tracksFrame: true)
    }

    override var kind: String { "accessibility" }
    override var forwardsLayoutPriority: Bool { true }
    override var isTransparent: Bool { true }
    override func presentedFrameChanged() {}
}

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
    /// Its value changes often.
    public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 6)
    /// It can be switched on and off.
    public static let isToggle = AccessibilityTraits(rawValue: 1 << 7)
    /// Nothing outside of it can be used while it is shown.
    public static let isModal = AccessibilityTraits(rawValue: 1 << 8)
}

extension View {
    private func accessibility(_ change: (inout AccessibilityProperties) -> Void) -> some View {
        modified(by: AccessibilityModifier(properties: with(AccessibilityProperties(), change)))
    }

    /// Gives the view a name by which tests and assistive technology find it; it is not read out.
    public func accessibilityIdentifier(_ identifier: String) -> some View {
        accessibility { $0.identifier = identifier }
    }

    /// Names the view for assistive technology.
    public func accessibilityLabel(_ label: String) -> some View {
        accessibility { $0.label = label }
    }

    /// Names the view for assistive technology.
    public func accessibilityLabel(_ label: Text) -> some View {
        accessibility { $0.label = label.string }
    }

    /// Says what value the view shows.
    public func accessibilityValue(_ value: String) -> some View {
        accessibility { $0.value = value }
    }

    /// Says what happens when the view is used.
    public func accessibilityHint(_ hint: String) -> some View {
        accessibility { $0.hint = hint }
    }

    /// Adds traits to those the view has.
    public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
        accessibility { $0.addedTraits = traits }
    }

    /// Takes traits from those the view has.
    public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
        accessibility { $0.removedTraits = traits }
    }

    /// Hides the view from assistive technology.
    public func accessibilityHidden(_ isHidden: Bool) -> some View {
        accessibility { $0.isHidden = isHidden }
    }
}
