/// A value for each axis.
struct PerAxis<Value> {
    private var horizontal: Value
    private var vertical: Value

    init(_ value: Value) {
        horizontal = value
        vertical = value
    }

    subscript(axis: Axis) -> Value {
        get { axis == .horizontal ? horizontal : vertical }
        set {
            if axis == .horizontal { horizontal = newValue } else { vertical = newValue }
        }
    }

    mutating func set(_ value: Value, along axes: Axis.Set) {
        for axis in Axis.allCases where axes.contains(Axis.Set(axis)) { self[axis] = value }
    }
}
