/// Makes a view as large as a part of what it scrolls in, or of the window.
struct ContainerRelativeModifier: NodeModifier {
    var axes: Axis.Set
    var alignment: Alignment
    var length: (Double, Axis) -> Double

    func makeNode(in context: _ElementContext) -> ContainerRelativeNode { ContainerRelativeNode() }

    func update(_ node: ContainerRelativeNode, in context: _ElementContext) {
        node.axes = axes
        node.alignment = alignment
        // Closures cannot be compared: what this one answers now may be another length.
        let tracked = context.tracking { (input: (Double, Axis)) in length(input.0, input.1) }
        node.length = { tracked(($0, $1)) }
        node.setNeedsLayout()
    }
}

/// A node whose size others may go by: a window, what scrolls, a page.
@MainActor
protocol RelativeContainer: Node {
    /// The room inside that nothing covers.
    var containerSize: Size { get }
}

extension RelativeContainer {
    var containerSize: Size { size }
}

extension RootNode: RelativeContainer {}

final class ContainerRelativeNode: Node, SettlingNode {
    var axes: Axis.Set = []
    var alignment = Alignment.center
    var length: (Double, Axis) -> Double = { length, _ in length }
    /// The container's size that the answers go by.
    private var used = Size.zero

    override var kind: String { "containerRelativeFrame" }

    private var container: Size {
        var node = parent
        while let current = node {
            if let container = current as? any RelativeContainer { return container.containerSize }
            if let rows = current as? LazyNode { rows.followsViewport = true }
            node = current.parent
        }
        return .zero
    }

    var isSettled: Bool { used == container }

    override func didEnter(_ scene: SceneGraph) {
        super.didEnter(scene)
        scene.settling.add(self)
    }

    override func willLeave(_ scene: SceneGraph) {
        scene.settling.remove(self)
        super.willLeave(scene)
    }

    private func wanted(_ axis: Axis) -> Double {
        let answer = length(axis == .horizontal ? used.width : used.height, axis)
        if answer >= 0, answer.isFinite { return answer }
        Warnings.warnOnce(
            "container-relative-\(answer)", "containerRelativeFrame: \(answer) is not a finite length of 0 or more.")
        return 0
    }

    private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: axes.contains(.horizontal) ? wanted(.horizontal) : proposal.width,
            height: axes.contains(.vertical) ? wanted(.vertical) : proposal.height)
    }

    override func measure(_ proposal: ProposedViewSize) -> Size {
        used = container
        let offer = offer(proposal)
        let child = children.first?.sizeThatFits(offer) ?? .zero
        return Size(
            width: axes.contains(.horizontal) ? offer.width ?? child.width : child.width,
            height: axes.contains(.vertical) ? offer.height ?? child.height : child.height)
    }

    /// Where the child stands in the node, which is `size` large.
    private func corner(_ child: Node, _ offer: ProposedViewSize, in size: Size) -> Point {
        let inner = child.dimensions(in: offer)
        let outer = ViewDimensions(node: nil, size: size)
        return Point(
            x: outer[alignment.horizontal] - inner[alignment.horizontal],
            y: outer[alignment.vertical] - inner[alignment.vertical])
    }

    override func placeChildren() {
        guard let child = children.first else { return }
        let offer = offer(proposal)
        child.place(at: corner(child, offer, in: size), proposal: offer)
    }

    override func explicitGuide(_ key: GuideKey, size: Size, proposal: ProposedViewSize) -> Double? {
        guard let child = children.first else { return nil }
        let offer = offer(proposal)
        let place = corner(child, offer, in: size)
        return child.explicitGuide(key, size: child.sizeThatFits(offer), proposal: offer)
            .map { $0 + (key.isVertical ? place.y : place.x) }
    }
}

extension View {
    /// Gives the view the size, along `axes`, of the nearest scroll view around it, page or window.
    public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
        containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
    }

    /// Gives the view the size, along `axes`, that `length` makes of that of the nearest scroll view, page or window.
    ///
    /// A length that is negative or not finite counts as 0, with a warning.
    public func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (_ length: Double, _ axis: Axis) -> Double
    ) -> some View {
        modified(by: ContainerRelativeModifier(axes: axes, alignment: alignment, length: length))
    }

    /// Gives the view, along `axes`, the size of `span` of `count` equal parts of the nearest scroll view, page or
    /// window, with `spacing` points between the parts. A count below 1 counts as 1.
    public func containerRelativeFrame(
        _ axes: Axis.Set, count: Int, span: Int = 1, spacing: Double, alignment: Alignment = .center
    ) -> some View {
        containerRelativeFrame(axes, alignment: alignment) { length, _ in
            let spacing = usableSpacing(spacing, in: "containerRelativeFrame") ?? 0
            let parts = Double(max(1, count))
            let part = (length - spacing * (parts - 1)) / parts
            return max(0, part * Double(span) + spacing * Double(span - 1))
        }
    }
}
