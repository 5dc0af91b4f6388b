/// The binding of a list's selection, whatever it selects.
@MainActor
struct ListSelection {
    /// What is selected now, and how a press changes it.
    struct State {
        /// Whether several can be selected.
        var isOfSeveral = false
        var contains: (AnyHashable) -> Bool
        var press: (AnyHashable) -> Void
    }

    let read: () -> State

    init<Value: Hashable>(one binding: Binding<Value?>) {
        read = {
            let selected = binding.wrappedValue
            return State(
                contains: { ($0.base as? Value).map { $0 == selected } ?? false },
                press: { tag in if let value = tag.base as? Value { binding.wrappedValue = value } })
        }
    }

    init<Value: Hashable>(several binding: Binding<Set<Value>>) {
        read = {
            let selected = binding.wrappedValue
            return State(
                isOfSeveral: true, contains: { ($0.base as? Value).map { selected.contains($0) } ?? false },
                press: { tag in
                    guard let value = tag.base as? Value else { return }
                    if binding.wrappedValue.remove(value) == nil { binding.wrappedValue.insert(value) }
                })
        }
    }
}
