/// Takes what room is left in a stack.
public struct Spacer: NodeLeaf {
    let minLength: Double?

    /// Takes what room is left, `minLength` points at least; nil takes 8.
    public init(minLength: Double? = nil) {
        self.minLength = minLength
    }

    /// See `View`.
    public static func _makeElement(_ view: Self, in context: _ElementContext) -> _ViewElement {
        NodeLeafElement(view, in: context)
    }

    func makeNode(in context: _ElementContext) -> SpacerNode {
        SpacerNode()
    }

    func update(_ node: SpacerNode, in context: _ElementContext) {
        node.set(minLength: minLength ?? 8, axis: context.environment.stackAxis)
    }
}

final class SpacerNode: Node {
    private var minLength = 8.0
    private var axis: Axis?

    override var kind: String { "Spacer" }
    override var viewSpacing: ViewSpacing { .spacer }

    func set(minLength: Double, axis: Axis?) {
        if minLength == self.minLength && axis == self.axis { return }
        self.minLength = minLength
        self.axis = axis
        setNeedsLayout()
    }

    override func measure(_ proposal: ProposedViewSize) -> Size {
        Size(
            width: axis == .vertical ? 0 : max(minLength, proposal.width ?? 0),
            height: axis == .horizontal ? 0 : max(minLength, proposal.height ?? 0))
    }
}

/// The direction of the stack in which a view stands.
private enum StackAxisKey: EnvironmentKey {
    static var defaultValue: Axis? { nil }
}

extension EnvironmentValues {
    var stackAxis: Axis? {
        get { self[StackAxisKey.self] }
        set { self[StackAxisKey.self] = newValue }
    }
}
