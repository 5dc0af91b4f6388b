/// Whether a view is presented, and a way to end that: the old form of `dismiss`.
@MainActor
public struct PresentationMode {
    fileprivate let dismissal: DismissAction

    /// Whether the view is shown: it always is, as long as something can ask.
    public var isPresented: Bool { true }

    /// Ends what the view is shown in, which is its window.
    public mutating func dismiss() {
        dismissal()
    }
}

extension EnvironmentValues {
    /// Whether the view is presented, and a way to end that.
    @available(*, deprecated, message: "use @Environment(\\.dismiss)")
    @MainActor
    public var presentationMode: Binding<PresentationMode> {
        let dismissal = dismiss
        return Binding(get: { assumeMainActor { PresentationMode(dismissal: dismissal) } }, set: { _ in })
    }
}
