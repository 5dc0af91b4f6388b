/// How a straight edge goes over into a round corner.
@frozen
public enum RoundedCornerStyle: Hashable, Sendable {
    /// A quarter of a circle or ellipse.
    case circular
    /// A corner whose curvature grows gradually: it leaves the edge at 1.53 times its radius.
    case continuous
}
