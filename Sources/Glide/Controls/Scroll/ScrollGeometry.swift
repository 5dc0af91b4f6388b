/// Where the content of a scroll view is.
public struct ScrollGeometry: Hashable, Sendable {
    /// How far the content's beginning has gone out of the viewport, in points; negative or beyond the end while it is
    /// stretched, and at rest by as much as `contentInsets` keep free.
    public var contentOffset: Point
    /// The content's extent, margins included, in points.
    public var contentSize: Size
    /// Room that is kept free beside the content, such as that of a refresh that runs or under a `safeAreaInset`.
    public var contentInsets: EdgeInsets
    /// The viewport's extent, in points.
    public var containerSize: Size

    /// The part of the content that is seen.
    public var visibleRect: Rect { Rect(origin: contentOffset, size: containerSize) }
}
