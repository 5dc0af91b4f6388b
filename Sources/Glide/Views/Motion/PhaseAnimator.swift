/// Shows its content in one phase after the other, travelling from each to the next.
///
/// Without a trigger the phases go round for ever; with one they run once, back to the first, each time it changes. A
/// phase begins exactly when the animation to it counts as complete, whatever the frame rate.
public struct PhaseAnimator<Phase: Equatable, Content: View>: PrimitiveView {
    let phases: [Phase]
    let trigger: (any Equatable)?
    let content: (Phase) -> Content
    let animation: (Phase) -> Animation?

    /// Runs through `phases` again and again as long as the view is there.
    ///
    /// - Parameter animation: the way into a phase; nil jumps there, and goes on with the next frame.
    public init(
        _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        self.phases = Array(phases)
        trigger = nil
        self.content = content
        self.animation = animation
    }

    /// Shows the first of `phases`, and runs through them once when `trigger` changes.
    public init(
        _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        self.phases = Array(phases)
        self.trigger = trigger
        self.content = content
        self.animation = animation
    }

    /// See `View`.
    public static func _makeElement(_ view: Self, in context: _ElementContext) -> _ViewElement {
        PhaseAnimatorElement(view, in: context)
    }
}

final class PhaseAnimatorElement<Phase: Equatable, Content: View>: TypedElement<PhaseAnimator<Phase, Content>> {
    private var child: TypedElement<Content>?
    private var index = 0
    /// The phase shown last; it stays if there are none any more.
    private var phase: Phase?
    /// Counts the runs: one that a new trigger has cut short goes on no more.
    private var run = 0
    /// Whether a way to a next phase goes on, or is about to begin.
    private var isUnderWay = false

    override init(_ view: PhaseAnimator<Phase, Content>, in context: _ElementContext) {
        super.init(view, in: context)
        show(in: context)
        if view.trigger == nil { beginAfterUpdate(at: context.time) }
    }

    override var childElements: [_ViewElement] { child.map { [$0] } ?? [] }

    override func update(_ view: PhaseAnimator<Phase, Content>, in context: _ElementContext) {
        let before = self.view.trigger
        super.update(view, in: context)
        show(in: context)
        if let trigger = view.trigger, let before {
            if !isEqual(trigger, before) { beginAfterUpdate(at: context.time) }
        } else if !isUnderWay, view.phases.count > 1 {
            // There was nowhere to go until now.
            beginAfterUpdate(at: context.time)
        }
    }

    override func reevaluate(_ context: _ElementContext) {
        isDirty = false
        show(in: context)
    }

    private func show(in context: _ElementContext) {
        if view.phases.isEmpty {
            Warnings.warnOnce(
                "phases-\(place)",
                "PhaseAnimator: there are no phases; \(phase == nil ? "nothing is shown" : "the last one stays"). "
                    + "In \(place)")
        } else {
            phase = view.phases[min(index, view.phases.count - 1)]
        }
        guard let phase else { return }
        let content = tracking { view.content(phase) }
        if let child {
            child.update(content, in: context.below(self))
        } else {
            child = Content.makeElement(content, in: context.below(self))
            nodesChanged()
        }
    }

    private func beginAfterUpdate(at time: Time) {
        isUnderWay = true
        host.afterUpdate { [weak self] in
            guard let self else { return }
            run += 1
            advance(run, at: time)
        }
    }

    /// Goes on to the next phase, at the moment at which the way to the last one was complete.
    private func advance(_ run: Int, at time: Time?) {
        guard isMounted, run == self.run else { return }
        guard view.phases.count > 1 else {
            isUnderWay = false
            return
        }
        let next = (index + 1) % view.phases.count
        let hasEnded = next == 0 && view.trigger != nil
        var transaction = Transaction(animation: view.animation(view.phases[next]))
        let completion = AnimationCompletion {}
        completion.onRun { [weak self, weak completion] in
            if !hasEnded { self?.advance(run, at: completion?.endTime.map { Time(seconds: $0) }) }
        }
        transaction.completions = [completion]
        Transaction.perform(transaction) {
            host.change(at: time) { [weak self] in
                guard let self, isMounted else { return }
                index = next
                host.markDirty(self)
            }
        }
    }
}

extension View {
    /// Shows the view in one phase after the other, again and again; see `PhaseAnimator`.
    public func phaseAnimator<Phase: Equatable, Content: View>(
        _ phases: some Sequence<Phase>,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        let placeholder = PlaceholderContentView<Self>(source: .view(AnyView(self)))
        return PhaseAnimator(phases, content: { content(placeholder, $0) }, animation: animation)
    }

    /// Shows the view in the first of `phases`, and runs through them once when `trigger` changes.
    public func phaseAnimator<Phase: Equatable, Content: View>(
        _ phases: some Sequence<Phase>, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        let placeholder = PlaceholderContentView<Self>(source: .view(AnyView(self)))
        return PhaseAnimator(phases, trigger: trigger, content: { content(placeholder, $0) }, animation: animation)
    }
}
