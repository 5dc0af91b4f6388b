/// Lets a scroll view reach under what covers the room around it, along its axes.
struct ScrollRoomModifier: NodeModifier {
    var axes: Axis.Set

    func makeNode(in context: _ElementContext) -> ScrollRoomNode { ScrollRoomNode() }

    func update(_ node: ScrollRoomNode, in context: _ElementContext) {
        var edges: Edge.Set = []
        if axes.contains(.vertical) { edges.formUnion(.vertical) }
        if axes.contains(.horizontal) { edges.formUnion(.horizontal) }
        node.edges = edges
    }
}

/// As large as the safe area for what is around it; the viewport inside is larger, and keeps that much free.
final class ScrollRoomNode: IgnoresSafeAreaNode {
    override var kind: String { "ScrollRoom" }

    override func willGrow(by insets: EdgeInsets) {
        (children.first as? ScrollNode)?.covered = insets
    }
}
