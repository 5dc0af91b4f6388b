/// The motion of one attribute of one node: how far what is shown is away from what the model says.
///
/// Shown is `model + offset(at: t)`. The model is always the last value that was set; a change of it with an animation
/// puts the offset where the change is not seen yet, and the animation takes the offset to zero.
/// Everything is asked at absolute times and in closed form: an evaluation has no memory, needs no frames before it
/// and allocates nothing (except for custom animations, which bring their own memory).
package struct Animator<Value: VectorArithmetic> {
    /// The running animations, the newest last.
    var layers: [MotionLayer<Value>] = [] {
        // `isEmpty` would look up the type of the layers each time.
        didSet { isRunning = layers.count > 0 }
    }
    /// The completions that wait for this attribute.
    var completions: [PendingCompletion<Value>] = [] {
        didSet { hasCompletions = completions.count > 0 }
    }

    /// More animations than this under way over one another are folded from below; see `foldIfDeep`.
    static var greatestDepth: Int { 24 }
    /// So many may be there together with those whose delay is not over.
    static var greatestQueue: Int { 512 }

    /// An attribute at rest.
    package init() {}

    /// Whether an animation is stored. It may have ended in the meantime; see `hasEnded(at:)` and
    /// `collectCompletions(at:into:)`, which drops what has ended.
    /// It is stored, so that asking an attribute at rest costs nothing in other modules, whatever its type.
    package private(set) var isRunning = false

    /// Whether completions still wait for this attribute.
    package private(set) var hasCompletions = false

    /// The animation that was started last, if it has not been dropped.
    package var animation: Animation? { layers.last?.animation }

    /// How many animations are combined.
    package var depth: Int { layers.count }

    /// How far what is shown at `time` is away from the model. Zero at rest. Before the start of an animation it is
    /// the offset of the start.
    @_specialize(exported:true,where Value == Double)
    @_specialize(exported:true,where Value == RectVector)
    @_specialize(exported:true,where Value == AnimatablePair<Double, Double>)
    package func offset(at time: Time) -> Value {
        let now = time.seconds
        return layers.withUnsafeBufferPointer { layers in
            var offset = Value.zero
            for index in Self.firstLayer(of: layers, at: now)..<layers.count {
                offset = layers[index].offset(at: now, above: offset)
            }
            return offset
        }
    }

    /// The velocity of `offset(at:)`, in units per second; at a moment at which it jumps, that of the side after it.
    @_specialize(exported:true,where Value == Double)
    @_specialize(exported:true,where Value == RectVector)
    @_specialize(exported:true,where Value == AnimatablePair<Double, Double>)
    package func velocity(at time: Time) -> Value { state(at: time).velocity }

    /// Offset and velocity at `time`.
    @_specialize(exported:true,where Value == Double)
    @_specialize(exported:true,where Value == RectVector)
    @_specialize(exported:true,where Value == AnimatablePair<Double, Double>)
    package func state(at time: Time) -> MotionState<Value> { state(at: time.seconds, below: layers.count) }

    /// Whether nothing moves any more at `time`: from then on the offset is zero.
    @_specialize(exported:true,where Value == Double)
    @_specialize(exported:true,where Value == RectVector)
    @_specialize(exported:true,where Value == AnimatablePair<Double, Double>)
    package func hasEnded(at time: Time) -> Bool {
        guard isRunning else { return true }
        // In its place: a copy of the layer would count all that it holds up and down, each frame.
        if layers.withUnsafeBufferPointer({ $0[$0.count - 1].custom != nil }) { _ = offset(at: time) }
        return layers.withUnsafeBufferPointer { $0[$0.count - 1].hasEnded(at: time.seconds) }
    }

    /// Whether the animation that was started last counts as complete at `time`.
    @_specialize(exported:true,where Value == Double)
    @_specialize(exported:true,where Value == RectVector)
    @_specialize(exported:true,where Value == AnimatablePair<Double, Double>)
    package func isLogicallyComplete(at time: Time) -> Bool {
        guard let newest = layers.last else { return true }
        if hasEnded(at: time) { return true }
        if let custom = newest.custom { return custom.context.isLogicallyComplete }
        return time.seconds >= newest.logicalEnd
    }

    /// The moment at which the newest animation ends; nil at rest, for endless and for custom animations.
    package var endTime: Time? {
        guard let newest = layers.last, newest.end < .infinity else { return nil }
        return Time(seconds: newest.end)
    }

    /// The undermost of `layers` that matters at `now`.
    private static func firstLayer(of layers: UnsafeBufferPointer<MotionLayer<Value>>, at now: Double) -> Int {
        var index = layers.count
        while index > 0 {
            if layers[index - 1].hasEnded(at: now) { return index }
            index -= 1
            if layers[index].standsAlone(at: now) { return index }
        }
        return 0
    }

    /// Offset and velocity that the layers under `count` leave, seen from the model of the topmost of them.
    func state(at now: Double, below count: Int) -> MotionState<Value> {
        layers.withUnsafeBufferPointer { layers in
            let layers = UnsafeBufferPointer(rebasing: layers[..<count])
            var state = MotionState<Value>.rest
            for index in Self.firstLayer(of: layers, at: now)..<count {
                state = layers[index].state(at: now, above: state)
            }
            return state
        }
    }

    /// Drops the layers that no longer matter at `now`, which must not lie before an earlier such moment.
    mutating func dropEnded(at now: Double) {
        let first = layers.withUnsafeBufferPointer { Self.firstLayer(of: $0, at: now) }
        if first > 0 { layers.removeFirst(first) }
    }
}
