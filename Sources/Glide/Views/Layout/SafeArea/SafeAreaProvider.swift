/// A node that lets something cover the edges of the room it gives its content.
@MainActor
protocol SafeAreaProvider: Node {
    /// How much is covered, in the node's own coordinates: leading is left.
    var covered: EdgeInsets { get }
    /// The child whose room it is.
    var safeAreaContent: Node? { get }
}

extension Node {
    /// How far the node could grow beyond its edges, where it touches what covers the room around it: leading is left.
    final var safeAreaInsets: EdgeInsets {
        guard let scene, scene.safeAreaProviders > 0 else { return EdgeInsets() }
        var rect = Rect(origin: .zero, size: size)
        var result = EdgeInsets()
        var node = self
        while let parent = node.parent {
            // What scrolls stands anywhere.
            if parent is any ScrollReceiver { break }
            rect = rect.offset(by: node.origin - .zero)
            if let provider = parent as? any SafeAreaProvider, provider.safeAreaContent === node {
                let room = Rect(origin: .zero, size: parent.size)
                let safe = room.inset(by: provider.covered)
                let hair = 0.01
                if rect.minY - result.top <= safe.minY + hair { result.top = max(0, rect.minY) }
                if rect.minX - result.leading <= safe.minX + hair { result.leading = max(0, rect.minX) }
                if rect.maxY + result.bottom >= safe.maxY - hair { result.bottom = max(0, room.maxY - rect.maxY) }
                if rect.maxX + result.trailing >= safe.maxX - hair { result.trailing = max(0, room.maxX - rect.maxX) }
            }
            node = parent
        }
        return result
    }
}

extension EdgeInsets {
    /// Only the insets at `edges`.
    func only(_ edges: Edge.Set) -> EdgeInsets {
        EdgeInsets(
            top: edges.contains(.top) ? top : 0, leading: edges.contains(.leading) ? leading : 0,
            bottom: edges.contains(.bottom) ? bottom : 0, trailing: edges.contains(.trailing) ? trailing : 0)
    }

    /// Leading and trailing exchanged, if `isMirrored`.
    func mirrored(_ isMirrored: Bool) -> EdgeInsets {
        isMirrored ? EdgeInsets(top: top, leading: trailing, bottom: bottom, trailing: leading) : self
    }
}
