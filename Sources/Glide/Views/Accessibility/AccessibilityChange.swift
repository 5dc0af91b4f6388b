/// What is different about a window's elements since it was told last.
enum AccessibilityChange {
    /// `child` stands at `index` of `parent` now; a nil parent is the window.
    case added(AccessibilityElement, parent: Int?, index: Int)
    /// The element `id` stood at `index` of `parent`.
    case removed(id: Int, parent: Int?, index: Int)
    case name(AccessibilityElement)
    case description(AccessibilityElement)
    case value(AccessibilityElement)
    /// The letters shown; `old` are those before.
    case text(AccessibilityElement, old: String)
    case state(AccessibilityElement, AccessibilityState, Bool)
    /// Another one of the element's children is selected.
    case selection(AccessibilityElement)
    /// It has come to rest at another place.
    case bounds(AccessibilityElement)
}
