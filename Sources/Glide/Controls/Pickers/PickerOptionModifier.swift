/// Tells assistive technology of each view of a picker, which answers presses as a whole.
struct PickerOptionModifier<SelectionValue: Hashable>: NodeModifier {
    let selection: Binding<SelectionValue>

    func makeNode(in context: _ElementContext) -> PickerOptionNode { PickerOptionNode() }

    func update(_ node: PickerOptionNode, in context: _ElementContext) {
        node.isEnabled = context.environment.isEnabled
        node.isSelected = { [selection] tag in tag == AnyHashable(selection.wrappedValue) }
        node.select = { [selection] tag in
            if let value = tag.base as? SelectionValue, value != selection.wrappedValue {
                selection.wrappedValue = value
            }
        }
    }
}

final class PickerOptionNode: Node, AccessibilityContributor {
    var isEnabled = true
    var isSelected: (AnyHashable) -> Bool = { _ in false }
    var select: (AnyHashable) -> Void = { _ in }

    override var kind: String { "option" }
    override var forwardsLayoutPriority: Bool { true }
    override var isTransparent: Bool { true }

    func accessibilityElements(_ pass: AccessibilityPass) -> [AccessibilityElement] {
        let element = AccessibilityElement(.option, of: self)
        AccessibilityPass.combine(pass.elements(below: self), into: element)
        element.isEnabled = isEnabled
        element.isSelectable = true
        if let tag {
            if isSelected(tag) { element.traits.insert(.isSelected) }
            element.defaultAction = { [select] in select(tag) }
        }
        return [element]
    }
}
