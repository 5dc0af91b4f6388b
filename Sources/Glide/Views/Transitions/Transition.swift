/// How a view comes and goes.
///
/// `body` says what the view looks like in each phase. A view that is inserted with an animation is shown in
/// `.willAppear` first and then travels to `.identity`; one that is removed travels to `.didDisappear` and is kept on
/// screen, out of the layout, until the animations are over.
@MainActor
public protocol Transition {
    /// The type of the changed view.
    associatedtype Body: View
    /// The view that comes or goes, inside `body`.
    typealias Content = PlaceholderContentView<Self>
    /// `content` as it looks in `phase`; in `.identity` it must look as if there were no transition.
    @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
    /// What the transition does; by default that something moves.
    static var properties: TransitionProperties { get }
}

extension Transition {
    /// Something moves.
    public static var properties: TransitionProperties { TransitionProperties() }

    /// `content` as the transition shows it in `phase`, for transitions made of others.
    public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
        body(content: PlaceholderContentView(source: .view(AnyView(content))), phase: phase)
    }

    /// This transition and, around it, `other`, at the same time.
    public func combined<Other: Transition>(with other: Other) -> some Transition {
        CombinedTransition(inner: self, outer: other)
    }

    /// The same transition, which runs with `animation` whatever the change that causes it says.
    public func animation(_ animation: Animation?) -> some Transition {
        AnimatedTransition(base: self, animation: animation)
    }
}
