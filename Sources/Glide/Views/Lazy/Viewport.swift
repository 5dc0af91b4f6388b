/// A node that shows a part of its content: what lies outside need not be there.
@MainActor
protocol Viewport: Node {
    /// Along which axes the content is longer than the viewport.
    var scrollAxes: Axis.Set { get }
    /// The part of the content that is seen now, in the content's space; whole pixels.
    var visibleRect: Rect { get }
    /// The part of it that nothing covers.
    var clearVisibleRect: Rect { get }
    /// Tells `observer` when another part is seen, from now on.
    func add(_ observer: any ViewportObserver)
    func remove(_ observer: any ViewportObserver)
}

/// A node whose look depends on what part of the content around it is seen.
@MainActor
protocol ViewportObserver: Node {
    /// Another part is seen.
    func viewportMoved()
}

extension Node {
    /// The viewports in which the node stands, the nearest first.
    var viewports: [any Viewport] {
        var viewports: [any Viewport] = []
        var node = parent
        while let current = node {
            if let viewport = current as? any Viewport { viewports.append(viewport) }
            node = current.parent
        }
        return viewports
    }

    /// Where the node stands by its layout in the space of the content of `viewport`, which holds it.
    func layoutPosition(in viewport: any Viewport) -> Point {
        var position = origin
        var node = parent
        while let current = node, current !== viewport {
            position = position + (current.origin - Point.zero)
            if let boundary = current as? BoundaryNode { position = position + boundary.contentOffset }
            node = current.parent
        }
        return position
    }

    /// Voids the answers of the node and those above it, up to `viewport`, which lays its content out again.
    func setNeedsLayout(upTo viewport: Node) {
        var node: Node? = self
        while let current = node, current !== viewport {
            current.measured.clear()
            current.flags.insert(.layout)
            node = current.parent
        }
    }
}
