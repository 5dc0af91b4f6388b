/// The part of its content at which a scroll view is about to come to rest.
public struct ScrollTarget: Hashable, Sendable {
    /// What will be seen, in points of the content: the viewport as it will stand.
    public var rect: Rect
    /// The point of the rectangle to which it holds fast where the size of the viewport changes; nil for its beginning.
    public var anchor: UnitPoint?

    /// A place to rest at.
    public init(rect: Rect, anchor: UnitPoint? = nil) {
        self.rect = rect
        self.anchor = anchor
    }
}
