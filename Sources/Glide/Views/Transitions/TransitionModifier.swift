/// A view that comes and goes in a way of its own.
struct TransitionModified<Content: View>: PrimitiveView {
    let content: Content
    let transition: AnyTransition

    static func _makeElement(_ view: Self, in context: _ElementContext) -> _ViewElement {
        if let identified = Content.self as? any TransitionReceiver.Type {
            func open<Receiver: TransitionReceiver>(_ type: Receiver.Type) -> _ViewElement {
                Receiver.makeElement(unsafeBitCast(view, to: TransitionModified<Receiver>.self), in: context)
            }
            return open(identified)
        }
        return TransitionElement(view, in: context)
    }
}

/// A view that comes and goes part by part, so that a transition around it is each part's own.
@MainActor
protocol TransitionReceiver: View {
    static func makeElement(_ view: TransitionModified<Self>, in context: _ElementContext) -> _ViewElement
}

// `.id(step).transition(…)` is the same as `.transition(…).id(step)`: what goes and what comes each have the transition.
extension IdentifiedView: TransitionReceiver {
    static func makeElement(_ view: TransitionModified<Self>, in context: _ElementContext) -> _ViewElement {
        IdentifiedTransitionElement(view, in: context)
    }
}

final class IdentifiedTransitionElement<Content: View, ID: Hashable>:
    TypedElement<TransitionModified<IdentifiedView<Content, ID>>>
{
    private var child: TypedElement<IdentifiedView<TransitionModified<Content>, ID>>!

    override init(_ view: TransitionModified<IdentifiedView<Content, ID>>, in context: _ElementContext) {
        super.init(view, in: context)
        child = IdentifiedView.makeElement(Self.turned(view), in: context.below(self))
    }

    private static func turned(
        _ view: TransitionModified<IdentifiedView<Content, ID>>
    ) -> IdentifiedView<TransitionModified<Content>, ID> {
        IdentifiedView(
            content: TransitionModified(content: view.content.content, transition: view.transition),
            id: view.content.id)
    }

    override var childElements: [_ViewElement] { child.map { [$0] } ?? [] }

    override func collectNodes(into nodes: inout [Node]) { child.collectNodes(into: &nodes) }

    override func update(_ view: TransitionModified<IdentifiedView<Content, ID>>, in context: _ElementContext) {
        super.update(view, in: context)
        child.update(Self.turned(view), in: context.below(self))
    }
}

/// Shows its content through the transition's body, and moves it from phase to phase.
///
/// The content's element is kept while the transition around it changes its type.
final class TransitionElement<Content: View>: TypedElement<TransitionModified<Content>>, TransitionCarrier {
    private var phase = TransitionPhase.identity
    private var content: AdoptedContent!
    private var shell: TypedElement<AnyView>!
    /// The transition that the shell shows.
    private var shown: AnyTransition

    override init(_ view: TransitionModified<Content>, in context: _ElementContext) {
        shown = Self.effective(view.transition, in: context)
        super.init(view, in: context)
        content = AdoptedContent { [unowned self] element, context in
            guard let element else { return Content.makeElement(self.view.content, in: context) }
            unsafeDowncast(element, to: TypedElement<Content>.self).update(self.view.content, in: context)
            return element
        }
        shell = AnyView.makeElement(shown.show(content, phase), in: context.below(self))
    }

    override var childElements: [_ViewElement] { shell.map { [$0] } ?? [] }

    override func update(_ view: TransitionModified<Content>, in context: _ElementContext) {
        super.update(view, in: context)
        content.isStale = true
        show(phase, in: context)
    }

    /// Where people ask for less motion, what moves fades instead.
    private static func effective(_ transition: AnyTransition, in context: _ElementContext) -> AnyTransition {
        transition.hasMotion && context.environment.accessibilityReduceMotion ? .opacity : transition
    }

    private func show(_ phase: TransitionPhase, in context: _ElementContext) {
        self.phase = phase
        let transition = Self.effective(view.transition, in: context)
        var context = context.below(self)
        if transition.type != shown.type {
            // Another set of modifiers takes the content over; the old set goes at once.
            content.detach()
            context.transaction = Transaction()
            nodesChanged()
        }
        shown = transition
        shell.update(transition.show(content, phase), in: context)
        content.endIfUnused()
    }

    // MARK: TransitionCarrier

    func arrive(in context: _ElementContext) {
        if phase == .identity {
            var still = context
            still.transaction = Transaction()
            show(.willAppear, in: still)
            // The modifiers' nodes are made when they are asked for: with the looks of the phase at hand.
            _ = nodes
        }
        show(.identity, in: context)
    }

    func depart(in context: _ElementContext) {
        show(.didDisappear, in: context)
    }
}

extension View {
    /// Says how the view comes and goes, where a change with an animation inserts or removes it.
    public func transition(_ transition: AnyTransition) -> some View {
        TransitionModified(content: self, transition: transition)
    }

    /// Says how the view comes and goes, where a change with an animation inserts or removes it.
    public func transition<T: Transition>(_ transition: T) -> some View {
        TransitionModified(content: self, transition: AnyTransition(transition))
    }
}
