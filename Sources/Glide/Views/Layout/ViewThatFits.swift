/// Shows the first of several views that has room.
///
/// Each is asked for its ideal size; the last is shown where none fits. What is not shown is not drawn, cannot be
/// pressed and has not appeared, but it is there: it keeps its state.
public struct ViewThatFits<Content: View>: NodeContainer {
    let axes: Axis.Set
    let content: Content

    /// The views of `content` in the order in which they are tried.
    ///
    /// - Parameter axes: the directions in which a view must fit.
    public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.content = content()
    }

    /// See `View`.
    public static func _makeElement(_ view: Self, in context: _ElementContext) -> _ViewElement {
        NodeContainerElement(view, in: context)
    }

    func makeNode(in context: _ElementContext) -> FittingNode { FittingNode(host: context.host) }

    func update(_ node: FittingNode, in context: _ElementContext) {
        node.axes = axes
    }

    func modify(_ context: inout _ElementContext) {
        context.environment.stackAxis = nil
    }
}

final class FittingNode: Node {
    var axes: Axis.Set = [.horizontal, .vertical] {
        didSet { if axes != oldValue { setNeedsLayout() } }
    }
    private weak var chosen: Node?
    private unowned let host: ViewHost
    /// Those that want to know whether they are chosen.
    private var observers: [(id: ObjectIdentifier, element: () -> (any AppearingElement)?)] = []

    init(host: ViewHost) {
        self.host = host
        super.init()
    }

    /// Tells `element`, in one of the views, when another one is chosen.
    func add(_ element: any AppearingElement) {
        let id = ObjectIdentifier(element)
        if observers.contains(where: { $0.id == id }) { return }
        observers.append((id, { [weak element] in element }))
    }

    func isChosen(_ child: Node) -> Bool { child === chosen }

    private func tellObservers() {
        observers.removeAll { $0.element() == nil }
        if observers.isEmpty { return }
        host.afterUpdate { [weak self] in
            guard let self else { return }
            for element in observers.compactMap({ $0.element() }) { element.lookWhetherShown() }
        }
    }

    override var kind: String { "ViewThatFits" }

    /// The first child whose ideal size has room in `proposal`.
    private func choice(for proposal: ProposedViewSize) -> Node? {
        let candidates = children.filter { !$0.isLeaving || isLeaving }
        let fitting = candidates.dropLast().first { child in
            let ideal = child.sizeThatFits(.unspecified)
            // What arithmetic on layout numbers may lose must not decide.
            let room = 1.0 / 1024
            if axes.contains(.horizontal), let width = proposal.width, ideal.width > width + room { return false }
            if axes.contains(.vertical), let height = proposal.height, ideal.height > height + room { return false }
            return true
        }
        return fitting ?? candidates.last
    }

    override func measure(_ proposal: ProposedViewSize) -> Size {
        choice(for: proposal)?.sizeThatFits(proposal) ?? .zero
    }

    override func placeChildren() {
        let new = choice(for: proposal)
        for child in children {
            if child === new || child.isLeaving { child.flags.remove(.spare) } else { child.flags.insert(.spare) }
        }
        if new !== chosen {
            // What is matched in the one is not where it was any more, and what is in the other has come.
            if let chosen, !chosen.isLeaving { chosen.forgetPlaces() }
            new?.forgetPlaces()
            scene?.registry.markChanged()
            scene?.damageAll(of: self)
            chosen = new
            tellObservers()
            invalidateBounds()
            new?.markGeometry()
        }
        new?.place(at: .zero, proposal: proposal)
    }

    override func explicitGuide(_ key: GuideKey, size: Size, proposal: ProposedViewSize) -> Double? {
        choice(for: proposal)?.explicitGuide(key, size: size, proposal: proposal)
    }

    override var viewSpacing: ViewSpacing { chosen?.viewSpacing ?? ViewSpacing() }

    override var shownChildren: [Node] { children.filter { $0 === chosen || $0.isLeaving } }
}

extension Node {
    /// Has the node and what is below appear where it is placed next, instead of travelling there.
    final func forgetPlaces() {
        flags.remove(.placed)
        frameAnimator.cancel()
        for child in children { child.forgetPlaces() }
    }
}
