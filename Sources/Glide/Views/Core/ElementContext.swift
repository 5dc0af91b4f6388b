/// What an update hands down the tree of elements.
@MainActor
public struct _ElementContext {
    /// The host of the window.
    unowned let host: ViewHost
    /// The element above.
    weak var parent: _ViewElement?
    /// The values that views read with `@Environment`.
    var environment: EnvironmentValues
    /// The transaction of the changes that cause the update.
    var transaction: Transaction
    /// When these changes happened.
    var time: Time

    /// The context for what stands below `element`.
    func below(_ element: _ViewElement) -> _ElementContext {
        var inner = self
        inner.parent = element
        return inner
    }
}
