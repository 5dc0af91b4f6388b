import CCairo

extension TextLayout {
    /// Draws the text with its upper left corner at `origin`.
    ///
    /// `fill` colours what has no colour of its own; a gradient is placed relative to `bounds`. Runs with a colour are
    /// drawn in it as it is in `scheme`. Letters lie at their true places, not on whole pixels.
    func draw(
        on canvas: CairoCanvas, at origin: Point, kerning: Double? = nil, fill: Fill, bounds: Rect, opacity: Double = 1,
        scheme: ColorScheme
    ) {
        guard !canvas.isHidden, opacity > 0, origin.isFinite else { return }
        let clip = canvas.clipExtents
        guard !clip.isEmpty else { return }
        let transform = canvas.deviceTransform
        var origin = origin
        if transform.b == 0, transform.c == 0, let back = transform.inverse {
            // Cairo counts in 1/256 pixels. From there outlines and masks come out alike to the last bit.
            let place = origin.applying(transform)
            let snapped = Point(x: (place.x * 256).rounded() / 256, y: (place.y * 256).rounded() / 256)
            if drawMask(on: canvas, at: snapped, kerning: kerning, fill: fill, bounds: bounds, opacity: opacity) {
                return
            }
            origin = snapped.applying(back)
        }
        canvas.save()
        defer { canvas.restore() }
        canvas.translate(by: origin - Point.zero)
        guard !canvas.isHidden else { return }
        let painter = TextPainter(
            canvas: canvas, visible: clip.offset(by: Point.zero - origin), fill: fill,
            bounds: bounds.offset(by: Point.zero - origin), opacity: opacity, scheme: scheme)
        painter.paint(self, kerning: kerning)
    }

    /// Draws the text through a mask, from the cache where it rests. False where it is too large or has colours.
    ///
    /// `place` is the layout's corner in device pixels.
    private func drawMask(
        on canvas: CairoCanvas, at place: Point, kerning: Double?, fill: Fill, bounds: Rect, opacity: Double
    ) -> Bool {
        guard canvas.begins(fill, opacity: opacity) else { return false }
        let transform = canvas.deviceTransform
        guard transform.a > 0, transform.d > 0, content.runs.allSatisfy({ $0.color == nil }) else { return false }
        guard let key = TextMask.Key(layout: serial, place: place, transform: transform, kerning: kerning) else {
            return false
        }
        if let mask = TextMask.cached(key) {
            mask.draw(on: canvas, at: place, fill: fill, bounds: bounds, opacity: opacity)
            return true
        }
        // Also what moves goes through a mask: Cairo rounds colours otherwise when it fills outlines, and how a text looks
        // must not depend on what was drawn before. What is drawn in the same way for the second time is kept.
        guard let mask = TextMask(self, key) else { return false }
        if lastMask == key { TextMask.keep(mask, for: key) }
        lastMask = key
        mask.draw(on: canvas, at: place, fill: fill, bounds: bounds, opacity: opacity)
        return true
    }
}
