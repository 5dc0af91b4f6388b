/// How the ends of an open stroke look.
@frozen
public enum LineCap: Hashable, Sendable {
    /// Cut off at the end point.
    case butt
    /// A half circle beyond the end point.
    case round
    /// Half a square beyond the end point.
    case square
}
