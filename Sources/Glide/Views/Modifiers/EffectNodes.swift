/// Fades its content as a whole.
final class OpacityNode: LayerNode {
    private var opacity: AnimatedValue<Double>

    init(_ opacity: Double) {
        self.opacity = AnimatedValue(opacity, unit: 128)
        super.init()
        apply()
    }

    override var kind: String { "opacity" }
    /// The opacity to which it fades.
    var goal: Double { opacity.model }
    override var forwardsLayoutPriority: Bool { true }
    override var isTransparent: Bool { true }
    override var isRunning: Bool { super.isRunning || opacity.isRunning }

    func set(_ value: Double, transaction: Transaction, at time: Time) {
        if opacity.set(value, transaction: transaction, at: time) { animationBegan() }
        apply()
    }

    override func cancelAnimations() {
        super.cancelAnimations()
        opacity.cancel()
    }

    override func animate(to time: Time) -> Bool {
        var runs = super.animate(to: time)
        if opacity.isRunning {
            if opacity.advance(to: time) { runs = true }
            apply()
        }
        return runs
    }

    private func apply() {
        show(LayerState(opacity: min(1, max(0, opacity.presented))))
    }

    override func listAnimations(into list: inout [RunningAnimation], at time: Time) {
        super.listAnimations(into: &list, at: time)
        guard opacity.isRunning else { return }
        list.append(opacity.listing(node: kind, attribute: "opacity", at: time))
    }
}

/// Moves, scales or turns its content about an anchor. The layout does not notice.
final class TransformNode: LayerNode {
    /// The parts of a transform that are animated each by itself.
    struct Values: Equatable {
        var offset = Size.zero
        var scale = Size(width: 1, height: 1)
        var rotation = Angle.zero
        var anchor = UnitPoint.center

        /// The transform of content in `frame`.
        func transform(of frame: Rect) -> Transform {
            var transform = Transform.identity
            if scale != Size(width: 1, height: 1) || rotation != .zero {
                transform = Transform(scaleX: scale.width, y: scale.height)
                    .concatenating(Transform(rotation: rotation))
                    .about(frame.point(at: anchor))
            }
            return offset == .zero ? transform : transform.concatenating(Transform(translation: offset))
        }
    }

    private var vector: AnimatedValue<TransformVector>
    private let name: String

    init(_ values: Values, name: String) {
        vector = AnimatedValue(TransformVector(values))
        self.name = name
        super.init(tracksFrame: true)
        apply()
    }

    override var kind: String { name }
    override var forwardsLayoutPriority: Bool { true }
    override var isTransparent: Bool { true }
    override var isRunning: Bool { super.isRunning || vector.isRunning }

    func set(_ values: Values, transaction: Transaction, at time: Time) {
        let new = TransformVector(values)
        if new == vector.model { return }
        if new.values.offset != vector.model.values.offset { markGeometryBelow() }
        if fadesInsteadOfMoving {
            fadeFromPresentLook(under: transaction, at: time)
            _ = vector.set(new, transaction: Transaction(), at: time)
            vector.cancel()
        } else if vector.set(new, transaction: transaction, at: time) {
            animationBegan()
        }
        apply()
    }

    override func contentVelocity(at time: Time) -> Size {
        vector.isRunning ? vector.velocity(at: time).values.offset : .zero
    }

    private func markGeometryBelow() {
        for child in children { child.markGeometry() }
    }

    override func cancelAnimations() {
        super.cancelAnimations()
        vector.cancel()
    }

    override func animate(to time: Time) -> Bool {
        var runs = super.animate(to: time)
        if vector.isRunning {
            if vector.advance(to: time) { runs = true }
            apply()
        }
        return runs
    }

    override var adjustsGeometry: Bool { true }

    override func adjust(_ context: inout GeometryContext) {
        context.shift = context.shift + vector.model.values.offset
    }

    override func presentedFrameChanged() {
        super.presentedFrameChanged()
        apply()
    }

    private func apply() {
        show(LayerState(transform: vector.presented.values.transform(of: presentedFrame)))
    }

