/// Ends what the view is shown in, which is its window: what `@Environment(\.dismiss)` gives.
@MainActor
public struct DismissAction {
    let dismiss: () -> Void

    /// Closes the window.
    public func callAsFunction() {
        dismiss()
    }
}
