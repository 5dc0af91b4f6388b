/// Comes from an edge and goes back to it, by its own width or height.
public struct MoveTransition: Transition {
    /// The edge.
    public var edge: Edge

    /// To and from `edge`.
    public init(edge: Edge) {
        self.edge = edge
    }

    /// At its place, or beside it on the side of the edge.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.relativeOffset(phase.isIdentity ? .zero : edge.direction)
    }
}

/// Comes from the leading edge and goes on to the trailing one.
public struct SlideTransition: Transition {
    /// From leading to trailing.
    public init() {}

    /// Leading of its place before, trailing of it after.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.relativeOffset(Size(width: phase.value, height: 0))
    }
}

/// Comes from one edge and goes on to the opposite one, fading.
public struct PushTransition: Transition {
    /// The edge from which the view comes.
    public var edge: Edge

    /// From `edge` to the opposite one.
    public init(edge: Edge) {
        self.edge = edge
    }

    /// Beside its place and invisible, unless it is there.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content
            .relativeOffset(
                Size(width: -phase.value * edge.direction.width, height: -phase.value * edge.direction.height)
            )
            .opacity(phase.isIdentity ? 1 : 0)
    }
}

extension Edge {
    /// One length of the view towards the edge.
    fileprivate var direction: Size {
        switch self {
        case .top: Size(width: 0, height: -1)
        case .bottom: Size(width: 0, height: 1)
        case .leading: Size(width: -1, height: 0)
        case .trailing: Size(width: 1, height: 0)
        }
    }
}

extension Transition where Self == MoveTransition {
    /// Comes from `edge` and goes back to it.
    public static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}

extension Transition where Self == SlideTransition {
    /// Comes from the leading edge and goes on to the trailing one.
    public static var slide: SlideTransition { SlideTransition() }
}

extension Transition where Self == PushTransition {
    /// Comes from `edge` and goes on to the opposite one, fading.
    public static func push(from edge: Edge) -> PushTransition { PushTransition(edge: edge) }
}
