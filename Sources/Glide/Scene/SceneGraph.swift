/// Everything that one window shows: the tree of nodes and the passes over it.
@MainActor
final class SceneGraph {
    /// The node of the window itself.
    let root: Node
    /// The window's content size in points.
    @exclusivity(unchecked) private(set) var size = Size.zero {
        didSet { wholeRegion = [Rect(origin: .zero, size: size)] }
    }
    /// All of the window as a list, which is asked for with every frame.
    @exclusivity(unchecked) private(set) var wholeRegion = [Rect.zero]
    /// Device pixels a point.
    @exclusivity(unchecked) private(set) var scale = 1.0
    /// The time to which the animations were brought last.
    @exclusivity(unchecked) private(set) var time = Time(seconds: 0)
    /// What is painted below everything.
    @exclusivity(unchecked) var background: Color.Resolved = Color.white.resolved(in: .light) {
        didSet { if background != oldValue { damageEverything() } }
    }

    /// Whether changes of place are shown as fades (design decision 12).
    @exclusivity(unchecked) var reducesMotion = false

    /// Counts the changes of where layout, and what scrolls, put things.
    @exclusivity(unchecked) private(set) var geometrySerial = 0

    /// Nodes whose size hangs on something that is only known when the layout is done.
    @exclusivity(unchecked) var settling = SettlingNodes()
    /// How many nodes let something cover the edges of the room they give their content.
    @exclusivity(unchecked) var safeAreaProviders = 0

    /// The nodes that show what is below them.
    @exclusivity(unchecked) var backdropNodes: [any BackdropNode] = []

    let registry = MatchedGeometryRegistry()
    /// Counts layouts and steps of animations: as long as it is the same, nothing has moved but what a matched geometry
    /// group moves.
    @exclusivity(unchecked) private(set) var movements = 0
    @exclusivity(unchecked) private(set) var running: [Node] = []
    /// Those of the running nodes that are being brought to the frame at hand; empty between frames.
    @exclusivity(unchecked) private var brought: [Node] = []
    @exclusivity(unchecked) private(set) var dirty: [Node] = []
    /// What would run if it were seen.
    @exclusivity(unchecked) private var unseen: [Node] = []
    /// What stands between pixels, because it moves from frame to frame.
    @exclusivity(unchecked) private(set) var fractional: [Node] = []
    /// What was drawn by nodes that are gone, in window points.
    @exclusivity(unchecked) private var orphanedDamage: [Rect] = []
    @exclusivity(unchecked) private var isWhollyDamaged = true
    @exclusivity(unchecked) private var damagedRects: [PixelRect] = []

    /// Counts the frames that were made ready to be painted.
    @exclusivity(unchecked) private(set) var frameSerial = 0
    /// Whether nodes that are gone still stand on the lists.
    @exclusivity(unchecked) private var hasForgotten = false

    /// What the frame that `takeDamage` answered for only moved.
    @exclusivity(unchecked) private(set) var shift: ContentShift?

    /// Called when a frame becomes necessary.
    @exclusivity(unchecked) var frameRequested: (() -> Void)?

    /// How nodes find the scene.
    @exclusivity(unchecked) nonisolated(unsafe) private(set) var link: SceneLink!

    init(root: Node) {
        self.root = root
        link = SceneLink(self)
        root.setScene(self)
    }

    deinit {
        link.cut()
    }

    // MARK: Requests from nodes

    func requestFrame() {
        frameRequested?()
    }

    /// Whether a layout moves its views from frame to frame by itself.
    @exclusivity(unchecked) private var layoutMoves = false

    /// Takes note that the layout at hand is one moment of a movement: frames are not rounded to pixels.
    func movesByLayout() {
        layoutMoves = true
    }

    /// Takes note that something has another place or size.
    func geometryMoved() {
        geometrySerial &+= 1
    }

    /// Puts `node` on the list of those whose drawing changed.
    func display(_ node: Node) {
        dirty.append(node)
        requestFrame()
    }

    /// Puts `node` on the list of those with running animations.
    func run(_ node: Node) {
        if node.flags.contains(.running) { return }
        node.flags.insert(.running)
        running.append(node)
        requestFrame()
    }

