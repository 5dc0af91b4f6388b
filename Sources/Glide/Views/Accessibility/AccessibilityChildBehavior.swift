/// What becomes of what is inside a view that is made an element for assistive technology.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    enum Kind {
        case ignore, contain, combine
    }

    let kind: Kind

    /// The content is not told of: the view's own label must say it all.
    public static let ignore = AccessibilityChildBehavior(kind: .ignore)
    /// The view is a group around what is inside.
    public static let contain = AccessibilityChildBehavior(kind: .contain)
    /// What is inside becomes one: labels, values and hints one after the other, traits and actions together.
    public static let combine = AccessibilityChildBehavior(kind: .combine)
}
