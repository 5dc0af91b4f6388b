/// The views that a layout arranges, in source order.
@MainActor
public struct LayoutSubviews: @MainActor RandomAccessCollection {
    let nodes: ArraySlice<Node>
    /// The direction in which the surroundings are read. Places are mirrored by Glide, not by the layout.
    public let layoutDirection: LayoutDirection

    init(_ nodes: ArraySlice<Node>, _ layoutDirection: LayoutDirection) {
        self.nodes = nodes
        self.layoutDirection = layoutDirection
    }

    /// The index of the first view.
    public var startIndex: Int { nodes.startIndex }
    /// The index behind the last view.
    public var endIndex: Int { nodes.endIndex }
    /// The view at `index`.
    public subscript(index: Int) -> LayoutSubview { LayoutSubview(node: nodes[index]) }
    /// The views in a range.
    public subscript(bounds: Range<Int>) -> LayoutSubviews { LayoutSubviews(nodes[bounds], layoutDirection) }
    /// The views at `indices`, in that order.
    @_disfavoredOverload
    public subscript<Indices: Sequence>(indices: Indices) -> LayoutSubviews where Indices.Element == Int {
        LayoutSubviews(ArraySlice(indices.map { nodes[$0] }), layoutDirection)
    }
}
