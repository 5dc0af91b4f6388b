/// A transition of any type.
@MainActor
public struct AnyTransition {
    /// The transition's view in a phase.
    let show: (AdoptedContent, TransitionPhase) -> AnyView
    /// Tells one type of transition from another.
    let type: ObjectIdentifier
    let hasMotion: Bool
    /// Kept so that transitions can be combined as they are.
    private let base: any Transition

    /// Hides the type of `transition`.
    public init<T: Transition>(_ transition: T) {
        base = transition
        type = ObjectIdentifier(T.self)
        hasMotion = T.properties.hasMotion
        show = { content, phase in
            AnyView(transition.body(content: PlaceholderContentView(source: .adopted(content)), phase: phase))
        }
    }

    /// Comes and goes at once.
    public static let identity = AnyTransition(IdentityTransition())
    /// Fades in and out. What a view without a transition does.
    public static let opacity = AnyTransition(OpacityTransition())
    /// Comes from the leading edge and goes on to the trailing one.
    public static let slide = AnyTransition(SlideTransition())
    /// Grows from nothing and shrinks to nothing.
    public static let scale = AnyTransition(ScaleTransition(0))

    /// Between `scale` times the size and the size, about `anchor`.
    public static func scale(scale: Double, anchor: UnitPoint = .center) -> AnyTransition {
        AnyTransition(ScaleTransition(scale, anchor: anchor))
    }

    /// Comes from `edge` and goes back to it.
    public static func move(edge: Edge) -> AnyTransition { AnyTransition(MoveTransition(edge: edge)) }
    /// From `offset` points away.
    public static func offset(_ offset: Size) -> AnyTransition { AnyTransition(OffsetTransition(offset)) }
    /// From `x` and `y` points away.
    public static func offset(x: Double = 0, y: Double = 0) -> AnyTransition { offset(Size(width: x, height: y)) }
    /// Comes from `edge` and goes on to the opposite one, fading.
    public static func push(from edge: Edge) -> AnyTransition { AnyTransition(PushTransition(edge: edge)) }

    /// Comes in by `insertion` and goes by `removal`.
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
        func open<I: Transition, R: Transition>(_ insertion: I, _ removal: R) -> AnyTransition {
            AnyTransition(AsymmetricTransition(insertion: insertion, removal: removal))
        }
        return open(insertion.base, removal.base)
    }

    /// Between a modifier for what is outside and one for what is there. Modifiers that are `Animatable` travel.
    public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
        AnyTransition(ModifierTransition(active: active, identity: identity))
    }

    /// This transition and `other` at the same time.
    public func combined(with other: AnyTransition) -> AnyTransition {
        func open<A: Transition, B: Transition>(_ a: A, _ b: B) -> AnyTransition {
            AnyTransition(CombinedTransition(inner: a, outer: b))
        }
        return open(base, other.base)
    }

    /// The same transition, which runs with `animation` whatever the change that causes it says.
    public func animation(_ animation: Animation?) -> AnyTransition {
        func open<T: Transition>(_ base: T) -> AnyTransition {
            AnyTransition(AnimatedTransition(base: base, animation: animation))
        }
        return open(base)
    }
}