    /// Has `node` go on when it is seen; until then it asks for no frames.
    func waitUntilSeen(_ node: Node) {
        if node.flags.contains(.unseen) { return }
        node.flags.insert(.unseen)
        unseen.append(node)
    }

    /// Brings what has come into view to `time`.
    private func wakeWhatIsSeen(at time: Time) {
        // Who is brought on may have to wait again at once.
        let asked = unseen
        unseen = []
        for node in asked {
            if node.scene === self, !node.canBeSeen {
                unseen.append(node)
                continue
            }
            node.flags.remove(.unseen)
            if node.scene === self, node.animate(to: time) { run(node) }
        }
    }

    /// Takes note that `node` and what is below it will no longer be drawn. Called while it still stands in the tree.
    func removed(_ node: Node) {
        contentChanged(above: node)
        if let painted = node.paintedRect { orphanedDamage.append(node.windowBounds(of: painted, asPainted: true)) }
        if let layer = node.asLayer {
            orphanedDamage.append(node.windowBounds(of: layer.paintedBounds, asPainted: true))
            return
        }
        for child in node.children { removed(child) }
    }

    /// Effects on pictures of what is above `node` have to be made again.
    func contentChanged(above node: Node) {
        var next = node.layer
        while let layer = next {
            layer.contentSerial += 1
            next = layer.layer
        }
    }

    /// Takes note that something moved by itself, or was laid out.
    func noteMovement() {
        movements += 1
    }

    /// Takes note that `node` leaves, which `dropForgotten` takes off the lists together with others.
    func forget(_ node: Node) {
        if node.flags.isDisjoint(with: [.running, .display]) { return }
        node.flags.subtract([.running, .display])
        hasForgotten = true
    }

    /// Takes the nodes off the lists that have left.
    func dropForgotten() {
        guard hasForgotten else { return }
        hasForgotten = false
        running.removeAll { !$0.flags.contains(.running) }
        dirty.removeAll { !$0.flags.contains(.display) }
    }

    /// Everything at and below `node` must be drawn again.
    func damageAll(of node: Node) {
        contentChanged(above: node)
        (node as? LayerNode)?.contentSerial += 1
        orphanedDamage.append(node.windowBounds(of: node.subtreeBounds, asPainted: true))
        requestFrame()
    }

    /// Ends every animation at once.
    func endAnimations() {
        for node in running { node.cancelAnimations() }
        registry.endFlights()
    }

    func damageEverything() {
        isWhollyDamaged = true
        requestFrame()
    }

    // MARK: Passes

    func resize(to size: Size, scale: Double) {
        if size == self.size && scale == self.scale { return }
        self.size = size
        if scale != self.scale {
            self.scale = scale
            // Other pixels: everything is rounded anew, also what a boundary keeps from the layout around it.
            root.markSubtreeGeometry()
        }
        root.setNeedsLayout()
        root.markGeometry()
        damageEverything()
    }

    /// Whether a frame would show something else than the last one did.
    var needsFrame: Bool {
        !running.isEmpty || registry.runs || needsPainting || !fractional.isEmpty
    }

    /// Whether something is to be drawn anew even if the time stands still.
    var needsPainting: Bool { !dirty.isEmpty || isWhollyDamaged || !orphanedDamage.isEmpty || needsLayout }

    /// Whether sizes or places are out of date.
    var needsLayout: Bool {
        root.flags.contains(.layout) || root.flags.contains(.geometry) || root.flags.contains(.descendantGeometry)
    }

    /// Lays out what is out of date and takes the new frames, moving there as `transaction` says.
    ///
    /// - Parameter isSnapped: whether frames are rounded to pixels; not so for a value that moves from frame to frame.
    func layout(transaction: Transaction, at time: Time, isSnapped: Bool = true) {
        movements += 1
        var rounds = 0
        while root.flags.contains(.layout) {
            root.place(at: .zero, proposal: ProposedViewSize(size))
            rounds += 1
            if rounds > SettlingNodes.mostRounds || !settling.unsettle() { break }
        }
        var context = GeometryContext(transaction: transaction, time: time, scale: scale)
        context.isSnapped = isSnapped
        GeometryPass.run(from: root, context: context)
        registry.sourcesChanged(in: self, transaction: transaction, at: time)
    }

