extension AccessibleApplication {
    /// Tells of an event on the object at `path`.
    func emit(
        _ path: AccessiblePath, _ kind: String, _ member: String, _ detail: String = "", _ first: Int32 = 0,
        _ second: Int32 = 0, _ value: BusValue = .int32(0)
    ) {
        guard isListening else { return }
        connection?.emit(
            path: path.text, interface: "org.a11y.atspi.Event." + kind, member: member,
            [.string(detail), .int32(first), .int32(second), .variant(value), .properties([:])])
    }

    /// Tells that something has happened to a window.
    func tell(_ window: AccessibleWindow, _ event: String) {
        emit(.window(window.id), "Window", event, "", 0, 0, .string(window.title))
    }

    /// Tells that an object has come to or gone from another.
    func tellChild(_ child: AccessiblePath, of parent: AccessiblePath, index: Int, isAdded: Bool) {
        emit(
            parent, "Object", "ChildrenChanged", isAdded ? "add" : "remove", Int32(truncatingIfNeeded: index), 0,
            reference(to: child))
        guard !isAdded, isListening else { return }
        connection?.emit(
            path: AccessiblePath.cache.text, interface: "org.a11y.atspi.Cache", member: "RemoveAccessible",
            [reference(to: child)])
    }

    /// Tells that the focus has come to an element, or gone from it.
    func tellFocus(_ element: AccessibilityElement, in window: AccessibleWindow, _ isFocused: Bool) {
        let path = AccessiblePath.element(window: window.id, id: element.id)
        emit(path, "Object", "StateChanged", "focused", isFocused ? 1 : 0)
        if isFocused { emit(path, "Focus", "Focus") }
    }

    /// Has `text` read out.
    func announce(_ text: String) {
        let window = windows.first(where: \.isActive) ?? windows.first
        // 1: when what is being read has come to its end.
        emit(window.map { .window($0.id) } ?? .application, "Object", "Announcement", "", 1, 0, .string(text))
    }

    /// Tells of what has changed in a window.
    func tell(_ changes: [AccessibilityChange], in window: AccessibleWindow) {
        func path(_ element: AccessibilityElement) -> AccessiblePath { .element(window: window.id, id: element.id) }
        func path(_ id: Int?) -> AccessiblePath { id.map { .element(window: window.id, id: $0) } ?? .window(window.id) }
        for change in changes {
            switch change {
            case .added(let element, let parent, let index):
                tellChild(path(element), of: path(parent), index: index, isAdded: true)
            case .removed(let id, let parent, let index):
                tellChild(path(id), of: path(parent), index: index, isAdded: false)
            case .name(let element):
                emit(path(element), "Object", "PropertyChange", "accessible-name", 0, 0, .string(element.name))
            case .description(let element):
                emit(
                    path(element), "Object", "PropertyChange", "accessible-description", 0, 0,
                    .string(element.hint ?? ""))
            case .value(let element):
                let value = element.range.map { BusValue.double($0.value) } ?? .string(element.value ?? "")
                emit(path(element), "Object", "PropertyChange", "accessible-value", 0, 0, value)
            case .text(let element, let old): tellText(path(element), from: old, to: element.text ?? "")
            case .state(let element, let state, let isOn):
                for shown in AccessibleState.of(state) {
                    emit(path(element), "Object", "StateChanged", shown.name, isOn ? 1 : 0)
                }
            case .selection(let element): emit(path(element), "Object", "SelectionChanged")
            case .bounds(let element):
                guard awaitsBounds else { continue }
                emit(
                    path(element), "Object", "BoundsChanged", "", 0, 0,
                    .structure(AccessibleObject.whole(element.frame)))
            }
        }
    }

    /// Tells what has become of a text: what was taken out, what was put in.
    private func tellText(_ path: AccessiblePath, from old: String, to new: String) {
        let before = Array(old.unicodeScalars)
        let after = Array(new.unicodeScalars)
        var start = 0
        while start < min(before.count, after.count), before[start] == after[start] { start += 1 }
        var end = 0
        while end < min(before.count, after.count) - start,
            before[before.count - 1 - end] == after[after.count - 1 - end]
        {
            end += 1
        }
        func tell(_ what: String, _ scalars: [Unicode.Scalar]) {
            let part = scalars[start..<(scalars.count - end)]
            guard !part.isEmpty else { return }
            var text = String.UnicodeScalarView()
            text.append(contentsOf: part)
            emit(
                path, "Object", "TextChanged", what, Int32(truncatingIfNeeded: start),
                Int32(truncatingIfNeeded: part.count), .string(String(text)))
        }
        tell("delete", before)
        tell("insert", after)
    }
}
