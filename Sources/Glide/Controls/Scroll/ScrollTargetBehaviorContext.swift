/// What a `ScrollTargetBehavior` knows about the scroll view that was let go.
@MainActor
@dynamicMemberLookup
public struct ScrollTargetBehaviorContext {
    /// Where the content was when the finger took hold of it.
    public let originalTarget: ScrollTarget
    /// The offset of the content as it is let go.
    let presentOffset: Size
    /// How fast the content's offset moves, in points per second.
    public let velocity: Size
    /// The extent of the content in points; an estimate where lazy containers have rows that were never shown.
    public let contentSize: Size
    /// The extent of the viewport in points.
    public let containerSize: Size
    /// Along which axes the content can be moved.
    public let axes: Axis.Set
    let environment: EnvironmentValues
    /// The frames, in the content's space, of the views at which the scroll view may rest, near the given place.
    let alignedFrames: (Rect) -> [Rect]

    /// A value of the scroll view's environment.
    public subscript<Value>(dynamicMember keyPath: KeyPath<EnvironmentValues, Value>) -> Value {
        environment[keyPath: keyPath]
    }
}
