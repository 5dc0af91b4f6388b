import CCairo

extension TextLayout {
    /// Draws the text with its upper left corner at `origin`.
    ///
    /// `fill` colours what has no colour of its own; a gradient is placed relative to `bounds`. Runs with a colour are
    /// drawn in it as it is in `scheme`. Letters lie at their true places, not on whole pixels.
    func draw(
        on canvas: Canvas, at origin: Point, kerning: Double? = nil, fill: Fill, bounds: Rect, opacity: Double = 1,
        scheme: ColorScheme
    ) {
        guard !canvas.isHidden, opacity > 0, origin.isFinite else { return }
        let clip = canvas.clipExtents
        guard !clip.isEmpty else { return }
        if drawMask(on: canvas, at: origin, kerning: kerning, fill: fill, bounds: bounds, opacity: opacity) {
            return
        }
        canvas.save()
        defer { canvas.restore() }
        canvas.translate(by: origin - Point.zero)
        guard !canvas.isHidden else { return }
        let painter = TextPainter(
            canvas: canvas, visible: clip.offset(by: Point.zero - origin),
            fill: fill, bounds: bounds.offset(by: Point.zero - origin), opacity: opacity, scheme: scheme)
        painter.paint(self, kerning: kerning)
    }

    /// Draws the text from a mask where it rests: where it was drawn in the same way before. False where it was not.
    private func drawMask(
        on canvas: Canvas, at origin: Point, kerning: Double?, fill: Fill, bounds: Rect, opacity: Double
    ) -> Bool {
        guard canvas.begins(fill, opacity: opacity) else { return false }
        let transform = canvas.deviceTransform
        guard transform.b == 0, transform.c == 0, transform.a > 0, transform.d > 0 else { return false }
        guard content.runs.allSatisfy({ $0.color == nil }) else { return false }
        let place = origin.applying(transform)
        guard let key = TextMask.Key(layout: serial, place: place, transform: transform, kerning: kerning) else {
            return false
        }
        guard let mask = TextMask.cached(key) else {
            // The second time in the same way: the third will be quick.
            guard lastMask == key, let mask = TextMask(self, key) else {
                lastMask = key
                return false
            }
            TextMask.keep(mask, for: key)
            mask.draw(on: canvas, at: place, fill: fill, bounds: bounds, opacity: opacity)
            return true
        }
        mask.draw(on: canvas, at: place, fill: fill, bounds: bounds, opacity: opacity)
        return true
    }
}
