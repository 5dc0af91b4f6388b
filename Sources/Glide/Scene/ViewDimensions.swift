/// A view's size and the places of its alignment guides.
@MainActor
public struct ViewDimensions {
    /// The width in points.
    public let width: Double
    /// The height in points.
    public let height: Double
    let node: Node?

    init(node: Node?, size: Size) {
        self.node = node
        width = size.width
        height = size.height
    }

    /// The place of a horizontal guide, in points from the left edge.
    public subscript(guide: HorizontalAlignment) -> Double {
        self[explicit: guide] ?? guide.id.defaultValue(in: self)
    }

    /// The place of a vertical guide, in points from the upper edge.
    public subscript(guide: VerticalAlignment) -> Double {
        self[explicit: guide] ?? guide.id.defaultValue(in: self)
    }

    /// The place of a horizontal guide, where the view or its content sets it, else nil.
    public subscript(explicit guide: HorizontalAlignment) -> Double? {
        node?.explicitGuide(guide.key, size: Size(width: width, height: height))
    }

    /// The place of a vertical guide, where the view or its content sets it, else nil.
    public subscript(explicit guide: VerticalAlignment) -> Double? {
        node?.explicitGuide(guide.key, size: Size(width: width, height: height))
    }
}
