/// An observable object that a view further up has set with `environmentObject(_:)`.
@propertyWrapper
public struct EnvironmentObject<Object: ObservableObject>: DynamicProperty {
    private var found: Object?

    /// Reads the object of its type.
    public init() {}

    /// The object. Where no view further up has set one, that is a mistake of the program, which ends it.
    public var wrappedValue: Object {
        guard let found else {
            fatalError("No \(Object.self) in the environment: set it with .environmentObject(object) further up.")
        }
        found.noteReading()
        return found
    }

    /// Bindings to the object's properties.
    public var projectedValue: ObservedObject<Object>.Wrapper { ObservedObject.Wrapper(object: wrappedValue) }
}

extension EnvironmentObject: LinkedProperty {
    mutating func link(to slot: inout AnyObject?, of element: _ViewElement, in context: _ElementContext) {
        found = context.environment[ObservableObjectKey<Object>.self]
    }
}

/// Under which an object is set in the environment.
private struct ObservableObjectKey<Object: AnyObject>: EnvironmentKey {
    static var defaultValue: Object? { nil }
}

extension View {
    /// Gives `object` to this view and what it contains, to be read with `@EnvironmentObject`.
    public func environmentObject<Object: ObservableObject>(_ object: Object) -> some View {
        EnvironmentModified(content: self) { $0[ObservableObjectKey<Object>.self] = object }
    }
}
