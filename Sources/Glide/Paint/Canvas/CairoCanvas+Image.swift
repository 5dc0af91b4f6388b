import CCairo

extension CairoCanvas {
    /// How a picture is read between its pixels.
    enum Interpolation: Hashable, Sendable {
        /// The nearest pixel.
        case none
        /// A weighted mean of the nearest pixels.
        case medium
        /// A mean of everything that a device pixel covers.
        case high
    }

    /// Draws `bitmap` stretched to `rect`.
    func draw(_ bitmap: Bitmap, in rect: Rect, opacity: Double = 1, interpolation: Interpolation = .high) {
        guard !isHidden, opacity > 0, bitmap.width > 0, bitmap.height > 0, !rect.isEmpty else { return }
        guard rect.origin.isFinite, rect.maxX.isFinite, rect.maxY.isFinite else { return }
        guard rect.intersects(clipExtents) else { return }
        bitmap.withSurface { surface in
            draw(surface, pixelWidth: bitmap.width, pixelHeight: bitmap.height, in: rect, opacity, interpolation)
        }
    }

    private func draw(
        _ surface: OpaquePointer, pixelWidth: Int, pixelHeight: Int, in rect: Rect, _ opacity: Double,
        _ interpolation: Interpolation
    ) {
        guard let pointer = cairo_pattern_create_for_surface(surface) else { return }
        let pattern = CairoPattern(owning: pointer)
        let (x, y) = (Double(pixelWidth) / rect.width, Double(pixelHeight) / rect.height)
        var matrix = cairo_matrix_t(xx: x, yx: 0, xy: 0, yy: y, x0: -rect.minX * x, y0: -rect.minY * y)
        cairo_pattern_set_matrix(pattern.pointer, &matrix)
        switch interpolation {
        case .none: cairo_pattern_set_filter(pattern.pointer, CAIRO_FILTER_NEAREST)
        case .medium: cairo_pattern_set_filter(pattern.pointer, CAIRO_FILTER_BILINEAR)
        case .high: cairo_pattern_set_filter(pattern.pointer, CAIRO_FILTER_GOOD)
        }
        // Past the picture's edge its last pixels go on, so that the edge of `rect` stays crisp.
        cairo_pattern_set_extend(pattern.pointer, CAIRO_EXTEND_PAD)
        cairo_save(cairo)
        cairo_set_source(cairo, pattern.pointer)
        cairo_new_path(cairo)
        cairo_rectangle(cairo, rect.minX, rect.minY, rect.width, rect.height)
        if opacity >= 1 {
            cairo_fill(cairo)
        } else {
            cairo_clip(cairo)
            cairo_paint_with_alpha(cairo, opacity)
        }
        cairo_restore(cairo)
    }
}
