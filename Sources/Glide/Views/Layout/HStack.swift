/// Views beside one another.
public struct HStack<Content: View>: NodeContainer {
    let alignment: VerticalAlignment
    let spacing: Double?
    let content: Content

    /// Lines the views of `content` up beside one another.
    ///
    /// - Parameters:
    ///   - alignment: the guide along which they are lined up.
    ///   - spacing: the gap between neighbours in points; nil takes 8, and none next to a `Spacer`.
    public init(alignment: VerticalAlignment = .center, spacing: Double? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    /// See `View`.
    public static func _makeElement(_ view: Self, in context: _ElementContext) -> _ViewElement {
        NodeContainerElement(view, in: context)
    }

    func makeNode(in context: _ElementContext) -> StackNode {
        StackNode(axis: .horizontal)
    }

    func update(_ node: StackNode, in context: _ElementContext) {
        node.set(spacing: usableSpacing(spacing, in: "HStack"), guide: alignment.key) { $0[alignment] }
    }

    func modify(_ context: inout _ElementContext) {
        context.environment.stackAxis = .horizontal
    }
}
