/// Attaches a gesture to a view.
struct GestureModifier<Attached: Gesture>: NodeModifier {
    var gesture: Attached
    var priority: GesturePriority
    var mask: GestureMask

    func makeNode(in context: _ElementContext) -> GestureNode {
        GestureNode(host: context.host)
    }

    func update(_ node: GestureNode, in context: _ElementContext) {
        node.attach(gesture, priority: priority, mask: mask, isEnabled: context.environment.isEnabled)
    }
}

/// A node with gestures on it.
@MainActor
protocol GestureCarrier: Node {
    /// Innermost first.
    var gestures: [GestureAttachment] { get }
}

/// Carries a gesture; it is met wherever something of its content is.
final class GestureNode: Node, GestureCarrier {
    private unowned let host: ViewHost
    private var attachment: GestureAttachment?
    /// Called when the keyboard's focus has come or gone.
    var onFocus: ((Bool) -> Void)?

    init(host: ViewHost) {
        self.host = host
        super.init(tracksFrame: true)
    }

    override var kind: String { "gesture" }
    override var forwardsLayoutPriority: Bool { true }
    override var isTransparent: Bool { true }
    override func presentedFrameChanged() {}

    func attach(_ gesture: some Gesture, priority: GesturePriority, mask: GestureMask, isEnabled: Bool) {
        if let attachment, attachment.update(gesture) {
            attachment.priority = priority
            attachment.mask = mask
        } else {
            if let attachment { host.dispatcher.cancel(attachment) }
            attachment = GestureAttachment(gesture, priority: priority, mask: mask, target: self)
        }
        attachment?.isEnabled = isEnabled
    }

    var gestures: [GestureAttachment] { attachment.map { [$0] } ?? [] }

    override func willLeave(_ scene: SceneGraph) {
        host.dispatcher.targetRemoved(self)
        super.willLeave(scene)
    }
}

extension Node: GestureTarget {
    func convert(_ windowPoint: Point, to space: CoordinateSpace) -> Point {
        switch space {
        case .global: return windowPoint
        case .local:
            let inner = windowTransform().inverse.map { windowPoint.applying($0) } ?? windowPoint
            return inner - (presentedFrame.origin - Point.zero)
        case .named(let name):
            var node = parent
            while let current = node {
                if let space = current as? CoordinateSpaceNode, space.name == name {
                    return space.convert(windowPoint, to: .local)
                }
                node = current.parent
            }
            return windowPoint
        }
    }

    var isInHierarchy: Bool { scene != nil }
    var gestureSize: Size { presentedFrame.size }
}

/// Gives a coordinate space a name.
struct CoordinateSpaceModifier: NodeModifier {
    var name: AnyHashable

    func makeNode(in context: _ElementContext) -> CoordinateSpaceNode { CoordinateSpaceNode() }

    func update(_ node: CoordinateSpaceNode, in context: _ElementContext) {
        node.name = name
    }
}

final class CoordinateSpaceNode: Node {
    var name: AnyHashable = 0

    init() {
        super.init(tracksFrame: true)
    }

    override var kind: String { "coordinateSpace" }
    override var forwardsLayoutPriority: Bool { true }
    override var isTransparent: Bool { true }
    override func presentedFrameChanged() {}
}

extension View {
    /// Attaches `gesture`; gestures further in come first.
    public func gesture<Attached: Gesture>(_ gesture: Attached, including mask: GestureMask = .all) -> some View {
        modified(by: GestureModifier(gesture: gesture, priority: .normal, mask: mask))
    }

    /// Attaches `gesture`; it comes before gestures further in.
    public func highPriorityGesture<Attached: Gesture>(
        _ gesture: Attached, including mask: GestureMask = .all
    ) -> some View {
        modified(by: GestureModifier(gesture: gesture, priority: .high, mask: mask))
    }

    /// Attaches `gesture`; it is recognised beside all others, and scrolling does not end it.
    public func simultaneousGesture<Attached: Gesture>(
        _ gesture: Attached, including mask: GestureMask = .all
    ) -> some View {
        modified(by: GestureModifier(gesture: gesture, priority: .simultaneous, mask: mask))
    }

    /// Calls `action` when the view is tapped `count` times.
    public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        gesture(TapGesture(count: count).onEnded { _ in action() })
    }

    /// Calls `action` with the place of the tap when the view is tapped `count` times.
    public func onTapGesture(
        count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
        perform action: @escaping (Point) -> Void
    ) -> some View {
        gesture(SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
    }

    /// Calls `action` when the view has been held for `minimumDuration` seconds.
    ///
    /// - Parameters:
    ///   - maximumDistance: how far the finger may stray, in points.
    ///   - onPressingChanged: called with true when the press begins and with false when it is over.
    public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: Double = 10, perform action: @escaping () -> Void,
        onPressingChanged: ((Bool) -> Void)? = nil
    ) -> some View {
        gesture(
            LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance)
                .onChanged { onPressingChanged?($0) }
                .onEnded { _ in
                    onPressingChanged?(false)
                    action()
                }
                .onCancelled { onPressingChanged?(false) })
    }

    /// Gives the view's coordinate space `name`, for gestures and geometry further in.
    public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
        modified(by: CoordinateSpaceModifier(name: name.name))
    }

    /// Gives the view's coordinate space `name`, for gestures and geometry further in.
    public func coordinateSpace<Name: Hashable>(name: Name) -> some View {
        modified(by: CoordinateSpaceModifier(name: AnyHashable(name)))
    }
}
