/// A way to read and write a value that somebody else keeps.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value>: DynamicProperty {
    private let read: () -> Value
    private let write: (Value, Transaction?) -> Void
    /// The transaction with which values are written; nil leaves that to the code that writes.
    private var written: Transaction?

    /// A binding that calls `get` to read and `set` to write.
    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        read = get
        write = { value, transaction in
            if let transaction { withTransaction(transaction) { set(value) } } else { set(value) }
        }
    }

    /// A binding that calls `get` to read and `set` to write, the transaction included.
    public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
        read = get
        write = { set($0, $1 ?? Transaction.current) }
    }

    /// A binding that always reads `value`; writes are ignored.
    public static func constant(_ value: Value) -> Binding<Value> {
        Binding(get: { value }, set: { _ in })
    }

    /// The value.
    public var wrappedValue: Value {
        get { read() }
        nonmutating set { write(newValue, written) }
    }

    /// The binding itself.
    public var projectedValue: Binding<Value> { self }

    /// The binding itself, for `@Binding` properties set from a projected value.
    public init(projectedValue: Binding<Value>) {
        self = projectedValue
    }

    /// A binding to a part of the value.
    public subscript<Part>(dynamicMember keyPath: WritableKeyPath<Value, Part>) -> Binding<Part> {
        var part = Binding<Part>(
            get: { wrappedValue[keyPath: keyPath] }, set: { wrappedValue[keyPath: keyPath] = $0 })
        part.written = written
        return part
    }

    /// The same binding; what is written through it is shown with `animation`.
    public func animation(_ animation: Animation? = .default) -> Binding<Value> {
        transaction(Transaction(animation: animation))
    }

    /// The same binding; what is written through it is shown with `transaction`.
    public func transaction(_ transaction: Transaction) -> Binding<Value> {
        var other = self
        other.written = transaction
        return other
    }
}

extension Binding {
    /// A binding to an optional, which always writes a value.
    public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
        self.init(get: { base.wrappedValue }, set: { if let value = $0 { base.wrappedValue = value } })
    }

    /// A binding to what an optional holds; nil where it holds nothing.
    public init?(_ base: Binding<Value?>) {
        guard let first = base.wrappedValue else { return nil }
        self.init(get: { base.wrappedValue ?? first }, set: { base.wrappedValue = $0 })
    }
}

extension Binding: Identifiable where Value: Identifiable {
    /// The identity of the value.
    public var id: Value.ID { wrappedValue.id }
}
