/// A length that grows with the texts around it.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
    private let length: Value
    @Environment(\.textScale) private var scale

    /// `wrappedValue` where texts are as large as usual.
    public init(wrappedValue: Value) {
        length = wrappedValue
    }

    /// `wrappedValue` where texts are as large as usual. All styles grow alike.
    public init(wrappedValue: Value, relativeTo style: Font.TextStyle) {
        length = wrappedValue
    }

    /// The length for the texts of the surroundings.
    public var wrappedValue: Value { length * Value(scale) }
}
