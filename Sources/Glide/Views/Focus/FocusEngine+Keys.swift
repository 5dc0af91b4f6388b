/// What keys do, from the view with the focus outward.
extension FocusEngine {
    /// A key goes down or repeats.
    func keyDown(_ event: KeyEvent) {
        host.bring(to: host.outerNow)
        revalidate()
        if case .modifier = event.key { return }
        // What a key holds pressed stays so, however often the key repeats.
        if let held, held.key == event.key, event.isRepeat { return }
        if event.isComposing { return }
        usesKeys = true
        if event.key == .escape, breakOff() { return }
        if !event.modifiers.isDisjoint(with: [.control, .option, .command]), takeShortcut(event) { return }
        if tell(event, isDown: true) { return }
        switch event.key {
        case .tab where event.modifiers.isDisjoint(with: [.control, .option, .command]):
            return step(event.modifiers.contains(.shift) ? -1 : 1)
        case .space where event.isPlain, .return where event.isPlain:
            if hold(event) { return }
        case .upArrow where event.isPlain, .downArrow where event.isPlain, .leftArrow where event.isPlain,
            .rightArrow where event.isPlain:
            if moveOrScroll(event) { return }
        default: break
        }
        if event.modifiers.isDisjoint(with: [.control, .option, .command]), takeShortcut(event) { return }
        if event.key == .escape, leave() { return }
        scroll(event)
    }

    /// A key comes up, or is lost.
    func keyUp(_ event: KeyEvent) {
        if let held, held.key == event.key { return release(isKept: !event.isLost) }
        if event.isLost { return }
        host.bring(to: host.outerNow)
        revalidate()
        _ = tell(event, isDown: false)
    }

    /// The mouse or a finger goes down: the ring is gone, and Tab goes on from what lies there.
    func pressed(at place: Point) {
        usesKeys = false
        ring.hide()
        let hit = HitTestPass.path(to: place, from: host.scene.root)
        guard let node = hit.first else { return }
        let clicked = hit.first { node in FocusUnit(node)?.takesClicks ?? false }
        if let clicked {
            focus(clicked, by: .pointer)
        } else if let focused, !(FocusUnit(focused)?.takesClicks ?? false) {
            move(to: nil, among: [], by: .pointer)
        }
        start = node
    }

    // MARK: Telling

    /// Tells the view with the focus of a key, then those around it; answers whether one has used it up.
    private func tell(_ event: KeyEvent, isDown: Bool) -> Bool {
        guard let focused else { return false }
        let press = KeyPress(event, isDown: isDown)
        var node: Node? = focused.innermostWrapped
        while let current = node {
            if let press, let listener = current as? KeyPressNode, listener.take(press) { return true }
            if isDown, let take = (current as? any FocusCarrier)?.focusOffer?.takeKey, isFocused(current), take(event) {
                return true
            }
            node = current.parent
        }
        return false
    }

    /// Has Space or Return hold the view with the focus pressed.
    private func hold(_ event: KeyEvent) -> Bool {
        // A space that dead keys made is typed.
        guard !event.isRepeat, event.text.isEmpty || event.key == .return || event.text == " ", let focused,
            let unit = FocusUnit(focused), unit.isPressed
        else { return false }
        hold(unit, by: event.key)
        return true
    }

    private func hold(_ unit: FocusUnit, by key: Key) {
        release(isKept: false)
        held = HeldKey(key: key, contact: press(unit))
    }

    /// Ends what is under way without effect: a view that a key or a finger holds, content that is dragged.
    private func breakOff() -> Bool {
        if held != nil {
            release(isKept: false)
            return true
        }
        guard host.dispatcher.isPressed else { return false }
        host.cancelInput(.brokenOff)
        return true
    }

    // MARK: Shortcuts

    /// Presses the control whose shortcut the event is; the last in the order of painting, if it is that of several.
    private func takeShortcut(_ event: KeyEvent) -> Bool {
        guard let node = shortcut(event, below: modalRoot) else { return false }
        if event.isRepeat { return true }
        var found: [FocusUnit] = []
        collect(from: node, isSeen: false, into: &found)
        guard let unit = found.first(where: \.isPressed) else { return false }
        hold(unit, by: event.key)
        return true
    }

    private func shortcut(_ event: KeyEvent, below node: Node) -> ShortcutNode? {
        if node.isLeaving { return nil }
        let children = node is HiddenNode ? node.children : node.focusChildren
        for child in children.reversed() {
            if let found = shortcut(event, below: child) { return found }
        }
        guard let own = node as? ShortcutNode, own.shortcut?.matches(event) == true else { return nil }
        return own
    }

    /// Does what Escape does around the view with the focus; without one, for the last view that does anything.
    private func leave() -> Bool {
        if let focused {
            var node: Node? = focused.innermostWrapped
            while let current = node {
                if let action = (current as? ExitCommandNode)?.action {
                    action()
                    return true
                }
                node = current.parent
            }
            return false
        }
        func search(_ node: Node) -> (() -> Void)? {
            if node.isLeaving { return nil }
            for child in node.focusChildren.reversed() {
                if let found = search(child) { return found }
            }
            return (node as? ExitCommandNode)?.action
        }
        guard let action = search(modalRoot) else { return false }
        action()
        return true
    }

    // MARK: Scrolling

    /// Gives a key to what can be scrolled around the focus; without a focus, under the pointer.
    private func scroll(_ event: KeyEvent) {
        guard let focused else { return host.scroll(event) }
        guard event.modifiers.isDisjoint(with: [.control, .option, .command]) else { return }
        var node: Node? = focused
        while let current = node {
            if let receiver = current as? any ScrollReceiver, receiver.press(event.key, modifiers: event.modifiers) {
                return
            }
            node = current.parent
        }
        if event.key != .space { host.scroll(event) }
    }
}

extension KeyEvent {
    /// Whether no modifier is held that makes a command of the key.
    var isPlain: Bool { modifiers.isDisjoint(with: [.shift, .control, .option, .command]) }
}

extension Node {
    /// The innermost node of the same view: what modifiers stand around.
    var innermostWrapped: Node {
        var node = self
        while node.isWrapper, node.children.count == 1 { node = node.children[0] }
        return node
    }
}
