import Glibc

/// Turns a view in space.
struct Rotation3DModifier: NodeModifier {
    var numbers: Rotation3DNode.Numbers
    var anchor: UnitPoint
    var anchorZ: Double
    var perspective: Double

    func makeNode(in context: _ElementContext) -> Rotation3DNode { Rotation3DNode(numbers) }

    func update(_ node: Rotation3DNode, in context: _ElementContext) {
        node.set(
            numbers, anchor: anchor, anchorZ: anchorZ, perspective: perspective, transaction: context.transaction,
            at: context.time)
    }
}

/// Draws its content aside and lays the picture on a plane that is turned in space. The numbers are the angle in radians, and
/// the axis.
final class Rotation3DNode: AnimatedImageEffectNode<
    AnimatablePair<Double, AnimatablePair<Double, AnimatablePair<Double, Double>>>
>
{
    typealias Numbers = AnimatablePair<Double, AnimatablePair<Double, AnimatablePair<Double, Double>>>

    private var anchor = UnitPoint.center
    private var anchorZ = 0.0
    private var perspective = 1.0

    init(_ numbers: Numbers) {
        super.init(numbers, unit: 128)
    }

    override var kind: String { "rotation3D" }

    func set(
        _ value: Numbers, anchor: UnitPoint, anchorZ: Double, perspective: Double, transaction: Transaction,
        at time: Time
    ) {
        (self.anchor, self.anchorZ, self.perspective) = (anchor, anchorZ, perspective)
        if value != numbers.model, fadesInsteadOfMoving {
            fadeFromPresentLook(under: transaction, at: time)
            put(value, at: time)
        } else {
            set(value, transaction: transaction, at: time)
        }
        apply()
    }

    override func presentedFrameChanged() {
        super.presentedFrameChanged()
        apply()
    }

    private var isFlat: Bool {
        abs(numbers.presented.first.remainder(dividingBy: 2 * .pi)) < 1e-9
    }

    /// From the content's space to what is seen.
    private var projection: Projection {
        let frame = presentedFrame
        let shown = numbers.presented
        // With a perspective of 1 the eye is as far away as the view is wide or high.
        let distance = perspective > 0 ? max(frame.width, frame.height) / perspective : .infinity
        return Projection(
            angle: Angle(radians: shown.first),
            axis: SIMD3(shown.second.first, shown.second.second.first, shown.second.second.second),
            anchor: frame.point(at: anchor), anchorZ: anchorZ, distance: distance)
    }

    override func apply() {
        var state = LayerState()
        var content = Rect.zero
        for child in children { content = content.union(child.bounds) }
        if content.isEmpty { content = presentedFrame }
        if !isFlat { state.spread = projection.spread(of: content) }
        if state == current { markDisplay() }
        show(state)
    }

    override func contentPoint(_ point: Point) -> Point? {
        isFlat ? point : projection.inverse?.applied(to: point)
    }

    override func paintLayer(in context: PaintContext) {
        if isFlat { return super.paintLayer(in: context) }
        paint(through: projection, in: context)
    }

    override func words(_ numbers: Numbers) -> String { "\(Angle(radians: numbers.first).degrees)°" }
}

extension View {
    /// Shows the view turned in space by `angle` about `axis`, with perspective. The layout does not notice; presses
    /// follow what is seen.
    ///
    /// - Parameters:
    ///   - axis: a direction: x to the right, y down, z towards the eye. Without length nothing is turned.
    ///   - anchor: where the axis goes through the view.
    ///   - anchorZ: how far before the view it does, in points.
    ///   - perspective: how strongly what is farther away gets smaller: with 1 the eye is as far away as the view is wide
    ///     or high, with 0 infinitely far. What is negative or not finite counts as 0.
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: Double, y: Double, z: Double), anchor: UnitPoint = .center, anchorZ: Double = 0,
        perspective: Double = 1
    ) -> some View {
        let isUsable = angle.radians.isFinite && axis.x.isFinite && axis.y.isFinite && axis.z.isFinite
        if !isUsable {
            Warnings.warnOnce("rotation3D", "rotation3DEffect: the angle and the axis must be finite; it is ignored.")
        }
        let numbers = AnimatablePair(
            isUsable ? angle.radians : 0,
            AnimatablePair(isUsable ? axis.x : 0, AnimatablePair(isUsable ? axis.y : 0, isUsable ? axis.z : 1)))
        return modified(
            by: Rotation3DModifier(
                numbers: numbers, anchor: anchor, anchorZ: anchorZ.isFinite ? anchorZ : 0,
                perspective: perspective.isFinite ? max(0, perspective) : 0))
    }
}
