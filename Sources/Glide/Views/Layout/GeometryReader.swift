/// Takes all the room that is offered, and shows content that depends on how much that is.
///
/// The content stands in the upper leading corner. It is made again when the reader's size changes, or what else it
/// asked the proxy for.
public struct GeometryReader<Content: View>: PrimitiveView {
    let content: (GeometryProxy) -> Content

    /// Content that `content` makes for the reader's size.
    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
        self.content = content
    }

    /// See `View`.
    public static func _makeElement(_ view: Self, in context: _ElementContext) -> _ViewElement {
        GeometryReaderElement(view, in: context)
    }
}

final class GeometryReaderElement<Content: View>: TypedElement<GeometryReader<Content>>, ContainerElement,
    GeometryObserver
{
    private let node = GeometryReaderNode()
    /// Nil until the first layout says how much room there is.
    private var child: TypedElement<Content>?
    private let reads = GeometryReads()

    override init(_ view: GeometryReader<Content>, in context: _ElementContext) {
        super.init(view, in: context)
        node.show(context.environment.layoutDirection)
        host.geometryWatch.add(self)
        node.resized = { [weak self] in self.map { $0.host.geometryChanged(for: $0) } }
    }

    override var childElements: [_ViewElement] { child.map { [$0] } ?? [] }

    override func collectNodes(into nodes: inout [Node]) {
        nodes.append(node)
    }

    override func update(_ view: GeometryReader<Content>, in context: _ElementContext) {
        super.update(view, in: context)
        node.show(context.environment.layoutDirection)
        if child != nil { showContent(in: context) }
    }

    override func reevaluate(_ context: _ElementContext) {
        isDirty = false
        showContent(in: context)
    }

    private func showContent(in context: _ElementContext) {
        var inner = context.below(self)
        inner.environment.stackAxis = nil
        reads.forget()
        let content = tracking { view.content(GeometryProxy(node: node, reads: reads)) }
        if let child {
            child.update(content, in: inner)
        } else {
            child = Content.makeElement(content, in: inner)
            nodesChanged()
        }
    }

    func geometryMoved() {
        if !reads.hold { host.geometryChanged(for: self) }
    }

    override func willUnmount() {
        host.geometryWatch.remove(self)
    }

    override func nodesChanged() {
        host.nodesChanged(in: self)
    }

    func rebuildChildren() {
        node.setChildren(child?.nodes ?? [])
    }
}

final class GeometryReaderNode: Node {
    /// Called when the content must be made for another size.
    var resized: () -> Void = {}
    private var knownSize: Size?

    init() {
        super.init(tracksFrame: true)
    }

    override var kind: String { "GeometryReader" }

    override func measure(_ proposal: ProposedViewSize) -> Size {
        proposal.replacingUnspecifiedDimensions()
    }

    override func placeChildren() {
        if size != knownSize {
            knownSize = size
            resized()
        }
        for child in children where !child.isLeaving { child.place(at: .zero, proposal: ProposedViewSize(size)) }
    }

    override func explicitGuide(_ key: GuideKey, size: Size, proposal: ProposedViewSize) -> Double? { nil }
    override func presentedFrameChanged() {}
}
