/// Finds out what has become different about a tree of elements.
@MainActor
struct AccessibilityChanges {
    /// What was told of an element.
    private struct Facts {
        var parent: Int?
        var index: Int
        var name: String
        var hint: String?
        var value: String?
        var range: AccessibilityRange?
        var text: String?
        var states: Set<AccessibilityState>
        /// Where it was said to be, and where it was seen last.
        var bounds: Rect
        var latest: Rect
    }

    private var told: [Int: Facts] = [:]
    private var states: (AccessibilityElement) -> Set<AccessibilityState> = { _ in [] }

    /// Takes what is there as known.
    mutating func begin(with elements: [AccessibilityElement]) {
        told = [:]
        states = { $0.tree?.states(of: $0) ?? [] }
        visit(elements, below: nil) { element, parent, index in
            told[element.id] = facts(of: element, parent, index)
        }
    }

    private func facts(of element: AccessibilityElement, _ parent: Int?, _ index: Int) -> Facts {
        let frame = element.frame
        return Facts(
            parent: parent, index: index, name: element.name, hint: element.hint, value: element.value,
            range: element.range, text: element.text, states: states(element), bounds: frame, latest: frame)
    }

    private func visit(
        _ elements: [AccessibilityElement], below parent: Int?,
        _ body: (AccessibilityElement, _ parent: Int?, _ index: Int) -> Void
    ) {
        for (index, element) in elements.enumerated() {
            body(element, parent, index)
            visit(element.children, below: element.id, body)
        }
    }

    /// What is different in `elements` from what was told, which is known from now on.
    ///
    /// - Parameter isAtRest: whether nothing moves. What moves is told of when it has come to its end: when it stands
    ///   where it stood the last time.
    mutating func take(_ elements: [AccessibilityElement], isAtRest: Bool) -> [AccessibilityChange] {
        var new: [Int: Facts] = [:]
        var added: [AccessibilityChange] = []
        var changed: [AccessibilityChange] = []
        var selections: [Int: AccessibilityElement] = [:]
        visit(elements, below: nil) { element, parent, index in
            var facts = facts(of: element, parent, index)
            defer { new[element.id] = facts }
            guard let old = told[element.id], old.parent == parent else {
                // What comes with its parent is told by the parent.
                let isPartOfNew = parent.map { told[$0] == nil } ?? false
                if !isPartOfNew { added.append(.added(element, parent: parent, index: index)) }
                return
            }
            if old.name != facts.name { changed.append(.name(element)) }
            if old.hint != facts.hint { changed.append(.description(element)) }
            if old.value != facts.value || old.range != facts.range { changed.append(.value(element)) }
            if old.text != facts.text { changed.append(.text(element, old: old.text ?? "")) }
            for state in old.states.symmetricDifference(facts.states).sorted(by: { $0.rawValue < $1.rawValue })
            where state != .focused {
                changed.append(.state(element, state, facts.states.contains(state)))
                if state == .selected, let parent = element.parent { selections[parent.id] = parent }
            }
            let hasArrived = isAtRest || facts.latest == old.latest
            if hasArrived, facts.latest != old.bounds {
                changed.append(.bounds(element))
            } else if !hasArrived {
                facts.bounds = old.bounds
            }
        }
        let removed = told.filter { new[$0.key] == nil || new[$0.key]?.parent != $0.value.parent }
            .filter { entry in entry.value.parent.map { new[$0] != nil } ?? true }
            .sorted { ($0.value.index, $0.key) > ($1.value.index, $1.key) }
            .map { AccessibilityChange.removed(id: $0.key, parent: $0.value.parent, index: $0.value.index) }
        told = new
        return removed + added + changed
            + selections.sorted { $0.key < $1.key }.map { AccessibilityChange.selection($0.value) }
    }
}
