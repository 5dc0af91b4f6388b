/// A change of how a view is seen, whatever it says of itself: moved, turned, sheared, put into perspective.
///
/// While an animation runs `effectValue(size:)` is asked each frame, with `animatableData` of the moment.
public protocol GeometryEffect: Animatable, ViewModifier {
    /// What is done to a view of `size`: a map of its own space, whose origin is its upper left corner.
    func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
    /// The content under the effect.
    public func body(content: Content) -> some View {
        content.modified(by: GeometryEffectModifier(isIgnored: false) { effectValue(size: $0) })
    }

    /// The same effect, of which the views inside are told nothing when they ask where they are.
    public func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> {
        _IgnoredByLayoutEffect(base: self)
    }
}

/// An effect of which the views inside are told nothing when they ask where they are.
public struct _IgnoredByLayoutEffect<Base: GeometryEffect>: GeometryEffect {
    var base: Base

    /// The effect itself.
    public func effectValue(size: CGSize) -> ProjectionTransform { base.effectValue(size: size) }

    /// What of the effect is animated.
    public var animatableData: Base.AnimatableData {
        get { base.animatableData }
        set { base.animatableData = newValue }
    }

    /// The content under the effect.
    public func body(content: Content) -> some View {
        content.modified(by: GeometryEffectModifier(isIgnored: true) { base.effectValue(size: $0) })
    }
}

struct GeometryEffectModifier: NodeModifier {
    let isIgnored: Bool
    let transform: (Size) -> ProjectionTransform

    func makeNode(in context: _ElementContext) -> GeometryEffectNode { GeometryEffectNode() }

    func update(_ node: GeometryEffectNode, in context: _ElementContext) {
        node.isIgnored = isIgnored
        node.effect = transform
        node.apply()
    }
}

/// Shows its content through a map of the plane.
final class GeometryEffectNode: ImageEffectNode {
    var effect: (Size) -> ProjectionTransform = { _ in ProjectionTransform() }
    /// Whether the views inside are told nothing of it.
    var isIgnored = false
    private var transform = ProjectionTransform()

    override var kind: String { "geometryEffect" }
    override var drawsAside: Bool { !transform.isAffine }
    override var layoutTransform: Transform { isIgnored ? .identity : super.layoutTransform }

    override func presentedFrameChanged() {
        super.presentedFrameChanged()
        apply()
    }

    /// The map in the space around, whose origin is not the view's corner.
    private var projection: Projection {
        let corner = presentedFrame.origin - Point.zero
        return transform.projection.between(
            Transform(translation: Size.zero - corner), Transform(translation: corner))
    }

    func apply() {
        let new = effect(presentedFrame.size)
        if new.isFinite {
            transform = new
        } else {
            Warnings.warnOnce("geometry-effect", "GeometryEffect: effectValue(size:) is not finite; it is ignored.")
            transform = ProjectionTransform()
        }
        var state = LayerState()
        if transform.isAffine {
            let (x, y, _) = projection.rows
            state.transform = Transform(a: x.x, b: y.x, c: x.y, d: y.y, tx: x.z, ty: y.z)
        } else {
            let content = children.reduce(presentedFrame) { $0.union($1.bounds) }
            state.spread = projection.spread(of: content)
        }
        if state == current { markDisplay() }
        show(state)
    }

    override func contentPoint(_ point: Point) -> Point? {
        transform.isAffine ? super.contentPoint(point) : projection.inverse?.applied(to: point)
    }

    override func paintLayer(in context: PaintContext) {
        if transform.isAffine { super.paintLayer(in: context) } else { paint(through: projection, in: context) }
    }
}
