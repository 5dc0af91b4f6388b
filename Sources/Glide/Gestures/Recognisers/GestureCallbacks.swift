/// What one modifier of a gesture wants to be told.
struct GestureCallbacks<Value> {
    /// Each new value while the gesture is under way.
    var changed: ((Value) -> Void)?
    /// Values that are equal to the last one are not told again.
    var isEqual: ((Value, Value) -> Bool)?
    /// Whether `changed` runs without animation.
    var changesAreUnanimated = false
    /// Whether state that `changed` writes is put back when the gesture ends without having been recognised.
    var restoresWrites = false
    var ended: ((Value) -> Void)?
    /// The gesture was under way and ends without `ended`.
    var cancelled: (() -> Void)?
    /// After the end, whichever it was, if anything had been told.
    var finished: (() -> Void)?
    /// True when the gesture gets under way, false when it ends, whichever way.
    var pressing: ((Bool) -> Void)?
}
