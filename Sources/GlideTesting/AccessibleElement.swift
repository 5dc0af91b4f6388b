/// Something in a window as assistive technology is told of it.
///
/// It is a picture of one moment: look again after something has been done.
@MainActor
public struct AccessibleElement {
    private let element: AccessibilityInspection.Element

    init(_ element: AccessibilityInspection.Element) {
        self.element = element
    }

    /// Stays the same as long as the element is there.
    public var id: Int { element.id }
    /// What kind of thing it is: `button`, `staticText`, `header`, `image`, `toggle`, `slider`, `progress`, `link`, `group`,
    /// `scrollView`, `list`, `row`, `pages`, `page`, `options`, `option` or `dialog`.
    public var role: String { element.role }
    /// What it is called.
    public var name: String { element.name }
    /// What value it shows.
    public var value: String? { element.value }
    /// What happens when it is used.
    public var hint: String? { element.hint }
    /// By what tests find it.
    public var identifier: String? { element.identifier }
    /// What is true of it: `enabled`, `focusable`, `focused`, `selectable`, `selected`, `checkable`, `checked`, `pressed`,
    /// `showing`, `modal`.
    public var states: Set<String> { element.states }
    /// Where it is seen in the window.
    public var frame: Rect { element.frame }
    /// The number it shows, and those that it could; nil where it shows none.
    public var range: (value: Double, least: Double, most: Double)? { element.range }
    /// What can be done with it, by name.
    public var actions: [String] { element.actions }
    /// What is inside, in the order in which it is read.
    public var children: [AccessibleElement] { element.children.map { AccessibleElement($0) } }

    /// Everything inside, in the order in which it is read.
    public var descendants: [AccessibleElement] { children.flatMap { [$0] + $0.descendants } }

    /// Does what is called `action`; false where that cannot be done.
    @discardableResult
    public func perform(_ action: String) -> Bool { element.perform(action) }
    /// Presses it; false where there is nothing to press.
    @discardableResult
    public func activate() -> Bool { perform("activate") }
    /// Raises its value by a step; false where that cannot be done.
    @discardableResult
    public func increment() -> Bool { perform("increment") }
    /// Lowers its value by a step; false where that cannot be done.
    @discardableResult
    public func decrement() -> Bool { perform("decrement") }
    /// Scrolls so that it is seen; false where that changes nothing.
    @discardableResult
    public func scrollTo() -> Bool { perform("scroll to") }
}

extension TestWindow {
    /// What assistive technology is told of the window: the outermost elements, in the order in which they are read.
    public var accessibility: [AccessibleElement] {
        window.update()
        return AccessibilityInspection(window).elements.map { AccessibleElement($0) }
    }

    /// Everything that assistive technology is told of, in the order in which it is read.
    public var accessibleElements: [AccessibleElement] {
        accessibility.flatMap { [$0] + $0.descendants }
    }

    /// The first element called `name`, of `role` if that is given; nil if there is none.
    public func accessibleElement(_ name: String, role: String? = nil) -> AccessibleElement? {
        accessibleElements.first { $0.name == name && (role ?? $0.role) == $0.role }
    }

    /// What was announced since the window was made, oldest first.
    public var announcements: [String] { AccessibilityInspection.announcements }
}
