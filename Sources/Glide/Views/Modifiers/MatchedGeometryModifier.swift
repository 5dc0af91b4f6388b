/// Makes a view a member of a matched geometry group.
struct MatchedGeometryModifier: NodeModifier {
    var arguments: MatchedNode.Arguments

    func makeNode(in context: _ElementContext) -> MatchedNode {
        let node = MatchedNode(arguments)
        node.describePlace = { [weak element = context.parent] in element?.place ?? "" }
        return node
    }

    func update(_ node: MatchedNode, in context: _ElementContext) {
        node.update(arguments)
    }
}

extension View {
    /// Shares the frame of the view that is the source with all views of the same `id` in `namespace`.
    ///
    /// When another view becomes the source under an animation, the shared frame travels there, and every member with
    /// it. The content is laid out again with the shared size, so it must be flexible to follow: put a fixed `frame`
    /// outside. For the layout around it the view stays where it is.
    ///
    /// - Parameters:
    ///   - id: what the views are matched by; of any type, `"1"` and `1` differ.
    ///   - namespace: a `@Namespace` of a view above all members.
    ///   - properties: what is shared.
    ///   - anchor: the point of each view that is put on the shared point; the middle if it is not finite.
    ///   - isSource: whether the view's own frame may be the shared one. Of several sources the newest counts, and a
    ///     warning is given; without any, every view keeps its own frame.
    public func matchedGeometryEffect<ID: Hashable>(
        id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
        anchor: UnitPoint = .center, isSource: Bool = true
    ) -> some View {
        var anchor = anchor
        if !anchor.x.isFinite || !anchor.y.isFinite {
            Warnings.warnOnce(
                "matched-anchor-\(anchor)",
                "matchedGeometryEffect: the anchor \(anchor) of id \"\(id)\" is not finite; the middle is taken.")
            anchor = .center
        }
        return modified(
            by: MatchedGeometryModifier(
                arguments: MatchedNode.Arguments(
                    key: MatchedGeometryRegistry.Key(namespace: namespace.number, id: AnyHashable(id)),
                    properties: properties, anchor: anchor, isSource: isSource)))
    }
}
