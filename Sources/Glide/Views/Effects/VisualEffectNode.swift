/// Shows its content under an effect that depends on where it is.
final class VisualEffectNode: LayerNode, ViewportObserver {
    private unowned let host: ViewHost
    private var around: [any Viewport] = []
    /// The effect for the place at hand.
    var steps: (VisualEffectNode) -> [_VisualEffectStep] = { _ in [] } {
        didSet { refresh() }
    }
    /// The phase of a scroll transition that is animated; 0 is in view.
    private var phase = AnimatedValue(0.0, unit: 128)

    init(host: ViewHost) {
        self.host = host
        super.init(tracksFrame: true)
    }

    override var kind: String { "visualEffect" }
    override var forwardsLayoutPriority: Bool { true }
    override var isTransparent: Bool { true }
    override var isRunning: Bool { super.isRunning || phase.isRunning }

    override func didEnter(_ scene: SceneGraph) {
        super.didEnter(scene)
        around = viewports
        for viewport in around { viewport.add(self) }
    }

    override func willLeave(_ scene: SceneGraph) {
        for viewport in around { viewport.remove(self) }
        around = []
        super.willLeave(scene)
    }

    override func presentedFrameChanged() {
        super.presentedFrameChanged()
        refresh()
    }

    func viewportMoved() {
        refresh()
    }

    private func refresh() {
        guard scene != nil else { return }
        let look = VisualEffectLook(steps(self), frame: presentedFrame)
        show(LayerState(transform: look.transform, opacity: look.opacity))
    }

    // MARK: Scroll transitions

    /// Where the node stands in the nearest viewport that scrolls along `axis`, and the part of the content seen there.
    private func place(along axis: Axis?) -> (frame: ClosedRange<Double>, visible: ClosedRange<Double>)? {
        let viewport = around.first {
            axis.map { $0 == .vertical ? Axis.Set.vertical : .horizontal }.map($0.scrollAxes.contains) ?? true
        }
        guard let viewport else { return nil }
        let axis = axis ?? (viewport.scrollAxes.contains(.vertical) ? .vertical : .horizontal)
        let corner = (layoutPosition(in: viewport) - Point.zero)[axis]
        let start = (viewport.visibleRect.origin - Point.zero)[axis]
        return (
            corner...(corner + max(0, size[axis])), start...(start + max(0, viewport.visibleRect.size[axis]))
        )
    }

    /// How far the view is from being in view: 0 is in view, −1 before the beginning, 1 beyond the end.
    func share(_ configuration: ScrollTransitionConfiguration, along axis: Axis?) -> Double {
        guard let (frame, visible) = place(along: axis) else { return 0 }
        let share = configuration.threshold.share(of: frame, in: visible)
        guard let animation = configuration.animation else { return configuration.curved(share) }
        let target = share == 0 ? 0.0 : share < 0 ? -1 : 1
        if target != phase.model {
            // What comes into a scroll view is in its phase from the start.
            let transaction = Transaction(animation: isPhaseKnown ? animation : nil)
            if phase.set(target, transaction: transaction, at: host.now) { animationBegan() }
        }
        isPhaseKnown = true
        return phase.presented
    }

    private var isPhaseKnown = false

    override func animate(to time: Time) -> Bool {
        var runs = super.animate(to: time)
        if phase.isRunning {
            if phase.advance(to: time) { runs = true }
            refresh()
        }
        return runs
    }

    override func listAnimations(into list: inout [RunningAnimation], at time: Time) {
        super.listAnimations(into: &list, at: time)
        if phase.isRunning { list.append(phase.listing(node: kind, attribute: "scrollTransition", at: time)) }
    }

    override func cancelAnimations() {
        super.cancelAnimations()
        phase.cancel()
    }
}

/// Puts an effect on a view.
struct VisualEffectModifier: NodeModifier {
    let steps: @MainActor (VisualEffectNode) -> [_VisualEffectStep]

    func makeNode(in context: _ElementContext) -> VisualEffectNode { VisualEffectNode(host: context.host) }

    func update(_ node: VisualEffectNode, in context: _ElementContext) {
        node.steps = steps
    }
}

extension View {
    /// Changes how the view looks by where it is: `effect` is given the view as it is and its size and place, and is
    /// asked again when either changes or a scroll view around it moves.
    public func visualEffect(
        _ effect: @escaping @MainActor (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
    ) -> some View {
        modified(by: VisualEffectModifier { node in effect(EmptyVisualEffect(), GeometryProxy(node: node))._steps })
    }

    /// Changes how the view looks as it comes into view and leaves it.
    ///
    /// - Parameters:
    ///   - configuration: whether the look follows the scrolling, or changes with an animation of its own.
    ///   - axis: along which the view comes and goes; nil takes that of the nearest scroll view.
    ///   - transition: given the view as it is and the phase, answers its look in that phase.
    public func scrollTransition(
        _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
        transition: @escaping @MainActor (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View {
        modified(
            by: VisualEffectModifier { node in
                let share = node.share(configuration, along: axis)
                let rest = transition(EmptyVisualEffect(), .identity)._steps
                if share == 0 { return rest }
                let away = transition(EmptyVisualEffect(), share < 0 ? .topLeading : .bottomTrailing)._steps
                return rest.mixed(with: away, by: abs(share))
            })
    }
}
