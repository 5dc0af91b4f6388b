/// Lets a view grow under what covers the edges of its room.
struct IgnoresSafeAreaModifier: NodeModifier {
    var edges: Edge.Set

    func makeNode(in context: _ElementContext) -> IgnoresSafeAreaNode { IgnoresSafeAreaNode() }

    func update(_ node: IgnoresSafeAreaNode, in context: _ElementContext) {
        node.edges = edges
    }
}

class IgnoresSafeAreaNode: Node, SettlingNode {
    final var edges: Edge.Set = .all {
        didSet { if edges != oldValue { setNeedsLayout() } }
    }
    /// What the content has grown by.
    private final var used = EdgeInsets()

    override var kind: String { "ignoresSafeArea" }
    override var forwardsLayoutPriority: Bool { true }
    // The content stands around the node, not within it.
    override var mirrorsChildren: Bool { false }

    private final var available: EdgeInsets { ignored(edges) }
    final var isSettled: Bool { used == available }

    override func didEnter(_ scene: SceneGraph) {
        super.didEnter(scene)
        scene.settling.add(self)
    }

    override func willLeave(_ scene: SceneGraph) {
        scene.settling.remove(self)
        super.willLeave(scene)
    }

    /// The content is about to be given `insets` more room: leading is left.
    func willGrow(by insets: EdgeInsets) {}

    override func placeChildren() {
        used = available
        willGrow(by: used)
        guard let child = children.first else { return }
        if used == EdgeInsets() { return child.place(at: .zero, proposal: proposal) }
        let (room, offer) = grown(by: used)
        let inner = child.sizeThatFits(offer)
        child.place(at: Point(x: room.midX - inner.width / 2, y: room.midY - inner.height / 2), proposal: offer)
    }
}

extension Node {
    /// The insets of the safe area at those of `edges` that a view ignores: leading is left.
    final func ignored(_ edges: Edge.Set) -> EdgeInsets {
        let isMirrored = isReadFromRightToLeft
        return safeAreaInsets.mirrored(isMirrored).only(edges).mirrored(isMirrored)
    }

    /// The node's room with `insets` added around it, in its own coordinates, and as an offer.
    final func grown(by insets: EdgeInsets) -> (Rect, ProposedViewSize) {
        let room = Rect(
            x: -insets.leading, y: -insets.top, width: size.width + insets.leading + insets.trailing,
            height: size.height + insets.top + insets.bottom)
        return (room, ProposedViewSize(room.size))
    }
}

/// The parts of a room that something covers.
public struct SafeAreaRegions: OptionSet, Sendable {
    /// One bit a region.
    public let rawValue: UInt

    /// The regions whose bits are set.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// What is covered by bars and the like.
    public static let container = SafeAreaRegions(rawValue: 1)
    /// What is covered by a keyboard on the screen. There is none: the compositor makes the window smaller instead.
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    /// Everything.
    public static let all = SafeAreaRegions(rawValue: .max)
}

extension View {
    /// Lets the view grow under what covers `edges` of its room, such as a `safeAreaInset`, where it touches them.
    ///
    /// For the layout around it the view stays as large as it was.
    public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
        modified(by: IgnoresSafeAreaModifier(edges: regions.contains(.container) ? edges : []))
    }

    /// Lets the view grow under what covers `edges` of its room.
    @available(*, deprecated, message: "use ignoresSafeArea(_:edges:)")
    public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
        ignoresSafeArea(edges: edges)
    }
}
