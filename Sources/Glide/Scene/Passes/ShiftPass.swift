/// Finds out whether a scroll is all that a frame brings for a part of the window, so that its pixels need not be painted
/// again.
///
/// That holds where a layer moved its content by whole pixels, straight below plain layers, over nothing or one colour.
/// What changed in the content, what lies over it, and where either was before, remains to be painted.
@MainActor
struct ShiftPass {
    private let scene: SceneGraph
    private let layer: LayerNode
    private let area: PixelRect
    private let dx: Int
    private let dy: Int
    private var rest: DamageRegion
    /// Whether what has been met so far, in the order of painting, is one colour all over the area.
    private var isEven = true
    private var path: [Node] = []

    /// The shift of the frame at hand, if there is one that is worth it. Runs before the damage pass, which forgets what
    /// was painted.
    ///
    /// - Parameter gone: where nodes were painted that are no longer there, in window points.
    static func run(over scene: SceneGraph, gone: [Rect]) -> ContentShift? {
        guard !scene.root.flags.contains(.drawsGroup) else { return nil }
        // Most frames have none: there nothing of the pass is touched.
        for node in scene.dirty {
            if let layer = node.asLayer, layer.movesPixels { return findBest(in: scene, gone: gone) }
        }
        return nil
    }

    @inline(never)
    private static func findBest(in scene: SceneGraph, gone: [Rect]) -> ContentShift? {
        var best: ShiftPass?
        for node in scene.dirty {
            guard let layer = node.asLayer, layer.movesPixels, let pass = ShiftPass(layer, in: scene) else { continue }
            if best.map({ $0.area.area < pass.area.area }) ?? true { best = pass }
        }
        return best?.shift(gone: gone)
    }

    private init?(_ layer: LayerNode, in scene: SceneGraph) {
        let old = layer.painted
        let new = layer.current
        guard !layer.paintedBounds.isEmpty, let clip = new.clip, old.clip == clip, layer.isPlain, old.opacity == 1,
            let move = old.transform.translation(to: new.transform)
        else { return nil }
        let x = move.width * scene.scale
        let y = move.height * scene.scale
        guard x != 0 || y != 0, abs(x - x.rounded()) < 1e-6, abs(y - y.rounded()) < 1e-6, abs(x) < 1e6, abs(y) < 1e6
        else { return nil }
        var seen = clip
        var next = layer.layer
        while let above = next {
            guard above.isPlain, above.painted == above.current else { return nil }
            seen = above.current.covered(seen)
            next = above.layer
        }
        var path: [Node] = [layer]
        while let parent = path[path.count - 1].parent { path.append(parent) }
        for node in path where node.presence?.isOpaque == false || !node.earlierLooks.isEmpty { return nil }
        self.scene = scene
        self.layer = layer
        self.path = path
        area = PixelRect(within: seen, scale: scene.scale)
            .intersection(PixelRect(covering: Rect(origin: .zero, size: scene.size), scale: scene.scale))
        dx = Int(x.rounded())
        dy = Int(y.rounded())
        rest = DamageRegion(
            limit: PixelRect(covering: Rect(origin: .zero, size: scene.size), scale: scene.scale), scale: scene.scale,
            changes: scene.dirty.count)
        guard abs(dx) < area.width, abs(dy) < area.height else { return nil }
    }

    private mutating func shift(gone: [Rect]) -> ContentShift? {
        path.removeLast()
        guard isFree(scene.root) else { return nil }
        addUncovered()
        for rect in gone { addFixed(PixelRect(covering: rect, scale: scene.scale)) }
        for node in scene.dirty where node !== layer { add(node) }
        // What the viewport draws itself stays in its place.
        if let ink = layer.paintedRect { addFixed(pixels(layer.windowBounds(of: ink, asPainted: true))) }
        if let ink = layer.ownInk { addFixed(pixels(layer.windowBounds(of: ink))) }
        let shift = ContentShift(area: area, dx: dx, dy: dy, rest: rest.rects)
        return shift.rest.reduce(0) { $0 + $1.area } * 3 < area.area * 2 ? shift : nil
    }

    /// What came into view.
    private mutating func addUncovered() {
        let rows = abs(dy)
        let columns = abs(dx)
        if rows > 0 {
            rest.add(
                PixelRect(x: area.x, y: dy > 0 ? area.y : area.maxY - rows, width: area.width, height: rows))
        }
        if columns > 0 {
            rest.add(
                PixelRect(x: dx > 0 ? area.x : area.maxX - columns, y: area.y, width: columns, height: area.height))
        }
        // Where the viewport's edge runs through a pixel, its content is painted.
        let seen = pixels(layer.windowBounds(of: layer.current.clip ?? .zero))
        if seen != area {
            for edge in [
                PixelRect(x: seen.x, y: seen.y, width: seen.width, height: area.y - seen.y),
                PixelRect(x: seen.x, y: area.maxY, width: seen.width, height: seen.maxY - area.maxY),
                PixelRect(x: seen.x, y: area.y, width: area.x - seen.x, height: area.height),
                PixelRect(x: area.maxX, y: area.y, width: seen.maxX - area.maxX, height: area.height),
            ] { rest.add(edge) }
        }
    }

