/// Opens a window of the app: what `@Environment(\.openWindow)` gives.
@MainActor
public struct OpenWindowAction {
    let open: (_ id: String?, _ value: AnyHashable?) -> Void

    /// Opens a window of the scene called `id`. One that shows no value and is open already, of a `Window`, comes to the
    /// front instead. An unknown `id` warns once.
    public func callAsFunction(id: String) {
        open(id, nil)
    }

    /// Opens a window that shows `value`, of the first scene for its type, or brings the one that shows it to the front.
    public func callAsFunction<Value: Hashable>(value: Value) {
        open(nil, AnyHashable(value))
    }

    /// Opens a window of the scene called `id` that shows `value`, or brings the one that shows it to the front.
    public func callAsFunction<Value: Hashable>(id: String, value: Value) {
        open(id, AnyHashable(value))
    }
}
