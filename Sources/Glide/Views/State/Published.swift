/// A property of an observable object that tells of every write.
@propertyWrapper
public struct Published<Value> {
    /// Keeps the value, so that subscribers of the projected value reach it.
    fileprivate final class Storage {
        var value: Value
        let subscribers = Subscribers<Value>()

        init(_ value: Value) {
            self.value = value
        }
    }

    private let storage: Storage

    /// A property that starts as `wrappedValue`.
    public init(wrappedValue: Value) {
        storage = Storage(wrappedValue)
    }

    /// A property that starts as `initialValue`.
    public init(initialValue: Value) {
        storage = Storage(initialValue)
    }

    /// Only properties of classes can tell of their changes.
    @available(
        *, unavailable, message: "@Published is for properties of classes; a view keeps its own values in @State"
    )
    public var wrappedValue: Value {
        get { fatalError("not for structs") }
        // swift-format-ignore
        set { fatalError("not for structs") }
    }

    /// The value of the object's property. A write tells first, and then changes.
    public static subscript<Object: AnyObject>(
        _enclosingInstance object: Object, wrapped wrapped: ReferenceWritableKeyPath<Object, Value>,
        storage path: ReferenceWritableKeyPath<Object, Published<Value>>
    ) -> Value {
        get { object[keyPath: path].storage.value }
        set {
            let storage = object[keyPath: path].storage
            if let object = object as? any ObservableObject { tell(object) }
            storage.subscribers.send(newValue)
            storage.value = newValue
        }
    }

    private static func tell<Object: ObservableObject>(_ object: Object) {
        (object.objectWillChange as? ObservableObjectPublisher)?.send()
    }

    /// Tells of the value at once and of every one that is about to be written.
    public var projectedValue: Publisher { Publisher(storage: storage) }

    /// Tells of a property's values.
    public struct Publisher: Glide.Publisher {
        fileprivate let storage: Storage

        /// Calls `receiveValue` with the present value and with every one that is about to be written.
        @MainActor
        public func sink(receiveValue: @escaping @MainActor (Value) -> Void) -> AnyCancellable {
            receiveValue(storage.value)
            return storage.subscribers.add(receiveValue)
        }
    }
}
