extension ListRowNode: AccessibilityContributor {
    func accessibilityElements(_ pass: AccessibilityPass) -> [AccessibilityElement] {
        let inner = pass.elements(below: self)
        if isSectionEnd {
            for element in inner where element.role == .staticText { element.role = .header }
            return inner
        }
        // A row whose button or switch is all there is to it.
        if inner.count == 1, inner[0].isInteractive, editing == nil { return inner }
        let element = AccessibilityPass.control(.row, of: self, from: inner)
        if let press = gestures.first {
            element.isSelectable = true
            element.isEnabled = press.isEnabled
            element.pressed = self
            if isSelected { element.traits.insert(.isSelected) }
        }
        if editing?.delete != nil {
            element.actions.append(AccessibilityAction(name: "Delete") { [weak self] in self?.removeByAction() })
        }
        return [element]
    }
}
