import CCairo

extension CairoCanvas {
    /// How a finished group is laid over what is below.
    enum GroupBlend: Hashable, Sendable {
        /// The group covers what is below by its alpha.
        case over
        /// The premultiplied numbers are added up: two halves of the same colour are the whole colour again.
        case add
        /// What is below stays only where the group is, by its alpha.
        case keepInside
        /// The colours of both are mixed.
        case mixed(BlendMode)
    }

    /// Draws what follows aside, on transparent pixels as large as the clip, until `endGroup`.
    ///
    /// Groups nest. To dissolve views into each other, begin a group, draw each view in a group of its own that ends
    /// with `.add` and its weight as opacity, and end the outer one with `.over`.
    func beginGroup() {
        save()
        cairo_push_group(cairo)
        noteGroup(1)
        cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
    }

    /// Lays the group of the matching `beginGroup()` over what is below, `opacity` multiplying its alpha.
    func endGroup(opacity: Double = 1, blend: GroupBlend = .over) {
        // Pushing a group saves Cairo's state and popping it restores it, so the wish to hide is restored with it.
        cairo_pop_group_to_source(cairo)
        noteGroup(-1)
        if opacity > 0 || blend == .keepInside {
            cairo_set_operator(cairo, Self.cairoOperator(of: blend))
            if opacity >= 1 { cairo_paint(cairo) } else { cairo_paint_with_alpha(cairo, opacity) }
        }
        // Forgets the group's pixels at once instead of at the next source.
        cairo_set_source_rgba(cairo, 0, 0, 0, 0)
        restore()
    }

    private static func cairoOperator(of blend: GroupBlend) -> cairo_operator_t {
        switch blend {
        case .over: CAIRO_OPERATOR_OVER
        case .add: CAIRO_OPERATOR_ADD
        case .keepInside: CAIRO_OPERATOR_DEST_IN
        case .mixed(let mode): mode.cairoOperator
        }
    }
}
