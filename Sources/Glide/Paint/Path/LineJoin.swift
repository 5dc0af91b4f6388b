/// How two pieces of a stroke meet.
@frozen
public enum LineJoin: Hashable, Sendable {
    /// A pointed corner, cut off where it would become longer than the miter limit allows.
    case miter
    /// A rounded corner.
    case round
    /// A corner that is cut off.
    case bevel
}
