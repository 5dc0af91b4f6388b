/// Geometry as layout gives it: final values, whatever is on its way there.
extension Node {
    /// The map from the node's own coordinates, with the origin at its upper left corner, to the window.
    final var spaceToWindow: Transform {
        var result = Transform(translation: layoutOrigin - Point.zero)
        var next = layer
        while let layer = next {
            result = result.concatenating(layer.layoutTransform)
            next = layer.layer
        }
        return result
    }

    /// The node's frame in `space`.
    final func layoutFrame(in space: CoordinateSpace) -> Rect {
        let own = Rect(origin: .zero, size: size)
        switch space {
        case .local: return own
        case .global: return own.applying(spaceToWindow)
        case .named(let name):
            guard let back = ancestor(called: name)?.spaceToWindow.inverse else { return own.applying(spaceToWindow) }
            return own.applying(spaceToWindow.concatenating(back))
        }
    }

    /// The nearest node around whose coordinate space is called `name`.
    final func ancestor(called name: AnyHashable) -> Node? {
        var node = parent
        while let current = node {
            if let space = current as? CoordinateSpaceNode, space.name == name { return space }
            node = current.parent
        }
        return nil
    }
}
