/// An observable object that somebody else keeps; the view is evaluated again when it changes.
@propertyWrapper
public struct ObservedObject<Object: ObservableObject>: DynamicProperty {
    private let object: Object

    /// Observes `wrappedValue`.
    public init(wrappedValue: Object) {
        object = wrappedValue
    }

    /// Observes `initialValue`.
    public init(initialValue: Object) {
        object = initialValue
    }

    /// The object.
    public var wrappedValue: Object {
        object.noteReading()
        return object
    }

    /// Bindings to the object's properties.
    public var projectedValue: Wrapper { Wrapper(object: object) }

    /// Makes bindings to the properties of an observable object.
    @dynamicMemberLookup
    public struct Wrapper {
        let object: Object

        /// A binding to the property at `keyPath`.
        public subscript<Part>(dynamicMember keyPath: ReferenceWritableKeyPath<Object, Part>) -> Binding<Part> {
            let object = object
            return Binding(
                get: {
                    object.noteReading()
                    return object[keyPath: keyPath]
                },
                set: { object[keyPath: keyPath] = $0 })
        }
    }
}
