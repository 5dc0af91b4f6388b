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

extension View {
    func accessibility(_ change: (inout AccessibilityProperties) -> Void) -> some View {
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

    /// Says what value the view shows.
    public func accessibilityValue(_ value: Text) -> some View {
        accessibility { $0.value = value.string }
    }

    /// Says what happens when the view is used.
    public func accessibilityHint(_ hint: String) -> some View {
        accessibility { $0.hint = hint }
    }

    /// Says what happens when the view is used.
    public func accessibilityHint(_ hint: Text) -> some View {
        accessibility { $0.hint = hint.string }
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

    /// Makes the view one element for assistive technology.
    ///
    /// - Parameter children: what becomes of what is inside.
    public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
        accessibility { $0.children = children }
    }

    /// Lets assistive technology do something with the view. The default kind replaces what a press does.
    public func accessibilityAction(
        _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
    ) -> some View {
        accessibility {
            if actionKind == .default {
                $0.defaultAction = handler
            } else {
                $0.actions = [AccessibilityAction(name: actionKind.name, perform: handler)]
            }
        }
    }

    /// Lets assistive technology do something called `name` with the view.
    public func accessibilityAction(named name: String, _ handler: @escaping () -> Void) -> some View {
        accessibility { $0.actions = [AccessibilityAction(name: name, perform: handler)] }
    }

    /// Lets assistive technology do something called `name` with the view.
    public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
        accessibilityAction(named: name.string, handler)
    }

    /// Lets assistive technology change the view's value step by step.
    public func accessibilityAdjustableAction(
        _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) -> some View {
        accessibility { $0.adjust = handler }
    }

    /// Says when the view is read among those beside it: the highest first, equal ones in the order of the source. Without
    /// this it is 0; NaN counts as 0.
    public func accessibilitySortPriority(_ sortPriority: Double) -> some View {
        accessibility { $0.sortPriority = sortPriority.isNaN ? 0 : sortPriority }
    }
}
