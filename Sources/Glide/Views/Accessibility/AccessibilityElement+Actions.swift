extension AccessibilityElement {
    /// Does what a press does: its default action, or down and up at its centre. False where there is nothing to press.
    @discardableResult
    func performDefault() -> Bool {
        guard isEnabled else { return false }
        if let defaultAction {
            defaultAction()
            return true
        }
        guard let pressed, let host = tree?.host else { return false }
        if !isShowing { scrollIntoView() }
        host.focus.focus(pressed, by: .assistive)
        return host.focus.activate(pressed)
    }

    /// Changes its value by one step; false where that cannot be.
    @discardableResult
    func performAdjustment(_ direction: AccessibilityAdjustmentDirection) -> Bool {
        guard isEnabled else { return false }
        if let adjust {
            adjust(direction)
            return true
        }
        guard let range, let set = range.set else { return false }
        let step = range.step > 0 ? range.step : (range.most - range.least) / 10
        set(min(range.most, max(range.least, range.value + (direction == .increment ? step : -step))))
        return true
    }

    /// Scrolls the views around it so that it is seen; false where that changes nothing.
    @discardableResult
    func scrollIntoView() -> Bool {
        guard let node else { return false }
        var moved = false
        var outer = node.parent
        while let current = outer {
            if let revealer = current as? any AccessibilityRevealer, revealer.bringIntoSight(node) { moved = true }
            outer = current.parent
        }
        return moved
    }

    /// The names of what can be done with it, in order: a press first.
    var actionNames: [String] {
        var names: [String] = []
        if isActivatable { names.append("activate") }
        if isEnabled, adjust != nil || range?.set != nil { names += ["increment", "decrement"] }
        names += actions.map(\.name)
        if isInScrollView { names.append("scroll to") }
        return names
    }

    /// Does what is called `name`; false where there is no such action, or it cannot be done.
    @discardableResult
    func perform(_ name: String) -> Bool {
        guard actionNames.contains(name) else { return false }
        switch name {
        case "activate" where isActivatable: return performDefault()
        case "increment" where adjust != nil || range?.set != nil: return performAdjustment(.increment)
        case "decrement" where adjust != nil || range?.set != nil: return performAdjustment(.decrement)
        default: break
        }
        if let action = actions.first(where: { $0.name == name }) {
            action.perform()
            return true
        }
        return name == "scroll to" && scrollIntoView()
    }

    private var isInScrollView: Bool {
        var outer = node?.parent
        while let current = outer {
            if current is any AccessibilityRevealer { return true }
            outer = current.parent
        }
        return false
    }
}

/// A view that can bring what is in it into sight.
@MainActor
protocol AccessibilityRevealer: Node {
    /// Moves so that `node`, which stands below, is seen; false where it is already.
    func bringIntoSight(_ node: Node) -> Bool
}
