import Glide

/// A number that a benchmark sets from outside.
@MainActor
final class Handle {
    fileprivate var binding: Binding<Int>?

    var value: Int {
        get { binding?.wrappedValue ?? 0 }
        set { binding?.wrappedValue = newValue }
    }
}

/// Shows `content` for the number that `handle` sets.
struct Held<Content: View>: View {
    let handle: Handle
    let content: (Int) -> Content
    @State private var value = 0

    init(_ handle: Handle, @ViewBuilder content: @escaping (Int) -> Content) {
        self.handle = handle
        self.content = content
    }

    var body: some View {
        content(value).onAppear { handle.binding = $value }
    }
}
