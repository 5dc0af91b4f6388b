/// Closes windows of the app: what `@Environment(\.dismissWindow)` gives.
@MainActor
public struct DismissWindowAction {
    let dismiss: (_ id: String?, _ value: AnyHashable?) -> Void

    /// Closes the window that the view is in.
    public func callAsFunction() {
        dismiss(nil, nil)
    }

    /// Closes the windows of the scene called `id`.
    public func callAsFunction(id: String) {
        dismiss(id, nil)
    }

    /// Closes the windows that show `value`.
    public func callAsFunction<Value: Hashable>(value: Value) {
        dismiss(nil, AnyHashable(value))
    }

    /// Closes the windows of the scene called `id` that show `value`.
    public func callAsFunction<Value: Hashable>(id: String, value: Value) {
        dismiss(id, AnyHashable(value))
    }
}
