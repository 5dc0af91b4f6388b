/// A node that may have the keyboard's focus: because it can be pressed, because it takes keys, or because the app says so.
///
/// Carriers around one another, with nothing between them but modifiers, are one view for the keyboard: `FocusUnit`.
@MainActor
protocol FocusCarrier: Node {
    /// What the node has for the keyboard at present; nil while it has nothing, because it is switched off for example.
    var focusOffer: FocusOffer? { get }
    /// The focus has come to the view, or gone from it.
    func focusChanged(_ isFocused: Bool)
}

extension FocusCarrier {
    func focusChanged(_ isFocused: Bool) {}
}

/// What a node has for the keyboard.
@MainActor
struct FocusOffer {
    /// Whether Space and Return press the view at its centre.
    var isPressed = false
    /// Whether a press at the centre would mean something else than that the view is used, as on a slider: keys move it.
    var isMovedOnly = false
    /// Whether the view is a button by its traits only: what is inside of it and can be pressed goes before.
    var isByTrait = false
    /// Whether a press of the mouse brings the focus, not only keys: something that is edited.
    var takesClicks = false
    /// Whether the app keeps the view, and what else it is made of, from having the focus.
    var isRefused = false
    /// Whether it is one of many that are one stop for Tab, with arrow keys between them: a row of a list.
    var isOneOfMany = false
    /// Takes a key before anything else is done with it; answers whether it was used. What `isPressed` does comes after.
    var takeKey: ((KeyEvent) -> Bool)?
}

extension GestureNode: FocusCarrier {
    var focusOffer: FocusOffer? {
        let isButton = gestures.contains {
            $0.isEnabled && $0.mask.contains(.gesture) && $0.recogniser.isPress
        }
        return isButton ? FocusOffer(isPressed: true) : nil
    }

    func focusChanged(_ isFocused: Bool) {
        onFocus?(isFocused)
    }
}

extension AccessibilityNode: FocusCarrier {
    var focusOffer: FocusOffer? {
        isEnabled && properties.addedTraits.contains(.isButton) ? FocusOffer(isPressed: true, isByTrait: true) : nil
    }
}
