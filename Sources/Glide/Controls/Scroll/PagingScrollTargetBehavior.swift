/// Rests at whole pages, each as large as the viewport; one page a swipe, turned as those of a paged tab view are.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
    /// The behaviour.
    public init() {}

    /// See `ScrollTargetBehavior`.
    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        for axis in Axis.allCases where context.axes.contains(Axis.Set(axis)) {
            let length = context.containerSize[axis]
            let count = (context.contentSize[axis] / length - 1e-9).rounded(.up)
            let original = context.originalTarget.rect.origin - Point.zero
            let start = (original[axis] / length).rounded()
            guard length > 0, start.magnitude < 1e9, count < 1e9 else { continue }
            let page = PageTurn.target(
                from: Int(start), position: context.presentOffset[axis] / length, velocity: context.velocity[axis],
                count: max(1, Int(count)))
            let offset = Double(page) * length
            if axis == .horizontal { target.rect.origin.x = offset } else { target.rect.origin.y = offset }
        }
    }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
    /// Rests at whole pages.
    public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}