    /// Takes note that `node` stands between pixels.
    func standsBetweenPixels(_ node: Node) {
        if node.flags.contains(.fractional) { return }
        node.flags.insert(.fractional)
        fractional.append(node)
    }

    /// Has what moved between pixels before, and did not move now, rounded to pixels with the next layout.
    ///
    /// - Parameter start: what `beginMovingBetweenPixels()` has answered.
    func snapWhatRests(movedFrom start: Int) {
        guard start > 0 else { return }
        for node in fractional[..<start] where !node.flags.contains(.fractional) && node.scene === self {
            node.markGeometry()
        }
        fractional.removeFirst(start)
    }

    /// Starts to note anew what is moved between pixels; answers where the list of those of earlier frames ends.
    func beginMovingBetweenPixels() -> Int {
        for node in fractional { node.flags.remove(.fractional) }
        return fractional.count
    }

    /// Whether anything is on its way.
    var isMoving: Bool { !running.isEmpty || registry.runs }

    /// Brings every animation to `time` and places what is in flight.
    func animate(to time: Time) {
        self.time = time
        if !running.isEmpty {
            movements += 1
            swap(&running, &brought)
            for node in brought {
                node.flags.remove(.running)
                guard node.scene === self else { continue }
                // While it moved, the bounds above only grew.
                if node.animate(to: time) { run(node) } else { node.invalidateBounds() }
            }
            brought.removeAll(keepingCapacity: true)
        }
        if needsLayout {
            layout(transaction: Transaction(), at: time, isSnapped: !layoutMoves)
            layoutMoves = false
        }
        registry.resolve(in: self, at: time)
        if root.flags.contains(.descendantGeometry) {
            // Placing members marked the way up to the root; what is below them is laid out already.
            GeometryPass.run(
                from: root, context: GeometryContext(transaction: Transaction(), time: time, scale: scale))
        }
        if !unseen.isEmpty { wakeWhatIsSeen(at: time) }
    }

    /// Works out the device pixels that differ from the frame painted last, and forgets the difference.
    func takeDamage() -> [PixelRect] {
        frameSerial &+= 1
        let whole = PixelRect(covering: Rect(origin: .zero, size: size), scale: scale)
        var damage = DamageRegion(limit: whole, scale: scale, changes: dirty.count)
        // The list of the frame before; by now nobody else has it.
        damage.takeMemory(of: &damagedRects)
        shift = isWhollyDamaged ? nil : ShiftPass.run(over: self, gone: orphanedDamage)
        for rect in orphanedDamage { damage.add(rect) }
        orphanedDamage.removeAll(keepingCapacity: true)
        DamagePass.run(over: dirty, into: &damage, isWhole: isWhollyDamaged)
        dirty.removeAll(keepingCapacity: true)
        if !backdropNodes.isEmpty {
            let redrawn = BackdropPass.run(
                over: backdropNodes, in: self, damage: &damage, moved: shift?.area, isWhole: isWhollyDamaged)
            // A material that moved along with what scrolls has other ground now: that of its new place.
            if let moved = shift, !redrawn.isEmpty {
                var rest = DamageRegion(limit: whole, scale: scale, changes: redrawn.count)
                for rect in moved.rest + redrawn { rest.add(rect) }
                shift?.rest = rest.rects
            }
        }
        if isWhollyDamaged {
            isWhollyDamaged = false
            return [whole]
        }
        damagedRects = damage.rects
        return damage.parts
    }

    /// Draws what lies in `region`.
    ///
    /// The rectangles are painted one by one: under a clip of several, Cairo draws the same edge a shade differently
    /// than under one, and what is painted in part must not be told from what is painted whole.
    func paint(_ region: [PixelRect], on canvas: CairoCanvas) {
        for rect in region {
            canvas.beginPart(rect, background: background, scale: scale)
            root.paint(in: PaintContext(canvas: canvas, region: rect, scale: scale))
            canvas.endPart()
        }
    }
}

extension Node {
    /// Has the frames of the node and of everything below taken again with the next layout.
    fileprivate func markSubtreeGeometry() {
        flags.formUnion([.geometry, .descendantGeometry])
        for child in children { child.markSubtreeGeometry() }
    }
}
