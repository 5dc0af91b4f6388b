/// The shape of the container around it, set with `containerShape(_:)`, moved inward by the distance to its edges; a
/// rectangle where there is none.
///
/// So a card within a card has corners that run along with those of the outer one. It follows the container where it is a
/// view or is filled and stroked; as a plain outline, in `clipShape` for instance, it is a rectangle.
public struct ContainerRelativeShape: InsettableShape, Equatable {
    var inset = 0.0

    /// The shape of the container.
    public init() {}

    /// A rectangle: an outline alone knows no container.
    public func path(in rect: Rect) -> Path {
        Path(rect.insetBy(dx: inset, dy: inset))
    }

    /// The shape with `amount` points more taken off all sides.
    public func inset(by amount: Double) -> ContainerRelativeShape {
        with(self) { $0.inset += amount }
    }

    /// The shape filled with the foreground style.
    @MainActor public var body: some View {
        FollowingShape(inset: inset) { $0.fill(ForegroundStyle()) }
    }

    /// The shape filled with `style`.
    @MainActor public func fill<Style: ShapeStyle>(
        _ style: Style, style fillStyle: FillStyle = FillStyle()
    ) -> some View {
        FollowingShape(inset: inset) { $0.fill(style, style: fillStyle) }
    }

    /// The shape's outline drawn with `content`, `lineWidth` points wide, half inside and half outside.
    @MainActor public func stroke<Style: ShapeStyle>(_ content: Style, lineWidth: Double = 1) -> some View {
        FollowingShape(inset: inset) { $0.stroke(content, lineWidth: lineWidth) }
    }

    /// The shape's outline drawn with `content`, `lineWidth` points wide, wholly inside.
    @MainActor public func strokeBorder<Style: ShapeStyle>(_ content: Style, lineWidth: Double = 1) -> some View {
        FollowingShape(inset: inset + lineWidth / 2) { $0.stroke(content, lineWidth: lineWidth) }
    }
}

/// What a container says of its shape: the outline in a rectangle, moved inward by a distance.
struct ContainerOutline {
    let path: @Sendable (_ rect: Rect, _ inset: Double) -> Path
    /// The container's coordinate space.
    let space: NamedCoordinateSpace
}

private enum ContainerOutlineKey: EnvironmentKey {
    static var defaultValue: ContainerOutline? { nil }
}

extension EnvironmentValues {
    /// The shape of the nearest container that has one.
    var containerOutline: ContainerOutline? {
        get { self[ContainerOutlineKey.self] }
        set { self[ContainerOutlineKey.self] = newValue }
    }
}

/// An outline that is the same in every rectangle of its size.
private struct FixedOutline: Shape {
    let outline: Path

    func path(in rect: Rect) -> Path { outline.offsetBy(dx: rect.minX, dy: rect.minY) }
}

/// Makes the outline from the place within the container.
private struct FollowingShape<Drawn: View>: View {
    let inset: Double
    let draw: (FixedOutline) -> Drawn

    @Environment(\.containerOutline) private var container

    var body: some View {
        GeometryReader { proxy in
            draw(FixedOutline(outline: outline(proxy)))
        }
    }

    private func outline(_ proxy: GeometryProxy) -> Path {
        let own = Rect(origin: .zero, size: proxy.size)
        guard let container, let bounds = proxy.bounds(of: container.space) else {
            return Path(own.insetBy(dx: inset, dy: inset))
        }
        let distance = max(
            0, min(-bounds.minX, -bounds.minY, bounds.maxX - own.maxX, bounds.maxY - own.maxY))
        let path = container.path(own.insetBy(dx: -distance, dy: -distance), distance + inset)
        return path
    }
}

/// Gives the container's shape to what is inside.
private struct ContainerShapeModifier<Outline: InsettableShape>: ViewModifier {
    let shape: Outline

    @Namespace private var space

    func body(content: Content) -> some View {
        let name = NamedCoordinateSpace.named(space)
        return
            content
            .environment(\.containerOutline, ContainerOutline(path: { shape.inset(by: $1).path(in: $0) }, space: name))
            .coordinateSpace(name)
    }
}

extension View {
    /// Says that the view has the outline `shape`, which `ContainerRelativeShape` inside of it follows.
    public func containerShape<Outline: InsettableShape>(_ shape: Outline) -> some View {
        modifier(ContainerShapeModifier(shape: shape))
    }
}
