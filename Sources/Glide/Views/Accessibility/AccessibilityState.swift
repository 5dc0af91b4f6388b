/// Something that is true of an element or not.
enum AccessibilityState: String, CaseIterable {
    case enabled, focusable, focused, selectable, selected, checkable, checked, pressed, showing, modal
}
