/// An image that is made of pixels, or drawn from a file.
struct PictureLeaf: NodeLeaf {
    let image: Image

    static func _makeElement(_ view: Self, in context: _ElementContext) -> _ViewElement {
        NodeLeafElement(view, in: context)
    }

    func makeNode(in context: _ElementContext) -> PictureNode { PictureNode() }

    func update(_ node: PictureNode, in context: _ElementContext) {
        let environment = context.environment
        let look = PictureNode.Look(
            picture: picture(in: environment), drawing: drawing(in: environment),
            redaction: environment.isRedacted ? ForegroundStyle()._fill(in: environment).fill : nil)
        let fades = environment.contentTransition.kind != .identity
        node.set(look, isResizable: image.isResizable, transaction: fades ? context.transaction : nil, at: context.time)
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
    /// What is drawn.
    struct Look {
        var picture: Picture?
        var drawing = Picture.Drawing()
        /// What the shape is filled with that stands for a picture whose content is hidden; nil shows the picture.
        var redaction: Fill?

        /// Whether both are drawn alike.
        func isSame(as other: Look) -> Bool {
            picture === other.picture && drawing == other.drawing && redaction == other.redaction
        }
    }

    private var look = Look()
    private var isResizable = false
    /// What was shown before, where a picture is hidden or shown.
    private var earlier = Succession<Look>()

    init() {
        super.init(tracksFrame: true)
    }

    override var kind: String { "Image" }

    /// Takes another look, which fades in under `transaction` if a picture is hidden by it or comes out.
    func set(_ new: Look, isResizable: Bool, transaction: Transaction?, at time: Time) {
        if new.isSame(as: look), isResizable == self.isResizable { return }
        if (new.redaction != nil) != (look.redaction != nil) {
            if let transaction, transaction.animation != nil, flags.contains(.placed) {
                if earlier.replace(look, transaction: transaction, at: time) { animationBegan() }
            } else {
                earlier.cancel()
            }
        }
        if new.picture?.size != look.picture?.size || isResizable != self.isResizable { setNeedsLayout() }
        look = new
        self.isResizable = isResizable
        markDisplay()
    }

    override var isRunning: Bool { super.isRunning || earlier.isRunning }

    override func cancelAnimations() {
        super.cancelAnimations()
        earlier.cancel()
    }

    override func animate(to time: Time) -> Bool {
        var runs = super.animate(to: time)
        if earlier.isRunning {
            if earlier.advance(to: time) { runs = true }
            markDisplay()
        }
        return runs
    }

    /// The size of what stands for a picture that is not there.
    static let placeholderSize = Size(width: 24, height: 24)

    override func measure(_ proposal: ProposedViewSize) -> Size {
        let own = look.picture?.size ?? Self.placeholderSize
        return isResizable ? proposal.replacingUnspecifiedDimensions(by: own) : own
    }

    override func inkBounds(in frame: Rect) -> Rect? { frame }

    override func draw(in context: PaintContext, frame: Rect) {
        let canvas = context.canvas
        if earlier.isEmpty { return draw(look, on: canvas, in: frame, opacity: context.opacity) }
        canvas.beginGroup(holding: frame)
        for (look, weight) in zip(earlier.entries.map(\.snapshot) + [look], earlier.weights) where weight > 0 {
            canvas.beginGroup()
            draw(look, on: canvas, in: frame, opacity: 1)
            canvas.endGroup(opacity: weight, blend: .add)
        }
        canvas.endGroup(opacity: context.opacity)
    }

    private func draw(_ look: Look, on canvas: CairoCanvas, in frame: Rect, opacity: Double) {
        if let fill = look.redaction {
            RedactedLook.drawImage(in: frame, on: canvas, fill: fill, opacity: opacity)
        } else if let picture = look.picture {
            picture.draw(on: canvas, in: frame, look.drawing, opacity: opacity)
        } else {
            Symbol.missingPicture.draw(
                on: canvas, in: frame, fill: .color(Color.gray.resolved(in: .light)), bounds: frame, opacity: opacity)
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
