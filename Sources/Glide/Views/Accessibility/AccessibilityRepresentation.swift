/// A view of which assistive technology is told as if it were another one.
struct AccessibilityRepresentation<Primary: View, Secondary: View>: OverlayContainer {
    let content: TupleView<Primary, OverlaySecondary<Secondary>>

    static func _makeElement(_ view: Self, in context: _ElementContext) -> _ViewElement {
        NodeContainerElement(view, in: context)
    }

    func makeNode(in context: _ElementContext) -> AccessibilityRepresentationNode { AccessibilityRepresentationNode() }

    func update(_ node: AccessibilityRepresentationNode, in context: _ElementContext) {}
}

/// Shows its first view; the second, which nobody sees, is laid out in the same place.
final class AccessibilityRepresentationNode: Node {
    override var kind: String { "accessibilityRepresentation" }
    override var forwardsLayoutPriority: Bool { true }
    override var traitSource: Node? { primary }

    private var primary: Node? { children.first { !($0 is OverlaySecondaryNode) } }
    fileprivate var secondary: Node? { children.last { $0 is OverlaySecondaryNode } }

    override var shownChildren: [Node] { primary.map { [$0] } ?? [] }

    override func measure(_ proposal: ProposedViewSize) -> Size {
        primary?.sizeThatFits(proposal) ?? .zero
    }

    override func placeChildren() {
        primary?.place(at: .zero, proposal: proposal)
        guard let secondary else { return }
        secondary.place(at: .zero, proposal: ProposedViewSize(size))
        for child in secondary.children where !child.isLeaving {
            child.place(at: .zero, proposal: ProposedViewSize(size))
        }
    }

    override func explicitGuide(_ key: GuideKey, size: Size, proposal: ProposedViewSize) -> Double? {
        primary?.explicitGuide(key, size: size, proposal: proposal)
    }
}

extension AccessibilityRepresentationNode: AccessibilityContributor {
    func accessibilityElements(_ pass: AccessibilityPass) -> [AccessibilityElement] {
        secondary.map { pass.elements(at: $0) } ?? []
    }
}

extension View {
    /// Has assistive technology told of `representation` in place of the view: a drawing that is dragged can be a slider to
    /// those who do not see it. The representation is neither seen nor met by presses.
    public func accessibilityRepresentation<Representation: View>(
        @ViewBuilder representation: () -> Representation
    ) -> some View {
        AccessibilityRepresentation(content: TupleView(self, OverlaySecondary(content: representation())))
    }
}
