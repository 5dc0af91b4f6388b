/// Says where content comes to rest that was let go.
@MainActor
public protocol ScrollTargetBehavior {
    /// What `updateTarget` is told beside the target.
    typealias TargetContext = ScrollTargetBehaviorContext

    /// Changes `target`, which is where the content would come to rest by itself. It is brought into the legal range
    /// afterwards; an origin that is not finite counts as unchanged.
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}

/// A part of a scroll view's content that is to be seen.
public struct ScrollTarget: Hashable, Sendable {
    /// The part, in the content's coordinates: its origin becomes the offset.
    public var rect: Rect

    /// The part `rect`.
    public init(rect: Rect) {
        self.rect = rect
    }
}

/// What is known about content that was let go.
public struct ScrollTargetBehaviorContext {
    /// What was seen when the finger took hold.
    public let originalTarget: ScrollTarget
    /// The offset at the release, along the axis at hand.
    let presentOffset: Double
    /// How fast the offset changes at the release, in points a second.
    public let velocity: Size
    /// The content's extent, margins included.
    public let contentSize: Size
    /// The viewport's extent.
    public let containerSize: Size
    /// The axis at hand.
    public let axes: Axis.Set
}

/// Rests at whole pages, each as large as the viewport; one page a swipe, turned as those of a paged tab view are.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
    /// The behaviour.
    public init() {}

    /// See `ScrollTargetBehavior`.
    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        let axis: Axis = context.axes.contains(.horizontal) ? .horizontal : .vertical
        let length = context.containerSize[axis]
        guard length > 0 else { return }
        let original = context.originalTarget.rect.origin
        let start = ((axis == .horizontal ? original.x : original.y) / length).rounded()
        let count = (context.contentSize[axis] / length - 1e-9).rounded(.up)
        guard start.magnitude < 1e9, count < 1e9 else { return }
        let page = PageTurn.target(
            from: Int(start), position: context.presentOffset / length, velocity: context.velocity[axis],
            count: max(1, Int(count)))
        let offset = Double(page) * length
        if axis == .horizontal { target.rect.origin.x = offset } else { target.rect.origin.y = offset }
    }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
    /// Rests at whole pages.
    public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

private enum ScrollTargetBehaviorKey: EnvironmentKey {
    static var defaultValue: (any ScrollTargetBehavior)? { nil }
}

extension EnvironmentValues {
    var scrollTargetBehavior: (any ScrollTargetBehavior)? {
        get { self[ScrollTargetBehaviorKey.self] }
        set { self[ScrollTargetBehaviorKey.self] = newValue }
    }
}

extension View {
    /// Says where the content of the next scroll views inside comes to rest when it is let go.
    public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
        environment(\.scrollTargetBehavior, behavior)
    }
}