    /// A node whose drawing changed.
    private mutating func add(_ node: Node) {
        let isInside = isBelowLayer(node)
        var old = node.paintedRect.map { node.windowBounds(of: $0, asPainted: true) } ?? .zero
        var new = node.ownInk.map { node.windowBounds(of: $0) } ?? .zero
        if let layer = node.asLayer {
            old = old.union(layer.windowBounds(of: layer.paintedBounds, asPainted: true))
            new = new.union(layer.windowBounds(of: layer.bounds))
        }
        if isInside { addMoved(pixels(old)) } else { addFixed(pixels(old)) }
        rest.add(pixels(new))
    }

    private func pixels(_ rect: Rect) -> PixelRect { PixelRect(covering: rect, scale: scene.scale) }

    private func isBelowLayer(_ node: Node) -> Bool {
        var next = node.layer
        while let above = next {
            if above === layer { return true }
            next = above.layer
        }
        return false
    }

    /// Pixels that moved with the content and are not valid where they arrive.
    private mutating func addMoved(_ rect: PixelRect) {
        let inside = rect.intersection(area)
        rest.add(
            PixelRect(x: inside.x + dx, y: inside.y + dy, width: inside.width, height: inside.height)
                .intersection(area))
    }

    /// Pixels that do not belong to the content: wrong where they are moved to, and overwritten where they were.
    private mutating func addFixed(_ rect: PixelRect) {
        rest.add(rect)
        addMoved(rect)
    }
}

// MARK: - What lies below and above

extension ShiftPass {
    /// Goes through what is painted outside of the layer; false where something would be carried along.
    private mutating func isFree(_ node: Node) -> Bool {
        if node === layer { return isEven }
        let isAbove = path.last === node
        guard isAbove || node.parent == nil else { return false }
        if isAbove { path.removeLast() }
        goBelow(node)
        var isPassed = false
        for child in node.paintOrder {
            if child === path.last {
                guard isFree(child) else { return false }
                isPassed = true
            } else if isPassed {
                addAbove(child)
            } else {
                meetBelow(child)
            }
        }
        return isPassed
    }

    /// Takes note of what `node` itself draws under the content.
    private mutating func goBelow(_ node: Node) {
        guard let ink = node.ownInk else { return }
        let covered = pixels(node.windowBounds(of: ink)).intersection(area)
        if covered.isEmpty { return }
        if let color = node.evenColor(in: ink), covered == area, node.layer.map(\.isPlain) ?? true {
            if color.opacity >= 1 { isEven = true }
        } else {
            isEven = false
        }
    }

    /// Takes note of what is painted at and below `node`, under the content.
    private mutating func meetBelow(_ node: Node) {
        guard !pixels(node.windowBounds(of: node.bounds)).intersection(area).isEmpty else { return }
        if let layer = node.asLayer, !layer.isPlain {
            isEven = false
            return
        }
        if node.presence?.isOpaque == false {
            isEven = false
            return
        }
        goBelow(node)
        for child in node.paintOrder { meetBelow(child) }
    }

    /// Takes note of what is painted at and below `node`, over the content.
    private mutating func addAbove(_ node: Node) {
        let rect = pixels(node.windowBounds(of: node.bounds)).intersection(area)
        if rect.isEmpty { return }
        // A stack over the whole window that holds a button: only the button counts.
        if node.asLayer == nil, node.ownInk == nil, node.presence == nil {
            for child in node.children { addAbove(child) }
        } else {
            addFixed(rect)
        }
    }
}

extension Transform {
    /// How far `other` lies from this, if both are only moves.
    fileprivate func translation(to other: Transform) -> Size? {
        guard isTranslation, other.isTranslation else { return nil }
        return Size(width: other.tx - tx, height: other.ty - ty)
    }

    /// Whether it only moves.
    var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }
}

extension PixelRect {
    /// The largest rectangle of whole pixels within `rect` at `scale` device pixels a point.
    fileprivate init(within rect: Rect, scale: Double) {
        let outer = PixelRect(covering: rect, scale: scale)
        guard !outer.isEmpty else {
            self = outer
            return
        }
        let left = rect.minX * scale > Double(outer.x) + 1e-6 ? 1 : 0
        let top = rect.minY * scale > Double(outer.y) + 1e-6 ? 1 : 0
        let right = rect.maxX * scale < Double(outer.maxX) - 1e-6 ? 1 : 0
        let bottom = rect.maxY * scale < Double(outer.maxY) - 1e-6 ? 1 : 0
        self.init(
            x: outer.x + left, y: outer.y + top, width: outer.width - left - right,
            height: outer.height - top - bottom)
    }
}
