/// A node whose content can be moved by a finger, a wheel, a touchpad and keys: a scroll view, a pager.
///
/// Distances are in points. A finger's way is that of the finger: positive down and to the right, against the offset.
@MainActor
protocol ScrollReceiver: Node {
    /// Along which axes the content can be moved by hand at all now; empty for one that is switched off.
    var movableAxes: Axis.Set { get }
    /// Whether a finger that goes to the right or down (+1), to the left or up (−1), uncovers more of the content.
    func hasRoom(along axis: Axis, _ sign: Double) -> Bool
    /// Whether the content gives way beyond its ends along `axis`.
    func stretches(along axis: Axis) -> Bool
    /// Whether the content moves by itself.
    var isInFlight: Bool { get }
    /// Whether it moves so that fingers catch it as they come down.
    var isCatchable: Bool { get }
    /// Stops content that moves by itself; what is beyond an end comes back.
    func halt()

    /// A wheel was turned by `delta`, positive towards the content's end; answers what was not used.
    ///
    /// - Parameters:
    ///   - clicks: the same in clicks of the wheel, fractions included, where it counts them. Whole ones move content
    ///     smoothly, by a spring.
    ///   - crosses: whether a vertical way counts for content that goes only sideways.
    func turnWheel(by delta: Size, clicks: Size?, crosses: Bool) -> Size

    /// Fingers on a touchpad take the content.
    func fingersBegan()
    /// The fingers have gone `travel` since.
    func fingersMoved(_ travel: Size)
    /// The fingers were lifted while they moved with `velocity`, in points a second.
    func fingersEnded(velocity: Size)

    /// Moves the content so that `node`, which stands in it, is seen, if it is not.
    func reveal(_ node: Node)

    /// A key went down; answers whether it moved the content.
    func press(_ key: Key, modifiers: EventModifiers) -> Bool
}

extension ScrollReceiver {
    /// Whether the content is longer than what shows it, so that keys can move it.
    var isMovable: Bool {
        Axis.allCases.contains { axis in
            movableAxes.contains(Axis.Set(axis)) && (hasRoom(along: axis, 1) || hasRoom(along: axis, -1))
        }
    }
}

extension Axis.Set {
    /// The one axis.
    init(_ axis: Axis) {
        self = axis == .horizontal ? .horizontal : .vertical
    }
}

extension Size {
    /// The extent along `axis`.
    subscript(axis: Axis) -> Double {
        get { axis == .horizontal ? width : height }
        set {
            if axis == .horizontal { width = newValue } else { height = newValue }
        }
    }
}
