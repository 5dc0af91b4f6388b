struct OpacityModifier: NodeModifier {
    var opacity: Double

    func makeNode(in context: _ElementContext) -> OpacityNode { OpacityNode(opacity) }

    func update(_ node: OpacityNode, in context: _ElementContext) {
        node.set(opacity, transaction: context.transaction, at: context.time)
    }
}

struct TransformModifier: NodeModifier {
    var values: TransformNode.Values
    var name: String

    func makeNode(in context: _ElementContext) -> TransformNode { TransformNode(values, name: name) }

    func update(_ node: TransformNode, in context: _ElementContext) {
        node.set(values, transaction: context.transaction, at: context.time)
    }
}

struct ClipModifier<Content: Shape>: NodeModifier {
    var shape: Content
    var isEOFilled: Bool

    func makeNode(in context: _ElementContext) -> ClipNode<Content> { ClipNode(shape, isEOFilled: isEOFilled) }

    func update(_ node: ClipNode<Content>, in context: _ElementContext) {
        node.set(shape, transaction: context.transaction, at: context.time)
    }
}

/// `value` if it is a number that can be drawn with, else `fallback` and a warning.
@MainActor
private func finite(_ value: Double, _ fallback: Double, _ name: String) -> Double {
    if value.isFinite { return value }
    Warnings.warnOnce("\(name)-\(value)", "\(name): \(value) is not finite; it is ignored.")
    return fallback
}

/// Mirrors a view where reading goes from right to left.
struct FlipModifier: NodeModifier {
    var isEnabled: Bool

    private func values(in context: _ElementContext) -> TransformNode.Values {
        let isFlipped = isEnabled && context.environment.layoutDirection == .rightToLeft
        return TransformNode.Values(scale: Size(width: isFlipped ? -1 : 1, height: 1))
    }

    func makeNode(in context: _ElementContext) -> TransformNode { TransformNode(values(in: context), name: "flip") }

    func update(_ node: TransformNode, in context: _ElementContext) {
        node.set(values(in: context), transaction: Transaction(), at: context.time)
    }
}

extension View {
    /// Mirrors the view where reading goes from right to left, if `enabled`.
    public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
        modified(by: FlipModifier(isEnabled: enabled))
    }

    /// Fades the view as a whole; 0 is invisible, 1 solid. Values outside count as the nearer end.
    public func opacity(_ opacity: Double) -> some View {
        modified(by: OpacityModifier(opacity: min(1, max(0, finite(opacity, 1, "opacity")))))
    }

    /// Shows the view moved by `x` and `y` points; its place in the layout stays.
    public func offset(x: Double = 0, y: Double = 0) -> some View {
        modified(
            by: TransformModifier(
                values: TransformNode.Values(
                    offset: Size(width: finite(x, 0, "offset"), height: finite(y, 0, "offset"))),
                name: "offset"))
    }

    /// Shows the view moved by `offset`; its place in the layout stays.
    public func offset(_ offset: Size) -> some View {
        self.offset(x: offset.width, y: offset.height)
    }

    /// Shows the view `x` times as wide and `y` times as high, growing from `anchor`; its place in the layout stays.
    public func scaleEffect(x: Double = 1, y: Double = 1, anchor: UnitPoint = .center) -> some View {
        modified(
            by: TransformModifier(
                values: TransformNode.Values(
                    scale: Size(width: finite(x, 1, "scaleEffect"), height: finite(y, 1, "scaleEffect")),
                    anchor: anchor),
                name: "scale"))
    }

    /// Shows the view `scale` times as large, growing from `anchor`; its place in the layout stays.
    public func scaleEffect(_ scale: Double, anchor: UnitPoint = .center) -> some View {
        scaleEffect(x: scale, y: scale, anchor: anchor)
    }

    /// Shows the view `scale` times as large, growing from `anchor`; its place in the layout stays.
    public func scaleEffect(_ scale: Size, anchor: UnitPoint = .center) -> some View {
        scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
    }

    /// Shows the view turned by `angle` about `anchor`, clockwise; its place in the layout stays.
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        modified(
            by: TransformModifier(
                values: TransformNode.Values(
                    rotation: Angle(radians: finite(angle.radians, 0, "rotationEffect")), anchor: anchor),
                name: "rotation"))
    }

    /// Shows only what lies inside `shape`, fitted to the view's frame.
    public func clipShape<Content: Shape>(_ shape: Content, style: FillStyle = FillStyle()) -> some View {
        modified(by: ClipModifier(shape: shape, isEOFilled: style.isEOFilled))
    }

    /// Shows only what lies inside the view's frame.
    public func clipped(antialiased: Bool = false) -> some View {
        clipShape(Rectangle())
    }

    /// Shows the view with rounded corners.
    @available(*, deprecated, message: "use clipShape(.rect(cornerRadius:))")
    public func cornerRadius(_ radius: Double) -> some View {
        clipShape(RoundedRectangle(cornerRadius: radius))
    }
}
