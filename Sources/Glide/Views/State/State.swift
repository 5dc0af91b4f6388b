/// A value that a view owns and that lasts as long as the view's identity.
///
/// Writing it shows the view again. Read and write it on the main actor. A read outside a view that is shown answers
/// the initial value.
@propertyWrapper
public struct State<Value>: DynamicProperty {
    private let initial: Value
    private var storage: StateStorage<Value>?

    /// A state that starts as `wrappedValue`.
    public init(wrappedValue: Value) {
        initial = wrappedValue
    }

    /// A state that starts as `initialValue`.
    public init(initialValue: Value) {
        initial = initialValue
    }

    /// The value.
    public var wrappedValue: Value {
        get { storage?.value ?? initial }
        nonmutating set {
            if let storage {
                storage.value = newValue
            } else {
                MainActor.assumeIsolated {
                    Warnings.warnOnce(
                        "state-unlinked-\(Value.self)",
                        "@State of type \(Value.self) was written before its view was shown; the write is ignored.")
                }
            }
        }
    }

    /// A binding to the value, to hand to other views.
    public var projectedValue: Binding<Value> {
        let storage = storage
        let initial = initial
        return Binding(get: { storage?.value ?? initial }, set: { storage?.writeThroughBinding($0) })
    }
}

extension State where Value: ExpressibleByNilLiteral {
    /// A state that starts as nil.
    public init() {
        self.init(wrappedValue: nil)
    }
}

extension State: Sendable where Value: Sendable {}

extension State: LinkedProperty {
    mutating func link(to slot: inout AnyObject?, of element: _ViewElement, in context: _ElementContext) {
        if let kept = slot {
            storage = unsafeDowncast(kept, to: StateStorage<Value>.self)
        } else {
            let made = StateStorage(initial, host: context.host)
            slot = made
            storage = made
        }
    }
}
