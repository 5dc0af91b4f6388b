import CCairo

extension Canvas {
    /// How a finished group is laid over what is below.
    enum GroupBlend: Hashable, Sendable {
        /// The group covers what is below by its alpha.
        case over
        /// The premultiplied numbers are added up: two halves of the same colour are the whole colour again.
        case add
    }

    /// Draws what follows aside, on transparent pixels as large as the clip, until `endGroup`.
    ///
    /// Groups nest. To dissolve views into each other, begin a group, draw each view in a group of its own that ends
    /// with `.add` and its weight as opacity, and end the outer one with `.over`.
    func beginGroup() {
        save()
        pushGroup()
    }

    /// Lays the group of the matching `beginGroup()` over what is below, `opacity` multiplying its alpha.
    func endGroup(opacity: Double = 1, blend: GroupBlend = .over) {
        // Pushing a group saves Cairo's state and popping it restores it, so the wish to hide is restored with it.
        popGroup()
        if opacity > 0 {
            cairo_set_operator(cairo, blend == .add ? CAIRO_OPERATOR_ADD : CAIRO_OPERATOR_OVER)
            if opacity >= 1 { cairo_paint(cairo) } else { cairo_paint_with_alpha(cairo, opacity) }
        }
        // Forgets the group's pixels at once instead of at the next source.
        cairo_set_source_rgba(cairo, 0, 0, 0, 0)
        restore()
    }
}
