/// The content of a window that shows a value.
public struct PresentedWindowContent<Value: Hashable, Content: View>: View {
    @State private var value: Value?
    private let content: (Binding<Value?>) -> Content

    init(_ value: Value?, _ content: @escaping (Binding<Value?>) -> Content) {
        _value = State(initialValue: value)
        self.content = content
    }

    /// The content for the value as it is now.
    public var body: some View {
        content($value)
    }
}
