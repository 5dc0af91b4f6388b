/// One thing that assistive technology can name: a text, a control, a group of others.
///
/// Elements are made anew from the nodes when somebody asks after an update; the one of a node has the same `id` each
/// time.
@MainActor
final class AccessibilityElement {
    /// The node that the element stands for.
    private(set) weak var node: Node?
    /// Whether the element stands for the place of `node` among others, not for the node itself.
    let isPlace: Bool
    weak var tree: AccessibilityTree?
    var id = 0
    var role: AccessibilityRole
    /// What the app calls it.
    var label: String?
    /// What it shows in letters.
    var text: String?
    var value: String?
    var hint: String?
    var identifier: String?
    var traits: AccessibilityTraits = []
    var isEnabled = true
    /// Whether it is one of several that can be selected; `.isSelected` says whether it is.
    var isSelectable = false
    var range: AccessibilityRange?
    var actions: [AccessibilityAction] = []
    var defaultAction: (() -> Void)?
    var adjust: ((AccessibilityAdjustmentDirection) -> Void)?
    /// What is pressed at its centre to activate the element.
    weak var pressed: Node?
    var sortPriority = 0.0
    /// In the order in which they are read.
    private(set) var children: [AccessibilityElement] = []
    private(set) weak var parent: AccessibilityElement?

    init(_ role: AccessibilityRole, of node: Node, isPlace: Bool = false) {
        self.role = role
        self.node = node
        self.isPlace = isPlace
    }

    /// Takes `new` in, those of higher priority first.
    func setChildren(_ new: [AccessibilityElement]) {
        children = AccessibilityElement.inOrder(new)
        for child in children { child.parent = self }
    }

    /// The order in which elements beside one another are read.
    static func inOrder(_ elements: [AccessibilityElement]) -> [AccessibilityElement] {
        guard elements.contains(where: { $0.sortPriority != 0 }) else { return elements }
        return elements.enumerated()
            .sorted { ($1.element.sortPriority, $0.offset) < ($0.element.sortPriority, $1.offset) }
            .map(\.element)
    }

    /// What it is called.
    var name: String { label ?? text ?? "" }

    /// Whether something can be done with it.
    var isInteractive: Bool {
        switch role {
        case .button, .link, .toggle, .slider, .option, .pages, .scrollView, .list: true
        case .row: isSelectable
        default: pressed != nil || defaultAction != nil || adjust != nil || !actions.isEmpty
        }
    }

    /// Whether a press is of use.
    var isActivatable: Bool { isEnabled && (pressed != nil || defaultAction != nil) }

    /// Where it is seen, in the window; where it would be, if it is scrolled out of sight.
    var frame: Rect { node?.shownFrame ?? .zero }

    /// Whether a part of it can be seen.
    var isShowing: Bool {
        guard let node, let scene = node.scene else { return false }
        let own = node.tracksFrame ? node.presentedFrame : Rect(origin: node.layoutOrigin, size: node.size)
        return !node.windowBounds(of: own).intersection(Rect(origin: .zero, size: scene.size)).isEmpty
    }

    /// Takes over what a modifier says.
    func apply(_ properties: AccessibilityProperties) {
        label = properties.label ?? label
        value = properties.value ?? value
        hint = properties.hint ?? hint
        identifier = properties.identifier ?? identifier
        traits.formUnion(properties.addedTraits)
        traits.subtract(properties.removedTraits)
        actions = properties.actions + actions
        defaultAction = properties.defaultAction ?? defaultAction
        adjust = properties.adjust ?? adjust
        sortPriority = properties.sortPriority ?? sortPriority
        range = properties.range ?? range
        if let own = properties.role { role = own } else { takeRole(from: properties) }
    }

    private func takeRole(from properties: AccessibilityProperties) {
        let (added, removed) = (properties.addedTraits, properties.removedTraits)
        if removed.contains(.isButton), role == .button { role = text == nil ? .group : .staticText }
        if removed.contains(.isHeader), role == .header { role = .staticText }
        if added.contains(.isToggle) {
            role = .toggle
        } else if added.contains(.isLink) {
            role = .link
        } else if added.contains(.isButton) {
            if role != .toggle && role != .slider { role = .button }
        } else if added.contains(.isModal) {
            role = .dialog
        } else if added.contains(.isHeader), role == .staticText || role == .group {
            role = .header
        } else if added.contains(.isImage), role == .group || role == .staticText {
            role = .image
        } else if added.contains(.isStaticText), role == .group || role == .image {
            role = .staticText
        }
    }
}
