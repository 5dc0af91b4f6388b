/// The states of AT-SPI that Glide uses, by their numbers (`AtspiStateType`).
enum AccessibleState: Int {
    case active = 1
    case checked = 4
    case enabled = 8
    case focusable = 11
    case focused = 12
    case modal = 16
    case pressed = 20
    case selectable = 22
    case selected = 23
    case sensitive = 24
    case showing = 25
    case visible = 30
    case checkable = 41
    case readOnly = 43

    /// What AT-SPI calls a state of an element.
    static func of(_ state: AccessibilityState) -> [AccessibleState] {
        switch state {
        case .enabled: [.enabled, .sensitive]
        case .focusable: [.focusable]
        case .focused: [.focused]
        case .selectable: [.selectable]
        case .selected: [.selected]
        case .checkable: [.checkable]
        case .checked: [.checked]
        case .pressed: [.pressed]
        case .showing: [.showing]
        case .modal: [.modal]
        }
    }

    /// The state in words, as events name it.
    var name: String {
        self == .readOnly ? "read-only" : "\(self)"
    }
}
