/// An object that assistive technology asks: the app, a window, or an element of a window.
@MainActor
struct AccessibleObject {
    let application: AccessibleApplication
    let window: AccessibleWindow?
    let element: AccessibilityElement?

    var path: AccessiblePath {
        guard let window else { return .application }
        return element.map { .element(window: window.id, id: $0.id) } ?? .window(window.id)
    }

    /// The object as others are told of it: the app's name on the bus, and the path.
    var reference: BusValue { application.reference(to: path) }

    var children: [AccessibleObject] {
        guard let window else {
            return application.windows.map { AccessibleObject(application: application, window: $0, element: nil) }
        }
        return (element?.children ?? window.tree.elements).map {
            AccessibleObject(application: application, window: window, element: $0)
        }
    }

    var parent: AccessibleObject? {
        guard let window else { return nil }
        guard let element else { return AccessibleObject(application: application, window: nil, element: nil) }
        return AccessibleObject(application: application, window: window, element: element.parent)
    }

    var parentReference: BusValue { parent?.reference ?? application.desktop }

    /// Its place among its parent's children; -1 for the app, which does not know.
    var index: Int {
        parent?.children.firstIndex { $0.path == path } ?? -1
    }

    var name: String {
        element?.name ?? window?.title ?? application.name
    }

    /// What it is for, and else what value it shows, where there is no other place for that.
    var description: String {
        element?.hint ?? ""
    }

    var role: AccessibleRole { element.map { AccessibleRole($0) } ?? (window == nil ? .application : .frame) }

    /// The interfaces that the object has, without their common beginning.
    var interfaces: [String] {
        guard let window else { return ["Accessible", "Application"] }
        guard let element else { return ["Accessible", "Component"] }
        _ = window
        var names = ["Accessible", "Component"]
        if !element.actionNames.isEmpty { names.append("Action") }
        if hasText { names.append("Text") }
        if element.range != nil || (element.value != nil && element.role != .toggle) { names.append("Value") }
        if element.children.contains(where: \.isSelectable) { names.append("Selection") }
        return names
    }

    /// Whether the object has letters to be read one by one.
    var hasText: Bool {
        guard let element else { return false }
        return element.text != nil && [.staticText, .header, .link].contains(element.role)
    }

    /// What is true of the object, as two numbers of 32 bits.
    var states: BusValue {
        var bits: UInt64 = 0
        func insert(_ states: AccessibleState...) { for state in states { bits |= 1 << UInt64(state.rawValue) } }
        insert(.enabled, .sensitive, .visible, .showing)
        if let window, element == nil, window.isActive { insert(.active) }
        if let window, let element {
            let known = window.tree.states(of: element)
            bits = 0
            insert(.visible)
            for state in known { for shown in AccessibleState.of(state) { insert(shown) } }
            if hasText { insert(.readOnly) }
        }
        return .array(
            [.uint32(UInt32(truncatingIfNeeded: bits)), .uint32(UInt32(truncatingIfNeeded: bits >> 32))], element: "u")
    }

    /// Further facts, in words.
    var attributes: BusValue {
        var facts = [("toolkit", "Glide")]
        if let element {
            if let identifier = element.identifier { facts.append(("id", identifier)) }
            if let value = element.value, element.role != .toggle { facts.append(("valuetext", value)) }
            if element.traits.contains(.updatesFrequently), element.role != .progress {
                facts.append(("live", "polite"))
            }
        }
        return .array(facts.map { .entry(.string($0.0), .string($0.1)) }, element: "{ss}")
    }
}
