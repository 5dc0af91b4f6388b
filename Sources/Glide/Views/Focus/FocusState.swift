/// Tells which of the views marked with `focused` has the keyboard's focus, and moves it there when it is written.
///
/// With a `Bool` it says whether the one view has it; with an optional value, which one has. A value that no view is marked
/// with takes the focus away and goes back to nil.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
    /// What `focused` takes: reads and moves the focus.
    @propertyWrapper
    public struct Binding {
        let storage: StateStorage<Value>?
        let initial: Value

        /// Which view has the focus.
        public var wrappedValue: Value {
            get { storage?.value ?? initial }
            nonmutating set { storage?.moveFocus(to: newValue, else: initial) }
        }

        /// The binding itself.
        public var projectedValue: Binding { self }
    }

    private let initial: Value
    private var storage: StateStorage<Value>?

    /// Whether the view has the focus: at first it has not.
    public init() where Value == Bool {
        initial = false
    }

    /// Which of several views has the focus: at first none has.
    public init<Name: Hashable>() where Value == Name? {
        initial = nil
    }

    /// Which view has the focus.
    public var wrappedValue: Value {
        get { storage?.value ?? initial }
        nonmutating set { storage?.moveFocus(to: newValue, else: initial) }
    }

    /// What `focused` takes.
    public var projectedValue: Binding { Binding(storage: storage, initial: initial) }
}

extension FocusState: LinkedProperty {
    mutating func link(to slot: inout AnyObject?, of element: _ViewElement, in context: _ElementContext) {
        let kept =
            slot.map { unsafeDowncast($0, to: StateStorage<Value>.self) } ?? StateStorage(initial, host: context.host)
        slot = kept
        storage = kept
    }
}

extension StateStorage where Value: Hashable {
    /// Writes the value and, once the update at hand is laid out, moves the focus to the view that is marked with it.
    ///
    /// - Parameter none: what is written where no view is marked with it.
    fileprivate func moveFocus(to value: Value, else none: Value) {
        nonisolated(unsafe) let (value, none) = (value, none)
        assumeMainActor {
            self.value = value
            guard let host else { return }
            host.change { [weak self] in
                host.afterLayout {
                    guard let self else { return }
                    host.focus.follow(self) { self.value = none }
                }
            }
        }
    }
}
