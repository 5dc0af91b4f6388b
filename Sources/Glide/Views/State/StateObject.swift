/// An observable object that a view makes once and keeps as long as its identity lasts.
@propertyWrapper
public struct StateObject<Object: ObservableObject>: DynamicProperty {
    private let make: () -> Object
    private var kept: Object?

    /// An object that `wrappedValue` makes when the view comes.
    public init(wrappedValue: @autoclosure @escaping () -> Object) {
        make = wrappedValue
    }

    /// The object. Outside of a view that is shown each read makes another one.
    public var wrappedValue: Object {
        let object = kept ?? make()
        object.noteReading()
        return object
    }

    /// Bindings to the object's properties.
    public var projectedValue: ObservedObject<Object>.Wrapper { ObservedObject.Wrapper(object: kept ?? make()) }
}

extension StateObject: LinkedProperty {
    mutating func link(to slot: inout AnyObject?, of element: _ViewElement, in context: _ElementContext) {
        let object = slot.map { unsafeDowncast($0, to: Object.self) } ?? make()
        slot = object
        kept = object
    }
}
