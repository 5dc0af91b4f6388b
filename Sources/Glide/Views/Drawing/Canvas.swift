/// A view that draws by commands.
///
/// `renderer` is called with a context and the view's size, before the first frame and whenever the view is updated or
/// gets another size; what it draws is kept as a list of commands, so that a part of the window can be painted again without
/// it.
public struct Canvas<Symbols: View>: NodeContainer {
    let renderer: (inout GraphicsContext, Size) -> Void
    let content: Symbols

    /// Draws what `renderer` says.
    ///
    /// - Parameters:
    ///   - opaque, colorMode, rendersAsynchronously: there for SwiftUI's sake; what is drawn lies over what is below, in
    ///     sRGB, and is drawn with everything else.
    ///   - symbols: views, told apart by `tag`, that `GraphicsContext.resolveSymbol(id:)` finds.
    public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, Size) -> Void, @ViewBuilder symbols: () -> Symbols
    ) {
        self.renderer = renderer
        content = symbols()
    }

    /// See `View`.
    public static func _makeElement(_ view: Self, in context: _ElementContext) -> _ViewElement {
        NodeContainerElement(view, in: context)
    }

    func makeNode(in context: _ElementContext) -> CanvasNode { CanvasNode() }

    func update(_ node: CanvasNode, in context: _ElementContext) {
        let tracked: (CanvasNode.Input) -> Void = context.tracking { [renderer] input in
            renderer(&input.context, input.size)
        }
        node.set(tracked, context.environment)
    }
}

extension Canvas where Symbols == EmptyView {
    /// Draws what `renderer` says.
    ///
    /// - Parameter opaque, colorMode, rendersAsynchronously: there for SwiftUI's sake; what is drawn lies over what is
    ///   below, in sRGB, and is drawn with everything else.
    public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, Size) -> Void
    ) {
        self.init(renderer: renderer) { EmptyView() }
    }
}

final class CanvasNode: Node {
    /// What a renderer draws with, and where.
    final class Input {
        var context: GraphicsContext
        let size: Size

        init(_ context: GraphicsContext, _ size: Size) {
            self.context = context
            self.size = size
        }
    }

    private var renderer: ((Input) -> Void)?
    private var environment = EnvironmentValues()
    private var kept: (size: Size, list: DrawingList)?

    init() {
        super.init(tracksFrame: true)
    }

    override var kind: String { "Canvas" }

    func set(_ renderer: @escaping (Input) -> Void, _ environment: EnvironmentValues) {
        self.renderer = renderer
        self.environment = environment
        kept = nil
        markDisplay()
    }

    override func measure(_ proposal: ProposedViewSize) -> Size { proposal.replacingUnspecifiedDimensions() }

    override func placeChildren() {
        for child in children {
            let size = child.sizeThatFits(.unspecified)
            child.place(at: .zero, proposal: ProposedViewSize(size))
        }
    }

    // Symbols are seen only where a command draws them.
    override var paintOrder: [Node] { [] }

    override func inkBounds(in frame: Rect) -> Rect? { frame }

    override func draw(in context: PaintContext, frame: Rect) {
        let list = list(for: frame.size)
        let canvas = context.canvas
        canvas.save()
        canvas.clip(to: frame)
        var inner = context
        inner.transform = Transform(translation: frame.origin - Point.zero).concatenating(context.transform)
        canvas.translate(by: frame.origin - Point.zero)
        if context.opacity < 1 { canvas.beginGroup() }
        list.draw(in: inner)
        if context.opacity < 1 { canvas.endGroup(opacity: context.opacity) }
        canvas.restore()
    }

    private func list(for size: Size) -> DrawingList {
        if let kept, kept.size == size { return kept.list }
        let list = DrawingList()
        let symbols = children.filter { !$0.isLeaving }
        let input = Input(GraphicsContext(list: list, size: size, environment: environment, symbols: symbols), size)
        renderer?(input)
        kept = (size, list)
        return list
    }

    override func hits(_ point: Point) -> Bool { presentedFrame.contains(point) }
}
