/// A view's size and the places of its alignment guides.
@MainActor
public struct ViewDimensions {
    /// The width in points.
    public let width: Double
    /// The height in points.
    public let height: Double
    /// The node whose guides they are; nil has the default ones only.
    let node: Node?
    /// The offer that the size answers.
    let proposal: ProposedViewSize

    init(node: Node?, size: Size, proposal: ProposedViewSize = .unspecified) {
        self.node = node
        self.proposal = proposal
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
        guide.key.isSetSomewhere ? node?.explicitGuide(guide.key, size: size, proposal: proposal) : nil
    }

    /// The place of a vertical guide, where the view or its content sets it, else nil.
    public subscript(explicit guide: VerticalAlignment) -> Double? {
        guide.key.isSetSomewhere ? node?.explicitGuide(guide.key, size: size, proposal: proposal) : nil
    }

    var size: Size { Size(width: width, height: height) }
}
