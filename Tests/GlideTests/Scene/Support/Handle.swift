import GlideTesting

/// A state of a view under test, to be read and written from outside.
@MainActor
final class Handle<Value> {
    private var binding: Binding<Value>?

    /// The state's value. The view must be shown.
    var value: Value {
        get { binding!.wrappedValue }
        set { binding!.wrappedValue = newValue }
    }

    /// Takes hold of the state when the view has come.
    func take(_ binding: Binding<Value>) {
        self.binding = binding
    }
}

/// A view with one state, which the test holds by a handle.
struct Held<Value, Content: View>: View {
    @State private var value: Value
    let handle: Handle<Value>
    let content: (Value) -> Content

    init(_ value: Value, by handle: Handle<Value>, @ViewBuilder content: @escaping (Value) -> Content) {
        _value = State(initialValue: value)
        self.handle = handle
        self.content = content
    }

    var body: some View {
        content(value).onAppear { handle.take($value) }
    }
}