    override var layoutTransform: Transform { vector.model.values.transform(of: targetFrame) }

    override func listAnimations(into list: inout [RunningAnimation], at time: Time) {
        super.listAnimations(into: &list, at: time)
        guard vector.isRunning else { return }
        list.append(vector.listing(node: kind, attribute: kind, at: time) { words(for: $0.values) })
    }
}

extension TransformNode {
    /// The part of `values` that the modifier sets.
    fileprivate func words(for values: Values) -> String {
        switch kind {
        case "offset": "\(values.offset)"
        case "rotation": "\(values.rotation.degrees)°"
        default: "\(values.scale)"
        }
    }
}

/// The numbers of a transform: offset in points, scale and anchor as fractions and the angle in radians, times 128.
struct TransformVector: VectorArithmetic {
    private var parts: SIMD8<Double>

    init(_ values: TransformNode.Values) {
        parts = SIMD8(
            values.offset.width, values.offset.height, values.scale.width * 128, values.scale.height * 128,
            values.rotation.radians * 128, values.anchor.x * 128, values.anchor.y * 128, 0)
    }

    private init(parts: SIMD8<Double>) {
        self.parts = parts
    }

    var values: TransformNode.Values {
        TransformNode.Values(
            offset: Size(width: parts[0], height: parts[1]),
            scale: Size(width: parts[2] / 128, height: parts[3] / 128),
            rotation: Angle(radians: parts[4] / 128),
            anchor: UnitPoint(x: parts[5] / 128, y: parts[6] / 128))
    }

    static var zero: TransformVector { TransformVector(parts: .zero) }
    static func + (a: Self, b: Self) -> Self { Self(parts: a.parts + b.parts) }
    static func - (a: Self, b: Self) -> Self { Self(parts: a.parts - b.parts) }
    mutating func scale(by factor: Double) { parts *= factor }
    var magnitudeSquared: Double { (parts * parts).sum() }
}

/// Shows its content inside a shape only.
final class ClipNode<Content: Shape>: LayerNode {
    private var shape: Content
    private var data: AnimatedValue<Content.AnimatableData>
    private let isEOFilled: Bool

    init(_ shape: Content, isEOFilled: Bool) {
        self.shape = shape
        self.isEOFilled = isEOFilled
        data = AnimatedValue(shape.animatableData)
        super.init(tracksFrame: true)
    }

    override var kind: String { "clip" }
    override var forwardsLayoutPriority: Bool { true }
    override var isTransparent: Bool { true }
    override var isRunning: Bool { super.isRunning || data.isRunning }

    func set(_ new: Content, transaction: Transaction, at time: Time) {
        if isEqual(new, shape) { return }
        shape = new
        if new.animatableData != data.model {
            if data.set(new.animatableData, transaction: transaction, at: time) { animationBegan() }
        }
        updateClip()
    }

    override func cancelAnimations() {
        super.cancelAnimations()
        data.cancel()
    }

    override func animate(to time: Time) -> Bool {
        var runs = super.animate(to: time)
        if data.isRunning {
            if data.advance(to: time) { runs = true }
            updateClip()
        }
        return runs
    }

    override func listAnimations(into list: inout [RunningAnimation], at time: Time) {
        super.listAnimations(into: &list, at: time)
        if data.isRunning { list.append(data.listing(node: kind, attribute: "shape", at: time)) }
    }

    override func presentedFrameChanged() {
        super.presentedFrameChanged()
        updateClip()
    }

    private func updateClip() {
        show(LayerState(clip: path.boundingRect))
        // The outline may be another one within the same bounds.
        markDisplay()
    }

    /// The shape with the numbers of the moment.
    var shownShape: Content {
        var shown = shape
        if data.isRunning { shown.animatableData = data.presented }
        return shown
    }

    private var path: Path { shownShape.path(in: presentedFrame) }

    override func clipContains(_ point: Point, clip: Rect) -> Bool {
        path.contains(point, eoFill: isEOFilled)
    }

    override func clipContent(in context: PaintContext, to clip: Rect) {
        context.canvas.clip(to: path, eoFill: isEOFilled)
    }
}
