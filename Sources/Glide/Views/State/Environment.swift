import Observation

/// A value of the environment, read by a view.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
    private enum Source {
        case keyPath(KeyPath<EnvironmentValues, Value>)
        case value((EnvironmentValues) -> Value)
    }

    private let source: Source
    private var value: Value?

    /// Reads the value at `keyPath`.
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        source = .keyPath(keyPath)
    }

    /// The value; the default one outside of a view that is shown.
    public var wrappedValue: Value {
        value ?? read(EnvironmentValues())
    }

    private func read(_ environment: EnvironmentValues) -> Value {
        switch source {
        case .keyPath(let keyPath): environment[keyPath: keyPath]
        case .value(let read): read(environment)
        }
    }
}

extension Environment: LinkedProperty {
    mutating func link(to slot: inout AnyObject?, of element: _ViewElement, in context: _ElementContext) {
        value = read(context.environment)
    }
}

/// Under which an observable object is set in the environment.
private struct ObjectKey<Object: AnyObject>: EnvironmentKey {
    static var defaultValue: Object? { nil }
}

extension Environment where Value: AnyObject & Observable {
    /// Reads the object of type `type` that a view above has set with `environment(_:)`.
    public init(_ type: Value.Type) {
        source = .value { environment in
            guard let object = environment[ObjectKey<Value>.self] else {
                fatalError("No object of type \(type) in the environment: set it with .environment(object) further up.")
            }
            return object
        }
    }
}

extension Environment {
    /// Reads the object of type `type`, or nil where no view above has set one.
    public init<Object: AnyObject & Observable>(_ type: Object.Type) where Value == Object? {
        source = .value { $0[ObjectKey<Object>.self] }
    }
}

extension View {
    /// Gives `object` to this view and what it contains, to be read with `@Environment(Type.self)`.
    public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some View {
        EnvironmentModified(content: self) { $0[ObjectKey<Object>.self] = object }
    }
}
