/// A node that draws what is below it, blurred.
@MainActor
protocol BackdropNode: Node {
    /// What of the window it shows, in the space of its frame, and how far beyond it looks, in points; nil for nothing.
    var backdropNeed: (shown: Rect, reach: Double)? { get }
    /// Takes what is painted below it on the device pixels `area`; answers whether that is another picture than before.
    func takeBackdrop(_ picture: Bitmap, area: PixelRect, scale: Double) -> Bool
}

/// Paints what lies below the nodes that show their ground, where it has changed, and has them drawn again.
///
/// This costs what it looks like: the ground is painted once more, and blurred. Where nothing changes within reach, nothing
/// is done, and where the ground turns out as it was, only the painting.
@MainActor
enum BackdropPass {
    /// So often it is looked whether one such node has changed the ground of another.
    private static let mostRounds = 4

    /// Answers what has to be drawn again because its ground is another one.
    ///
    /// - Parameters:
    ///   - moved: pixels that were moved instead of painted.
    ///   - isWhole: whether everything is painted anyway.
    static func run(
        over nodes: [any BackdropNode], in scene: SceneGraph, damage: inout DamageRegion, moved: PixelRect?,
        isWhole: Bool
    ) -> [PixelRect] {
        var redrawn: [PixelRect] = []
        let window = PixelRect(covering: Rect(origin: .zero, size: scene.size), scale: scene.scale)
        var changed = isWhole ? [window] : damage.rects + (moved.map { [$0] } ?? [])
        for _ in 0..<mostRounds where !changed.isEmpty {
            var next: [PixelRect] = []
            for node in nodes {
                guard let need = node.backdropNeed else { continue }
                let shown = node.windowBounds(of: need.shown)
                let area = PixelRect(
                    covering: shown.insetBy(dx: -need.reach, dy: -need.reach), scale: scene.scale
                ).intersection(window)
                guard !area.isEmpty, changed.contains(where: { !$0.intersection(area).isEmpty }) else { continue }
                let picture = paint(below: node, in: scene, area: area)
                if node.takeBackdrop(picture, area: area, scale: scene.scale) {
                    damage.add(shown)
                    scene.contentChanged(above: node)
                    next.append(PixelRect(covering: shown, scale: scene.scale))
                    redrawn.append(PixelRect(covering: shown, scale: scene.scale))
                }
            }
            if nodes.count < 2 { break }
            changed = next
        }
        return redrawn
    }

    /// Where in the order of painting `node` is drawn: members of a matched geometry group that dissolve into one another
    /// are drawn together, at the place of the source.
    private static func place(ofPainting node: Node) -> Node {
        var place = node
        var next: Node? = node
        while let current = next {
            if let member = current as? MatchedNode, let group = member.group, group.isDissolving,
                let source = group.source, source === member || member.isGoing
            {
                place = source
            }
            next = current.parent
        }
        return place
    }

    private static func paint(below node: Node, in scene: SceneGraph, area: PixelRect) -> Bitmap {
        Bitmap.drawing(width: area.width, height: area.height) { canvas in
            canvas.clear(scene.background)
            canvas.concatenate(Transform(translation: Size(width: -Double(area.x), height: -Double(area.y))))
            canvas.concatenate(Transform(scaleX: scene.scale, y: scene.scale))
            var context = PaintContext(canvas: canvas, region: area, scale: scene.scale)
            context.stop = PaintStop(place(ofPainting: node))
            scene.root.paint(in: context)
        }
    }
}
