/// What a window is to assistive technology: a tree of elements, made when somebody asks.
///
/// Nobody asks, nothing is made: without assistive technology the tree costs nothing.
@MainActor
final class AccessibilityTree {
    unowned let host: ViewHost
    /// Told of what has changed, as long as somebody listens.
    var onChanges: (([AccessibilityChange]) -> Void)? {
        didSet { if oldValue == nil, onChanges != nil { changes.begin(with: elements) } }
    }
    /// Told that the focus has gone from one element to another.
    var onFocus: ((_ from: AccessibilityElement?, _ to: AccessibilityElement?) -> Void)?

    private var roots: [AccessibilityElement] = []
    private var known: [Int: AccessibilityElement] = [:]
    private var identities: [IdentityKey: Identity] = [:]
    private var lastID = 0
    /// The update that the elements show, and the state of what scrolls: rows come and go with that alone.
    private var serial = (update: -1, geometry: -1)
    private var changes = AccessibilityChanges()
    private var toldAt: Time?

    /// Changes are told at most so often, in seconds, while something moves: what comes in between is told together.
    private static let pause = 0.05

    private struct IdentityKey: Hashable {
        let node: ObjectIdentifier
        let isPlace: Bool
    }

    private struct Identity {
        weak var node: Node?
        let id: Int
    }

    init(host: ViewHost) {
        self.host = host
        host.focus.focusMoved = { [weak self] old, new in self?.focusMoved(from: old, to: new) }
    }

    // MARK: Asking

    /// The outermost elements, in the order in which they are read.
    var elements: [AccessibilityElement] {
        refresh()
        return roots
    }

    /// The element with `id`, if it is still there.
    func element(_ id: Int) -> AccessibilityElement? {
        refresh()
        return known[id]
    }

    /// The element that has the keyboard's focus.
    var focused: AccessibilityElement? { host.focus.focused.flatMap { element(for: $0) } }

    /// The element that stands for `node` or what it wraps, or else what it is a part of.
    func element(for node: Node) -> AccessibilityElement? {
        refresh()
        var inner: Node? = node
        while let current = inner {
            if let found = element(at: current) { return found }
            inner = current.isWrapper && current.children.count == 1 ? current.children[0] : nil
        }
        var outer = node.parent
        while let current = outer {
            if let found = element(at: current) { return found }
            outer = current.parent
        }
        return nil
    }

    private func element(at node: Node) -> AccessibilityElement? {
        if let id = identities[IdentityKey(node: ObjectIdentifier(node), isPlace: false)]?.id, let found = known[id] {
            return found
        }
        return nil
    }

    /// The innermost element at `place` of the window.
    func element(at place: Point) -> AccessibilityElement? {
        func search(_ elements: [AccessibilityElement]) -> AccessibilityElement? {
            for element in elements.reversed() {
                if let found = search(element.children) { return found }
                if element.frame.contains(place), element.isShowing { return element }
            }
            return nil
        }
        return search(elements)
    }

    /// What is true of `element`.
    func states(of element: AccessibilityElement) -> Set<AccessibilityState> {
        var states: Set<AccessibilityState> = []
        if element.isEnabled { states.insert(.enabled) }
        if element.isShowing { states.insert(.showing) }
        if element.traits.contains(.isModal) { states.insert(.modal) }
        if element.isSelectable || element.traits.contains(.isSelected) { states.insert(.selectable) }
        if element.traits.contains(.isSelected) { states.insert(.selected) }
        if element.role == .toggle {
            states.insert(.checkable)
            if element.value == "1" { states.insert(.checked) }
        }
        if element.role == .option {
            states.insert(.checkable)
            if element.traits.contains(.isSelected) { states.insert(.checked) }
        }
        if let pressed = element.pressed, host.dispatcher.isPressing(pressed) { states.insert(.pressed) }
        if element.isActivatable { states.insert(.focusable) }
        if let focused = host.focus.focused, self.element(for: focused) === element {
            states.formUnion([.focusable, .focused])
        }
        return states
    }

    // MARK: Making

    private func refresh() {
        let new = (update: host.updateSerial, geometry: host.scene.geometrySerial)
        guard serial != new else { return }
        serial = new
        roots = AccessibilityPass().elements(at: host.scene.root)
        known.removeAll(keepingCapacity: true)
        for root in roots { take(root) }
        // Nodes that are gone will not come back; those that only stand aside keep their number.
        if identities.count > 2 * known.count + 64 { identities = identities.filter { $0.value.node != nil } }
    }

    private func take(_ element: AccessibilityElement) {
        element.tree = self
        if let node = element.node {
            let key = IdentityKey(node: ObjectIdentifier(node), isPlace: element.isPlace)
            if let identity = identities[key], identity.node === node {
                element.id = identity.id
            } else {
                lastID += 1
                element.id = lastID
                identities[key] = Identity(node: node, id: lastID)
            }
        }
        known[element.id] = element
        for child in element.children { take(child) }
    }

    // MARK: Telling

    /// A frame has been prepared: tells what has changed, at the latest when everything rests.
    func frameWasPrepared() {
        guard let onChanges else { return }
        let isAtRest = host.isStill
        let now = host.outerNow
        if !isAtRest, let toldAt, now - toldAt < Self.pause { return }
        toldAt = now
        let list = changes.take(elements, isAtRest: isAtRest)
        if !list.isEmpty { onChanges(list) }
    }

    private func focusMoved(from old: Node?, to new: Node?) {
        guard let onFocus else { return }
        onFocus(old.flatMap { element(for: $0) }, new.flatMap { element(for: $0) })
    }
}

extension GestureDispatcher {
    /// Whether something presses what `node` carries.
    fileprivate func isPressing(_ node: Node) -> Bool {
        arenas.contains { arena in
            arena.isDown && (arena.contenders + arena.companions).contains { $0.target === node }
        }
    }
}
