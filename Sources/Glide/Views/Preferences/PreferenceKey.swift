/// Names a value that views hand up to the views around them.
@MainActor
public protocol PreferenceKey {
    /// The type of the value.
    associatedtype Value
    /// The value where no view below sets one.
    static var defaultValue: Value { get }
    /// Adds what the next view in source order hands up to the value of those before it.
    ///
    /// Called for the second view and all after it, never with a default value.
    static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    /// Nil.
    public static var defaultValue: Value { nil }
}
