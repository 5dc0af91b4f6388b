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
