/// Shows a view moved by multiples of its own size.
struct RelativeOffsetModifier: NodeModifier {
    var offset: Size

    func makeNode(in context: _ElementContext) -> RelativeOffsetNode {
        RelativeOffsetNode(directed(in: context))
    }

    func update(_ node: RelativeOffsetNode, in context: _ElementContext) {
        node.set(directed(in: context), transaction: context.transaction, at: context.time)
    }

    /// The offset, which is towards an edge, leading or trailing.
    private func directed(in context: _ElementContext) -> Size {
        context.environment.layoutDirection == .leftToRight
            ? offset : Size(width: -offset.width, height: offset.height)
    }
}

final class RelativeOffsetNode: LayerNode {
    private var offset: AnimatedValue<AnimatablePair<Double, Double>>

    init(_ offset: Size) {
        self.offset = AnimatedValue(AnimatablePair(offset.width, offset.height), unit: 128)
        super.init(tracksFrame: true)
    }

    override var kind: String { "move" }
    override var forwardsLayoutPriority: Bool { true }
    override var isTransparent: Bool { true }
    override var isRunning: Bool { super.isRunning || offset.isRunning }

    func set(_ value: Size, transaction: Transaction, at time: Time) {
        let isRunning = offset.set(
            AnimatablePair(value.width, value.height), transaction: transaction, at: time)
        if isRunning { animationBegan() }
        apply()
    }

    override func cancelAnimations() {
        super.cancelAnimations()
        offset.cancel()
    }

    override func animate(to time: Time) -> Bool {
        var runs = super.animate(to: time)
        if offset.isRunning {
            if offset.advance(to: time) { runs = true }
            apply()
        }
        return runs
    }

    override func presentedFrameChanged() {
        super.presentedFrameChanged()
        apply()
    }

    override var layoutTransform: Transform {
        Transform(
            translation: Size(
                width: offset.model.first * targetFrame.width, height: offset.model.second * targetFrame.height))
    }

    private func apply() {
        let size = presentedFrame.size
        let shift = Size(width: offset.presented.first * size.width, height: offset.presented.second * size.height)
        show(LayerState(transform: shift == .zero ? .identity : Transform(translation: shift)))
    }

    override func listAnimations(into list: inout [RunningAnimation], at time: Time) {
        super.listAnimations(into: &list, at: time)
        if offset.isRunning { list.append(offset.listing(node: kind, attribute: "offset", at: time)) }
    }
}

extension View {
    /// Shows the view moved by `offset` times its own size; its place in the layout stays.
    func relativeOffset(_ offset: Size) -> some View {
        modified(by: RelativeOffsetModifier(offset: offset))
    }
}
