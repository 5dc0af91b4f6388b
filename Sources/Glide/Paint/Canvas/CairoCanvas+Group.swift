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

        var cairoOperator: cairo_operator_t {
            switch self {
            case .over: CAIRO_OPERATOR_OVER
            case .add: CAIRO_OPERATOR_ADD
            case .keepInside: CAIRO_OPERATOR_DEST_IN
            case .mixed(let mode): mode.cairoOperator
            }
        }
    }

    /// Draws what follows aside, on transparent pixels as large as the clip, until `endGroup`.
    ///
    /// Pixels that are never drawn on cost as much as others: they are cleared, laid over and given back. So a group
    /// should say what it is going to hold; `rect`, in points of the present space, is rounded outwards to whole pixels.
    ///
    /// Groups nest. To dissolve views into each other, begin a group, draw each view in a group of its own that ends
    /// with `.add` and its weight as opacity, and end the outer one with `.over`.
    func beginGroup(holding rect: Rect? = nil) {
        save()
        if let rect { clip(around: rect) }
        pushGroup()
    }

    /// Limits drawing to the device pixels that `rect` touches, and one more on each side for what arithmetic may lose.
    private func clip(around rect: Rect) {
        let device = rect.applying(deviceTransform).insetBy(dx: -1, dy: -1)
        guard device.minX.isFinite, device.minY.isFinite, device.maxX.isFinite, device.maxY.isFinite else { return }
        clip(to: [PixelRect(covering: device, scale: 1)])
    }

    /// Lays the group of the matching `beginGroup()` over what is below, `opacity` multiplying its alpha.
    func endGroup(opacity: Double = 1, blend: GroupBlend = .over) {
        // Pushing a group saves Cairo's state and popping it restores it, so the wish to hide is restored with it.
        popGroup()
        if opacity > 0 || blend == .keepInside {
            mix(blend)
            if opacity >= 1 { cairo_paint(cairo) } else { cairo_paint_with_alpha(cairo, opacity) }
        }
        // Forgets the group's pixels at once instead of at the next source.
        cairo_set_source_rgba(cairo, 0, 0, 0, 0)
        restore()
    }
}
