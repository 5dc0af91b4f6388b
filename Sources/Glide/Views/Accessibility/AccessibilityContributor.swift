/// A node that has something to say to assistive technology.
@MainActor
protocol AccessibilityContributor: Node {
    /// The elements that the node and what is below it stand for; `pass` finds those below.
    func accessibilityElements(_ pass: AccessibilityPass) -> [AccessibilityElement]
}

extension TextNode: AccessibilityContributor {
    func accessibilityElements(_ pass: AccessibilityPass) -> [AccessibilityElement] {
        if string.isEmpty || isRedacted { return [] }
        let element = AccessibilityElement(.staticText, of: self)
        element.text = string
        return [element]
    }
}

extension SymbolNode: AccessibilityContributor {
    func accessibilityElements(_ pass: AccessibilityPass) -> [AccessibilityElement] {
        if isRedacted { return [] }
        let element = AccessibilityElement(.image, of: self)
        let words = name.split(separator: ".").filter { $0 != "fill" && $0 != "circle" || name.hasPrefix($0) }
        element.text = words.joined(separator: " ")
        return [element]
    }
}

extension OpacityNode: AccessibilityContributor {
    func accessibilityElements(_ pass: AccessibilityPass) -> [AccessibilityElement] {
        // What is not seen by anybody is not read to anybody.
        goal > 0 ? pass.elements(below: self) : []
    }
}

extension GestureNode: AccessibilityContributor {
    func accessibilityElements(_ pass: AccessibilityPass) -> [AccessibilityElement] {
        let inner = pass.elements(below: self)
        guard let press = gestures.first(where: { $0.recogniser.isPress && $0.mask.contains(.gesture) }) else {
            return inner
        }
        // A control inside is what the press is for.
        if inner.count == 1, inner[0].isInteractive, inner[0].children.isEmpty { return inner }
        let element = AccessibilityPass.control(.button, of: self, from: inner)
        element.traits.insert(.isButton)
        element.isEnabled = press.isEnabled
        element.pressed = self
        return [element]
    }
}

extension AccessibilityNode: AccessibilityContributor {
    func accessibilityElements(_ pass: AccessibilityPass) -> [AccessibilityElement] {
        if properties.isHidden == true { return [] }
        if properties.children?.kind == .ignore {
            return [ofItsOwn]
        }
        let inner = pass.elements(below: self)
        switch properties.children?.kind {
        case .contain?: return [container(of: inner)]
        case .combine?: return [combined(inner)]
        default: break
        }
        if properties.role != nil || properties.addedTraits.contains(.isToggle) { return [control(of: inner)] }
        switch inner.count {
        case 0:
            return properties.makesElement ? [ofItsOwn] : []
        case 1:
            inner[0].apply(properties)
            pressIfButton(inner[0])
            return inner
        default:
            let element: AccessibilityElement
            if properties.addedTraits.isDisjoint(with: [.isButton, .isLink]) {
                element = AccessibilityElement(.group, of: self)
                element.setChildren(inner)
            } else {
                element = AccessibilityPass.control(.button, of: self, from: inner)
                element.isEnabled = isEnabled
            }
            element.apply(properties)
            pressIfButton(element)
            return [element]
        }
    }

    /// An element without others inside.
    private var ofItsOwn: AccessibilityElement {
        let element = AccessibilityElement(.group, of: self)
        element.isEnabled = isEnabled
        element.apply(properties)
        pressIfButton(element)
        return element
    }

    /// What is a button by its trait only is pressed at its centre too, whoever takes the press there.
    private func pressIfButton(_ element: AccessibilityElement) {
        guard properties.addedTraits.contains(.isButton), element.role == .button, element.pressed == nil else {
            return
        }
        element.pressed = self
    }

    private func container(of inner: [AccessibilityElement]) -> AccessibilityElement {
        let element = AccessibilityElement(.group, of: self)
        element.setChildren(inner)
        element.apply(properties)
        return element
    }

    private func combined(_ inner: [AccessibilityElement]) -> AccessibilityElement {
        let element = AccessibilityElement(.staticText, of: self)
        AccessibilityPass.combine(inner, into: element)
        let pressable = inner.filter { $0.pressed != nil || $0.defaultAction != nil }
        if let first = pressable.first {
            element.role = first.role
            element.pressed = first.pressed
            element.defaultAction = first.defaultAction
            element.isEnabled = first.isEnabled
        }
        // The further ones are told apart by name.
        for other in pressable.dropFirst() {
            element.actions.append(AccessibilityAction(name: other.name) { other.performDefault() })
        }
        element.adjust = inner.lazy.compactMap(\.adjust).first
        element.apply(properties)
        return element
    }

    /// A control of Glide's own: what is inside are its parts.
    private func control(of inner: [AccessibilityElement]) -> AccessibilityElement {
        let element = AccessibilityElement(.group, of: self)
        AccessibilityPass.combine(inner.filter { !$0.isInteractive }, into: element)
        if element.label == nil { element.label = inner.first { $0.isInteractive && !$0.name.isEmpty }?.name }
        if let part = inner.first(where: { $0.pressed != nil }) {
            if properties.role != .slider { element.pressed = part.pressed }
        }
        element.isEnabled = isEnabled
        element.value = nil
        element.apply(properties)
        if properties.role == .options { element.setChildren(Self.options(in: inner)) }
        return element
    }

    /// The views to choose from, without what takes the presses for all of them.
    private static func options(in elements: [AccessibilityElement]) -> [AccessibilityElement] {
        elements.flatMap { $0.role == .option ? [$0] : options(in: $0.children) }
    }
}
