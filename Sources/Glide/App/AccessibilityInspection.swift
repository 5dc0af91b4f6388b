/// What assistive technology is told about a window, for tests and tools.
@MainActor
package struct AccessibilityInspection {
    /// One element.
    @MainActor
    package struct Element {
        fileprivate let element: AccessibilityElement
        fileprivate let tree: AccessibilityTree

        package var id: Int { element.id }
        package var role: String { element.role.rawValue }
        package var name: String { element.name }
        package var value: String? { element.value }
        package var hint: String? { element.hint }
        package var identifier: String? { element.identifier }
        package var states: Set<String> { Set(tree.states(of: element).map(\.rawValue)) }
        package var frame: Rect { element.frame }
        package var range: (value: Double, least: Double, most: Double)? {
            element.range.map { ($0.value, $0.least, $0.most) }
        }
        package var actions: [String] { element.actionNames }
        package var children: [Element] { element.children.map { Element(element: $0, tree: tree) } }

        /// Does what is called `action`; false where that cannot be done.
        package func perform(_ action: String) -> Bool { element.perform(action) }
    }

    private let tree: AccessibilityTree

    package init(_ window: OffscreenWindow) {
        tree = window.host.accessibility
    }

    /// The outermost elements.
    package var elements: [Element] { tree.elements.map { Element(element: $0, tree: tree) } }

    /// What was announced, oldest first.
    package static var announcements: [String] { AnnouncementOutput.requested }
}
