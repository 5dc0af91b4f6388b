/// A view whose content knows the room that it has.
public struct GeometryReader<Content: View>: PrimitiveView {
    let content: (GeometryProxy) -> Content

    /// Content made for the room that is offered, which the view takes whole. It stands at the upper leading corner.
    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
        self.content = content
    }

    /// See `View`.
    public static func _makeElement(_ view: Self, in context: _ElementContext) -> _ViewElement {
        GeometryReaderElement(view, in: context)
    }
}

/// What a view may know of its place.
@MainActor
public struct GeometryProxy {
    let node: Node

    /// The size of the room, in points.
    public let size: Size

    /// The frame in a coordinate space, as it was laid out last.
    public func frame(in space: some CoordinateSpaceProtocol) -> Rect {
        let local = Rect(origin: .zero, size: size)
        switch space.coordinateSpace {
        case .local: return local
        case .global: return node.windowFrame
        case .named:
            let origin = node.convert(.zero, to: space.coordinateSpace)
            return node.windowFrame.offset(by: origin - Point.zero)
        }
    }
}

final class GeometryReaderElement<Content: View>: TypedElement<GeometryReader<Content>>, ContainerElement {
    private let node = GeometryReaderNode()
    private var child: TypedElement<Content>?

    override init(_ view: GeometryReader<Content>, in context: _ElementContext) {
        super.init(view, in: context)
        node.sizeChanged = { [unowned self] in host.markDirty(self) }
    }

    override var childElements: [_ViewElement] { child.map { [$0] } ?? [] }

    override func collectNodes(into nodes: inout [Node]) {
        nodes.append(node)
    }

    override func update(_ view: GeometryReader<Content>, in context: _ElementContext) {
        super.update(view, in: context)
        evaluate(in: context)
    }

    override func reevaluate(_ context: _ElementContext) {
        isDirty = false
        evaluate(in: context)
    }

    private func evaluate(in context: _ElementContext) {
        // Before the first layout there is no size to show the content for.
        guard node.isLaidOut else { return }
        let proxy = GeometryProxy(node: node, size: node.size)
        let content = tracking { view.content(proxy) }
        var inner = context.below(self)
        inner.environment.stackAxis = nil
        if let child {
            child.update(content, in: inner)
        } else {
            child = Content.makeElement(content, in: inner)
            host.nodesChanged(in: self)
        }
    }

    override func nodesChanged() {
        host.nodesChanged(in: self)
    }

    func rebuildChildren() {
        node.setChildren(child?.nodes ?? [])
    }
}

final class GeometryReaderNode: Node {
    var sizeChanged: () -> Void = {}
    private(set) var isLaidOut = false
    private var lastSize: Size?

    init() {
        super.init(tracksFrame: true)
    }

    override var kind: String { "GeometryReader" }
    override func presentedFrameChanged() {}

    override func measure(_ proposal: ProposedViewSize) -> Size {
        proposal.replacingUnspecifiedDimensions()
    }

    override func placeChildren() {
        isLaidOut = true
        let offer = ProposedViewSize(size)
        for child in children where !child.isLeaving { child.place(at: .zero, proposal: offer) }
        if size != lastSize {
            lastSize = size
            sizeChanged()
        }
    }

    override func explicitGuide(_ key: ObjectIdentifier, size: Size) -> Double? { nil }
}
