/// Rests where a view of a `scrollTargetLayout` begins at the beginning of the viewport.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
    /// How far one swipe goes.
    public enum LimitBehavior: Sendable {
        /// As far as the swipe carries.
        case automatic
        /// To the next view, or the one before.
        case always
        /// As far as the swipe carries.
        case never
    }

    private let limit: LimitBehavior

    /// The behaviour.
    public init(limitBehavior: LimitBehavior = .automatic) {
        limit = limitBehavior
    }

    /// See `ScrollTargetBehavior`.
    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        for axis in Axis.allCases where context.axes.contains(Axis.Set(axis)) {
            let length = context.containerSize[axis]
            let most = max(0, context.contentSize[axis] - length)
            var wanted = (target.rect.origin - Point.zero)[axis]
            if limit == .always { wanted = neighbour(of: context.originalTarget, along: axis, context) ?? wanted }
            guard wanted > 0, wanted < most else { continue }
            let starts = starts(near: target.rect, wanted: wanted, along: axis, context)
            guard let nearest = starts.min(by: { abs($0 - wanted) < abs($1 - wanted) }) else { continue }
            // The very end is a place to rest too: the last views may never reach the beginning.
            set(&target, axis, abs(most - wanted) < abs(nearest - wanted) ? most : min(nearest, most))
        }
    }

    private func set(_ target: inout ScrollTarget, _ axis: Axis, _ offset: Double) {
        if axis == .horizontal { target.rect.origin.x = offset } else { target.rect.origin.y = offset }
    }

    private func starts(near rect: Rect, wanted: Double, along axis: Axis, _ context: TargetContext) -> [Double] {
        var place = rect
        let length = context.containerSize[axis]
        if axis == .horizontal {
            place = Rect(x: wanted - length, y: rect.minY, width: 3 * length, height: rect.height)
        } else {
            place = Rect(x: rect.minX, y: wanted - length, width: rect.width, height: 3 * length)
        }
        return context.alignedFrames(place).map { ($0.origin - Point.zero)[axis] }
    }

    /// Where the view after or before the one at which the swipe began begins, in the swipe's direction.
    private func neighbour(of original: ScrollTarget, along axis: Axis, _ context: TargetContext) -> Double? {
        let start = (original.rect.origin - Point.zero)[axis]
        let starts = starts(near: original.rect, wanted: start, along: axis, context).sorted()
        guard let index = starts.indices.min(by: { abs(starts[$0] - start) < abs(starts[$1] - start) }) else {
            return nil
        }
        let way = context.presentOffset[axis] - start
        let speed = context.velocity[axis]
        let isTurned =
            abs(speed) > Self.flick ? speed * way >= 0 : abs(way) > context.alignedExtent(from: starts, index) / 2
        let step = isTurned ? (abs(speed) > Self.flick ? (speed > 0 ? 1 : -1) : (way > 0 ? 1 : -1)) : 0
        return starts[min(max(index + step, 0), starts.count - 1)]
    }

    /// Points a second from which a short swipe turns to the next view, as pages do (semantics 6.1).
    private static let flick = 250.0
}

extension ScrollTargetBehaviorContext {
    /// From the beginning of one view to the next.
    fileprivate func alignedExtent(from starts: [Double], _ index: Int) -> Double {
        if index + 1 < starts.count { return starts[index + 1] - starts[index] }
        return index > 0 ? starts[index] - starts[index - 1] : 0
    }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    /// Rests where a view of a `scrollTargetLayout` begins.
    public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }

    /// Rests where a view of a `scrollTargetLayout` begins; `limitBehavior` says how far one swipe goes.
    public static func viewAligned(
        limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
    ) -> ViewAlignedScrollTargetBehavior {
        ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
    }
}

extension View {
    /// Makes the views of this container those at which a scroll view around it comes to rest, and by which it tells
    /// its position.
    public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
        TraitModified(content: self) { $0.isScrollTargetLayout = isEnabled }
    }
}
