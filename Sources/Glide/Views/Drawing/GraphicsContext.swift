/// What a `Canvas` draws with.
///
/// A context is a value: a copy with another transform, opacity, blend mode, clip or filter draws into the same picture, and
/// the original stays as it was.
@MainActor
public struct GraphicsContext {
    let list: DrawingList
    let size: Size
    /// The surroundings of the canvas.
    public let environment: EnvironmentValues
    let symbols: [Node]
    var setting = DrawingList.Setting()

    init(list: DrawingList, size: Size, environment: EnvironmentValues, symbols: [Node]) {
        self.list = list
        self.size = size
        self.environment = environment
        self.symbols = symbols
    }

    /// How strong what follows is drawn: 0 is invisible, 1 solid. Values outside count as the nearer end.
    public var opacity: Double {
        get { setting.opacity }
        set { setting.opacity = newValue.isNaN ? 1 : min(max(newValue, 0), 1) }
    }

    /// How what follows is mixed with what is there.
    public var blendMode: BlendMode {
        get { setting.blendMode }
        set { setting.blendMode = newValue }
    }

    /// From the space of what follows to that of the canvas.
    public var transform: Transform {
        get { setting.transform }
        set { setting.transform = newValue }
    }

    /// Moves what follows by `x` and `y` points.
    public mutating func translateBy(x: Double, y: Double) {
        concatenate(Transform(translation: Size(width: x, height: y)))
    }

    /// Makes what follows `x` times as wide and `y` times as high, from the origin on.
    public mutating func scaleBy(x: Double, y: Double) {
        concatenate(Transform(scaleX: x, y: y))
    }

    /// Turns what follows by `angle` about the origin.
    public mutating func rotate(by angle: Angle) {
        concatenate(Transform(rotation: angle))
    }

    /// Draws what follows in a space that `transform` takes to the present one.
    public mutating func concatenate(_ transform: Transform) {
        setting.transform = transform.concatenating(setting.transform)
    }

    /// Limits what follows to the inside of `path`.
    public mutating func clip(to path: Path, style: FillStyle = FillStyle()) {
        setting.clips.append(
            DrawingList.Clip(path: path.applying(setting.transform), eoFill: style.isEOFilled))
    }

    /// What limits what follows, as a rectangle of the present space.
    public var clipBoundingRect: Rect {
        var rect = Rect(origin: .zero, size: size)
        for clip in setting.clips { rect = rect.intersection(clip.path.boundingRect) }
        return setting.transform.inverse.map { rect.applying($0) } ?? .zero
    }

    /// Takes each thing that is drawn from now on through `filter`, after those added before.
    public mutating func addFilter(_ filter: Filter) {
        setting.filters.append(filter)
    }

    // MARK: Drawing

    /// Fills the inside of `path`.
    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
        let (fill, bounds) = shading.resolved(in: environment, path: path)
        list.add(setting) { context in
            context.canvas.fill(path, fill, in: bounds, eoFill: style.isEOFilled, antialiased: style.isAntialiased)
        }
    }

    /// Draws a line along `path`.
    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
        let (fill, bounds) = shading.resolved(in: environment, path: path)
        list.add(setting) { context in context.canvas.stroke(path, style, fill, in: bounds) }
    }

    /// Draws a line along `path`, `lineWidth` points wide.
    public func stroke(_ path: Path, with shading: Shading, lineWidth: Double = 1) {
        stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// Draws what `content` draws aside, as one thing: opacity, blend mode and filters are applied to it as a whole.
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
        let layer = DrawingList()
        var inner = GraphicsContext(list: layer, size: size, environment: environment, symbols: symbols)
        try content(&inner)
        list.add(setting) { context in
            context.canvas.beginGroup()
            layer.draw(in: context)
            context.canvas.endGroup()
        }
    }

    /// The view of the canvas's symbols that has the tag `id`, or is the one at that place; nil where there is none.
    public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
        let node = symbols.first { $0.tag == AnyHashable(id) }
        return node.map { ResolvedSymbol(node: $0) }
    }

    /// A view that a canvas can draw.
    public struct ResolvedSymbol {
        let node: Node

        /// The size of the view, in points.
        @MainActor public var size: Size { node.size }
    }

    /// Draws `symbol` with its `anchor` at `point`.
    public func draw(_ symbol: ResolvedSymbol, at point: Point, anchor: UnitPoint = .center) {
        let size = symbol.size
        draw(
            symbol,
            in: Rect(
                x: point.x - size.width * anchor.x, y: point.y - size.height * anchor.y, width: size.width,
                height: size.height))
    }

    /// Draws `symbol` stretched to `rect`.
    public func draw(_ symbol: ResolvedSymbol, in rect: Rect) {
        let node = symbol.node
        let size = node.size
        guard size.width > 0, size.height > 0 else { return }
        // Symbols stand at the canvas's own corner, whose place in the window is not yet theirs to know.
        let change = Transform(scaleX: rect.width / size.width, y: rect.height / size.height)
            .concatenating(Transform(translation: rect.origin - Point.zero))
        list.add(setting) { context in
            let corner = node.contentFrame.origin - Point.zero
            let move = Transform(translation: Size(width: -corner.width, height: -corner.height))
                .concatenating(change)
            context.canvas.save()
            context.canvas.concatenate(move)
            var inner = context
            inner.transform = move.concatenating(context.transform)
            node.paint(in: inner)
            context.canvas.restore()
        }
    }
}
