extension GraphicsContext {
    /// An image with everything that its look needs.
    @MainActor
    public struct ResolvedImage {
        private enum Content {
            case symbol(Symbol)
            case picture(Picture, Picture.Drawing)
        }

        private let content: Content
        /// The size of the image, in points.
        public let size: Size
        /// What a symbol is drawn with.
        public var shading: Shading?
        private let environment: EnvironmentValues

        init(_ image: Image, in environment: EnvironmentValues) {
            self.environment = environment
            let leaf = PictureLeaf(image: image)
            if case .symbol(let name) = image.source {
                let symbol = Symbol(named: name)
                let font = (environment.font ?? .body).resolved(textScale: environment.textScale)
                content = .symbol(symbol)
                size = symbol.size(fontSize: font.size * environment.imageScale.factor)
            } else if let picture = leaf.picture(in: environment) {
                content = .picture(picture, leaf.drawing(in: environment))
                size = picture.size
            } else {
                content = .symbol(Symbol.missingPicture)
                size = PictureNode.placeholderSize
            }
        }

        func draw(in rect: Rect, _ context: PaintContext) {
            switch content {
            case .picture(let picture, let drawing):
                picture.draw(on: context.canvas, in: rect, drawing, opacity: 1)
            case .symbol(let symbol):
                let (fill, bounds) = (shading ?? .foreground).resolved(in: environment, path: Path(rect))
                symbol.draw(on: context.canvas, in: rect, fill: fill, bounds: bounds)
            }
        }
    }

    /// Makes `image` ready to be measured and drawn.
    public func resolve(_ image: Image) -> ResolvedImage {
        ResolvedImage(image, in: environment)
    }

    /// Draws `image` in its own size, with its `anchor` at `point`.
    public func draw(_ image: Image, at point: Point, anchor: UnitPoint = .center) {
        draw(resolve(image), at: point, anchor: anchor)
    }

    /// Draws `image` stretched to `rect`.
    public func draw(_ image: Image, in rect: Rect) {
        draw(resolve(image), in: rect)
    }

    /// Draws `image` in its own size, with its `anchor` at `point`.
    public func draw(_ image: ResolvedImage, at point: Point, anchor: UnitPoint = .center) {
        draw(
            image,
            in: Rect(
                x: point.x - image.size.width * anchor.x, y: point.y - image.size.height * anchor.y,
                width: image.size.width, height: image.size.height))
    }

    /// Draws `image` stretched to `rect`.
    public func draw(_ image: ResolvedImage, in rect: Rect) {
        list.add(setting) { context in image.draw(in: rect, context) }
    }
}
