/// How views on top of one another are lined up by their guides.
@MainActor
struct ZStackArrangement {
    /// The extent that holds the views of the highest layout priority.
    let size: Size
    /// The corners of all views in that extent.
    private let corners: [Point]

    init(of children: [Node], in proposal: ProposedViewSize, alignment: Alignment) {
        let top = children.map(\.layoutPriority).max() ?? 0
        var before = Size.zero
        var after = Size.zero
        var guides: [Point] = []
        for child in children {
            let dimensions = child.dimensions(in: proposal)
            let guide = Point(x: dimensions[alignment.horizontal], y: dimensions[alignment.vertical])
            guides.append(guide)
            guard child.layoutPriority == top else { continue }
            before = Size(width: max(before.width, guide.x), height: max(before.height, guide.y))
            after = Size(
                width: max(after.width, dimensions.width - guide.x),
                height: max(after.height, dimensions.height - guide.y))
        }
        size = before + after
        corners = guides.map { Point(x: before.width - $0.x, y: before.height - $0.y) }
    }

    /// The corners of all views, the whole being centred in `room`.
    func origins(in room: Size) -> [Point] {
        let shift = Size(width: (room.width - size.width) / 2, height: (room.height - size.height) / 2)
        return corners.map { $0 + shift }
    }
}
