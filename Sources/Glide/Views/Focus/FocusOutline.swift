/// What the ring is drawn around.
@MainActor
enum FocusOutline {
    /// The corners of a ring around a view that has no shape of its own, in points.
    private static let plainRadius = 6.0
    /// How far a view's shadow, or a letter, may reach over its ground, in points.
    private static let slack = 5.0
    /// The frame stands for a view of more nodes than this: it is looked at in every frame.
    private static let mostLookedAt = 200

    /// The outline of what is seen of the view that `node` stands for, in the window.
    ///
    /// That is the shape the view names for it, by `contentShape`; or the one it is cut to; or the ground on which all
    /// else in it stands; or else its frame.
    static func outline(of node: Node) -> RoundedOutline {
        if let named = named(node) { return named }
        let frame = node.shownFrame
        if let cut = cut(node), cut.rect.width > 0 { return cut }
        if !(node is any ScrollReceiver), let ground = ground(node) { return ground }
        return RoundedOutline(rect: frame, radius: min(plainRadius, frame.height / 2, frame.width / 2))
    }

    private static func shown(_ outline: RoundedOutline, of node: Node) -> RoundedOutline {
        let transform = node.windowTransform()
        let rect = outline.rect.applying(transform)
        // A view that is drawn larger has larger corners.
        let scale = outline.rect.width > 0 ? rect.width / outline.rect.width : 1
        return RoundedOutline(rect: rect, radius: outline.radius * scale)
    }

    /// The shape that the view names, in the modifiers that belong to it, whether around the press or inside.
    private static func named(_ node: Node) -> RoundedOutline? {
        var candidates: [Node] = []
        var inner: Node? = node
        while let current = inner {
            candidates.append(current)
            inner = current.isWrapper && current.children.count == 1 ? current.children[0] : nil
        }
        var outer = node.parent
        while let current = outer, current.isWrapper {
            candidates.append(current)
            outer = current.parent
        }
        for candidate in candidates {
            guard let shape = candidate as? any FocusShapeNode, let outline = shape.roundedOutline else { continue }
            if shape.kinds.contains(.focusEffect) || outline.radius > 0 { return shown(outline, of: candidate) }
        }
        return nil
    }

    /// The shape to which all of the view is cut.
    private static func cut(_ node: Node) -> RoundedOutline? {
        var inner: Node? = node
        while let current = inner {
            if let layer = current.asLayer, layer.current.clip != nil, let shaped = current as? any ShapedNode,
                let outline = shaped.roundedOutline
            {
                return shown(outline, of: current)
            }
            inner = current.children.count == 1 ? current.children[0] : nil
        }
        return nil
    }

    /// The first shape drawn that holds everything else.
    private static func ground(_ node: Node) -> RoundedOutline? {
        var grounds: [RoundedOutline] = []
        var all: Rect?
        var count = 0
        func visit(_ node: Node) {
            count += 1
            if node.isLeaving || count > mostLookedAt { return }
            let frame = node.tracksFrame ? node.presentedFrame : .zero
            if let ink = node.inkBounds(in: frame), !ink.isEmpty {
                let seen = node.windowBounds(of: ink)
                if !seen.isEmpty {
                    all = all?.union(seen) ?? seen
                    if let shaped = node as? any ShapedNode, let outline = shaped.roundedOutline {
                        grounds.append(shown(outline, of: node))
                    }
                }
            }
            for child in node.paintOrder { visit(child) }
        }
        visit(node)
        guard let all, count <= mostLookedAt else { return nil }
        return grounds.first { $0.rect.insetBy(dx: -slack, dy: -slack).contains(all) }
    }
}

/// A node with a shape that may be meant for the ring.
@MainActor
protocol FocusShapeNode: ShapedNode {
    var kinds: ContentShapeKinds { get }
}

extension ContentShapeNode: FocusShapeNode {}
