/// An image that is made of pixels, or drawn from a file.
struct PictureLeaf: NodeLeaf {
    let image: Image

    static func _makeElement(_ view: Self, in context: _ElementContext) -> _ViewElement {
        NodeLeafElement(view, in: context)
    }

    func makeNode(in context: _ElementContext) -> PictureNode { PictureNode() }

    func update(_ node: PictureNode, in context: _ElementContext) {
        node.set(
            picture(in: context.environment), isResizable: image.isResizable, drawing(in: context.environment))
    }

    /// How the picture is drawn.
    func drawing(in environment: EnvironmentValues) -> Picture.Drawing {
        var drawing = image.drawing
        if image.isTemplate == true { drawing.tint = ForegroundStyle()._fill(in: environment).fill.firstColor }
        return drawing
    }

    /// The picture; nil where there is none, which is warned of once.
    func picture(in environment: EnvironmentValues) -> Picture? {
        switch image.source {
        case .picture(let picture): return picture
        case .symbol: return nil
        case .file(let path):
            let picture = Picture.picture(in: Resources.ImageFile(path: path, scale: 1))
            if picture == nil { Warnings.warnOnce("image \(path)", "\(path): the picture cannot be read") }
            return picture
        case .resource(let name):
            let file = Resources.image(named: name, scale: environment.displayScale)
            let picture = file.flatMap(Picture.picture(in:))
            if picture == nil {
                let reason = file.map { "\($0.path) cannot be read" } ?? "the program's resources hold none"
                Warnings.warnOnce("image \(name)", "there is no image named \"\(name)\": \(reason)")
            }
            return picture
        }
    }
}

final class PictureNode: Node {
    private var picture: Picture?
    private var drawing = Picture.Drawing()
    private var isResizable = false

    init() {
        super.init(tracksFrame: true)
    }

    override var kind: String { "Image" }

    func set(_ picture: Picture?, isResizable: Bool, _ drawing: Picture.Drawing) {
        if picture === self.picture, isResizable == self.isResizable, drawing == self.drawing { return }
        if picture?.size != self.picture?.size || isResizable != self.isResizable { setNeedsLayout() }
        self.picture = picture
        self.isResizable = isResizable
        self.drawing = drawing
        markDisplay()
    }

    /// The size of what stands for a picture that is not there.
    static let placeholderSize = Size(width: 24, height: 24)

    override func measure(_ proposal: ProposedViewSize) -> Size {
        let own = picture?.size ?? Self.placeholderSize
        return isResizable ? proposal.replacingUnspecifiedDimensions(by: own) : own
    }

    override func inkBounds(in frame: Rect) -> Rect? { frame }

    override func draw(in context: PaintContext, frame: Rect) {
        if let picture {
            picture.draw(on: context.canvas, in: frame, drawing, opacity: context.opacity)
        } else {
            Symbol.missingPicture.draw(
                on: context.canvas, in: frame, fill: .color(Color.gray.resolved(in: .light)), bounds: frame,
                opacity: context.opacity)
        }
    }

    override func hits(_ point: Point) -> Bool {
        presentedFrame.contains(point)
    }
}

extension Symbol {
    /// What stands for a picture that is not there.
    static var missingPicture: Symbol { Symbol(named: "questionmark.square.dashed") }
}
