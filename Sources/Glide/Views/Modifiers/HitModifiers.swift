/// Says where presses meet a view.
struct ContentShapeModifier<Content: Shape>: NodeModifier {
    var shape: Content
    var isEOFilled: Bool
    var kinds: ContentShapeKinds = .automatic

    func makeNode(in context: _ElementContext) -> ContentShapeNode<Content> { ContentShapeNode(shape, isEOFilled) }

    func update(_ node: ContentShapeNode<Content>, in context: _ElementContext) {
        node.shape = shape
        node.kinds = kinds
    }
}

final class ContentShapeNode<Content: Shape>: Node {
    var shape: Content
    var kinds = ContentShapeKinds.automatic
    private let isEOFilled: Bool

    init(_ shape: Content, _ isEOFilled: Bool) {
        self.shape = shape
        self.isEOFilled = isEOFilled
        super.init(tracksFrame: true)
    }

    override var kind: String { "contentShape" }
    override var forwardsLayoutPriority: Bool { true }
    override var isTransparent: Bool { true }
    override func presentedFrameChanged() {}

    override func hits(_ point: Point) -> Bool {
        kinds.contains(.interaction) && shape.path(in: presentedFrame).contains(point, eoFill: isEOFilled)
    }
}

/// Keeps presses from a view.
struct HitTestingModifier: NodeModifier {
    var isAllowed: Bool

    func makeNode(in context: _ElementContext) -> HitTestingNode { HitTestingNode() }

    func update(_ node: HitTestingNode, in context: _ElementContext) {
        node.isAllowed = isAllowed
    }
}

final class HitTestingNode: Node {
    var isAllowed = true

    override var kind: String { "allowsHitTesting" }
    override var forwardsLayoutPriority: Bool { true }
    override var isTransparent: Bool { true }
    override var allowsHitTesting: Bool { isAllowed }
}

/// Keeps a view from being seen and met, while it takes its room.
struct HiddenModifier: NodeModifier {
    func makeNode(in context: _ElementContext) -> HiddenNode { HiddenNode() }
    func update(_ node: HiddenNode, in context: _ElementContext) {}
}

final class HiddenNode: Node {
    override var kind: String { "hidden" }
    override var forwardsLayoutPriority: Bool { true }
    override var isTransparent: Bool { true }
    override var shownChildren: [Node] { [] }
}

extension View {
    /// Keeps the view from being seen and pressed; its room stays.
    public func hidden() -> some View {
        modified(by: HiddenModifier())
    }

    /// Lets presses meet the view wherever `shape`, fitted to its frame, is; without it only where something is drawn.
    public func contentShape<Content: Shape>(_ shape: Content, eoFill: Bool = false) -> some View {
        modified(by: ContentShapeModifier(shape: shape, isEOFilled: eoFill))
    }

    /// Gives the view `shape`, fitted to its frame, for what `kinds` name.
    public func contentShape<Content: Shape>(
        _ kinds: ContentShapeKinds, _ shape: Content, eoFill: Bool = false
    ) -> some View {
        modified(by: ContentShapeModifier(shape: shape, isEOFilled: eoFill, kinds: kinds))
    }

    /// Lets presses meet the view, or go through it.
    public func allowsHitTesting(_ enabled: Bool) -> some View {
        modified(by: HitTestingModifier(isAllowed: enabled))
    }
}
