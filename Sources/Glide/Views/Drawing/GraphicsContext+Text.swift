extension GraphicsContext {
    /// A text with everything that its look needs.
    @MainActor
    public struct ResolvedText {
        let content: TextContent
        let fill: Fill
        let colors: ColorSurroundings
        let alignment: TextAlignment

        func layout(in size: Size?) -> TextLayout {
            TextLayout.cached(
                content, TextConstraints(width: size?.width, height: size?.height, alignment: alignment))
        }

        /// The size of the text where `size` is offered, in points.
        public func measure(in size: Size) -> Size { layout(in: size).size }
    }

    /// Makes `text` ready to be measured and drawn.
    public func resolve(_ text: Text) -> ResolvedText {
        ResolvedText(
            content: text.content(in: environment), fill: text.fill(in: environment),
            colors: environment.colors, alignment: environment.multilineTextAlignment)
    }

    /// Draws `text` on one or more lines with its `anchor` at `point`.
    public func draw(_ text: Text, at point: Point, anchor: UnitPoint = .center) {
        draw(resolve(text), at: point, anchor: anchor)
    }

    /// Draws `text` in `rect`, wrapped and cut as it needs.
    public func draw(_ text: Text, in rect: Rect) {
        draw(resolve(text), in: rect)
    }

    /// Draws `text` with its `anchor` at `point`.
    public func draw(_ text: ResolvedText, at point: Point, anchor: UnitPoint = .center) {
        let layout = text.layout(in: nil)
        draw(
            layout, text,
            Point(x: point.x - layout.size.width * anchor.x, y: point.y - layout.size.height * anchor.y))
    }

    /// Draws `text` in `rect`, wrapped and cut as it needs.
    public func draw(_ text: ResolvedText, in rect: Rect) {
        draw(text.layout(in: rect.size), text, rect.origin)
    }

    private func draw(_ layout: TextLayout, _ text: ResolvedText, _ origin: Point) {
        let bounds = Rect(origin: origin, size: layout.size)
        list.add(setting) { context in
            layout.draw(on: context.canvas, at: origin, fill: text.fill, bounds: bounds, scheme: text.colors)
        }
    }
}
