/// Where the content of a scroll view is.
public struct ScrollGeometry: Hashable, Sendable {
    /// How far the content's beginning has gone out of the viewport, in points; negative or beyond the end while it is
    /// stretched.
    public var contentOffset: Point
    /// The content's extent, margins included, in points.
    public var contentSize: Size
    /// Room that is kept free beside the content, such as that of a refresh that runs.
    public var contentInsets: EdgeInsets
    /// The viewport's extent, in points.
    public var containerSize: Size

    /// The part of the content that is seen.
    public var visibleRect: Rect { Rect(origin: contentOffset, size: containerSize) }
}

/// What a scroll view is doing.
public enum ScrollPhase: Hashable, Sendable {
    /// It rests.
    case idle
    /// Fingers move it, on a screen or a touchpad.
    case interacting
    /// It was let go, and runs on or comes back from beyond its end.
    case decelerating
    /// It is on its way to a place that code, a key, a wheel or a target asked for.
    case animating

    /// Whether it does anything but rest.
    public var isScrolling: Bool { self != .idle }
}

/// What goes along with a change of a scroll view's phase.
public struct ScrollPhaseChangeContext: Sendable {
    /// Where the content is.
    public let geometry: ScrollGeometry
}

/// What a scroll view tells its observers.
struct ScrollReport: Equatable {
    var geometry: ScrollGeometry
    var phase: ScrollPhase
}

/// Stands around scroll views that are to be observed.
final class ScrollObserverNode: Node {
    /// Whether there ever was one. Read and written on the main thread only.
    private(set) static var isUsed = false
    /// Given the report and the one before, nil at the first.
    var tell: (ScrollReport, ScrollReport?) -> Void = { _, _ in }

    init() {
        Self.isUsed = true
        super.init()
    }

    override var kind: String { "scrollObserver" }
    override var forwardsLayoutPriority: Bool { true }
    override var isTransparent: Bool { true }
}

struct ScrollObserverModifier: NodeModifier {
    var tell: (ScrollReport, ScrollReport?) -> Void

    func makeNode(in context: _ElementContext) -> ScrollObserverNode { ScrollObserverNode() }

    func update(_ node: ScrollObserverNode, in context: _ElementContext) {
        node.tell = tell
    }
}

extension View {
    /// Calls `action` with the old and the new value when what `transform` makes of the geometry of the nearest scroll
    /// view inside has changed; first when it is laid out, with the value twice.
    ///
    /// It is called before the frame in which the change is seen, so that what `action` writes is in the same frame.
    public func onScrollGeometryChange<Value: Equatable>(
        for type: Value.Type, of transform: @escaping (ScrollGeometry) -> Value,
        action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
    ) -> some View {
        modified(
            by: ScrollObserverModifier { new, before in
                let value = transform(new.geometry)
                guard let before else { return action(value, value) }
                let old = transform(before.geometry)
                if old != value { action(old, value) }
            })
    }

    /// Calls `action` with the old and the new phase when the nearest scroll view inside begins or ends to move.
    public func onScrollPhaseChange(
        _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
    ) -> some View {
        onScrollPhaseChange { old, new, _ in action(old, new) }
    }

    /// Calls `action` with the old and the new phase, and where the content is, when the nearest scroll view inside
    /// begins or ends to move.
    public func onScrollPhaseChange(
        _ action:
            @escaping (
                _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
            ) -> Void
    ) -> some View {
        modified(
            by: ScrollObserverModifier { new, before in
                guard let before, before.phase != new.phase else { return }
                action(before.phase, new.phase, ScrollPhaseChangeContext(geometry: new.geometry))
            })
    }
}
