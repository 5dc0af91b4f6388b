/// What assistive technology is told about a view.
struct AccessibilityProperties {
    var identifier: String?
    var label: String?
    var value: String?
    var hint: String?
    var addedTraits: AccessibilityTraits = []
    var removedTraits: AccessibilityTraits = []
    var isHidden: Bool?
    /// What becomes of the elements of the content; nil leaves them as they are.
    var children: AccessibilityChildBehavior?
    /// What can be done with the view, beside pressing it.
    var actions: [AccessibilityAction] = []
    /// What is done instead of pressing the view.
    var defaultAction: (() -> Void)?
    var adjust: ((AccessibilityAdjustmentDirection) -> Void)?
    var sortPriority: Double?
    /// What kind of control it is; nil leaves that to the content.
    var role: AccessibilityRole?
    var range: AccessibilityRange?

    /// Whether there is something by which the view becomes an element of its own.
    var makesElement: Bool {
        label != nil || value != nil || hint != nil || !addedTraits.isEmpty || !actions.isEmpty || defaultAction != nil
            || adjust != nil || role != nil
    }
}
