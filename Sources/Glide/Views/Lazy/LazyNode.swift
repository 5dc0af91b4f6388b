/// Lines up the views of a lazy container, of which only those near the visible part are alive.
///
/// Where a row is that was never shown is estimated from those that were. What is seen does not move when an estimate
/// changes: the viewport holds on to the first row in view.
final class LazyNode: Node, ViewportObserver {
    unowned let host: ViewHost
    let axis: Axis
    @exclusivity(unchecked) weak var element: (any LazyContainerElement)?
    @exclusivity(unchecked) private(set) var settings: Settings
    /// What stands in the container.
    @exclusivity(unchecked) var parts: [LazyPart] = []
    @exclusivity(unchecked) private var nodes: [Node] = []
    /// What moves the head or foot of a section, by the node it is put around.
    @exclusivity(unchecked) private var sectionEnds: [ObjectIdentifier: LazyPinNode] = [:]
    @exclusivity(unchecked) private var mustCollect = true
    /// The layouts done so far, which tell rows placed last from others.
    @exclusivity(unchecked) private var serial = 0
    /// The extent across the axis for which rows were measured last.
    @exclusivity(unchecked) private var laidOutAcross: Double?
    /// The viewport's extent along the axis, by the last layout.
    @exclusivity(unchecked) private var laidOutAlong: Double?
    /// Whether rows are as long as a part of the viewport.
    @exclusivity(unchecked) var followsViewport = false
    /// The stretch along the axis for which rows are alive.
    @exclusivity(unchecked) private var covered: ClosedRange<Double>?
    @exclusivity(unchecked) private var pins: [LazyWalk.Pin] = []
    @exclusivity(unchecked) private var around: [any Viewport] = []

    /// How the views are lined up.
    @MainActor
    struct Settings {
        /// Between lines; nil takes 8.
        var spacing: Double?
        /// Beside one another; nil for a stack.
        var tracks: [GridItem]?
        /// Before each section and after the last.
        var sectionGap = 0.0
        /// Where a view goes across the axis in its line.
        var guide: GuideKey
        var alignment: (ViewDimensions) -> Double
        var pinnedViews: PinnedScrollableViews = []
        /// Whether the lines are the rows of a list, to assistive technology.
        var isList = false
    }

    init(axis: Axis, settings: Settings, host: ViewHost) {
        self.axis = axis
        self.settings = settings
        self.host = host
        super.init()
    }

    override var kind: String {
        settings.tracks == nil
            ? axis == .vertical ? "LazyVStack" : "LazyHStack" : axis == .vertical ? "LazyVGrid" : "LazyHGrid"
    }

    func set(_ new: Settings) {
        let old = settings
        settings = new
        if old.spacing == new.spacing, old.tracks == new.tracks, old.guide == new.guide,
            old.pinnedViews == new.pinnedViews
        {
            return
        }
        forgetExtents(in: parts)
        mustCollect = true
        setNeedsLayout()
    }

    /// Has the nodes of the content collected again.
    func contentChanged() {
        mustCollect = true
        setNeedsLayout()
    }

    // MARK: Structure

    /// Reads what stands in the container, if that may have changed.
    func collect() {
        guard mustCollect, let element else { return }
        mustCollect = false
        var ends: [ObjectIdentifier: LazyPinNode] = [:]
        let pinned = settings.pinnedViews
        var reader = LazyPartReader(element.collectParts()) { [sectionEnds] node, isHeader in
            guard pinned.contains(isHeader ? .sectionHeaders : .sectionFooters) else { return node }
            let end = sectionEnds[ObjectIdentifier(node)] ?? LazyPinNode(node)
            end.isLeaving = node.isLeaving
            ends[ObjectIdentifier(node)] = end
            return end
        }
        parts = reader.read()
        nodes = reader.children
        sectionEnds = ends
    }

    /// Makes row `index` of `run` and takes its nodes in.
    func realise(_ index: Int, of run: LazyRun) -> LazyItem {
        if let item = run.item(at: index) { return item }
        var made: LazyItem?
        element?.realising { made = run.source.realise(index) }
        mustCollect = true
        if let made, run.isBare, settings.pinnedViews.isEmpty {
            // The others are as they were: all are collected once, when the layout has made what it needs.
            var reader = LazyPartReader(run.source.nodes(of: made))
            made.parts = reader.read(made)
            if !made.isStructured { return made }
        }
        collect()
        return run.item(at: index)!
    }

    private func forgetExtents(in parts: [LazyPart]) {
        forEachRun(in: parts) { $0.extents.reset(count: 0) }
    }

    /// Calls `body` with every run, outer ones first.
    func forEachRun(in parts: [LazyPart], _ body: (LazyRun) -> Void) {
        for part in parts {
            switch part {
            case .nodes: break
            case .run(let run):
                body(run)
                if run.isStructured { for item in run.items { forEachRun(in: item.parts, body) } }
            case .section(let section):
                forEachRun(in: section.header + section.content + section.footer, body)
            }
        }
    }

    // MARK: Viewport

    override func didEnter(_ scene: SceneGraph) {
        super.didEnter(scene)
        around = viewports
        for viewport in around { viewport.add(self) }
    }

    override func willLeave(_ scene: SceneGraph) {
        for viewport in around { viewport.remove(self) }
        around = []
        super.willLeave(scene)
    }

    /// The viewport that moves the container's lines, or else the nearest one.
    var viewport: (any Viewport)? {
        let candidates = around.isEmpty ? viewports : around
        return candidates.first { $0.scrollAxes.contains(axis == .vertical ? .vertical : .horizontal) }
    }

    /// The stretch along the axis that is seen, in the container's space; nil where nothing scrolls it.
    var visibleRange: ClosedRange<Double>? { viewport.map { range(of: $0.visibleRect, in: $0) } }

    /// The stretch of `rect`, in the space of the content of `viewport`, along the axis, in the container's space.
    private func range(of rect: Rect, in viewport: any Viewport) -> ClosedRange<Double> {
        let position = layoutPosition(in: viewport)
        let start = axis == .vertical ? rect.minY - position.y : rect.minX - position.x
        let end = start + max(0, axis == .vertical ? rect.height : rect.width)
        return isReversed ? (size.width - end)...(size.width - start) : start...end
    }

    /// Whether the lines go from right to left.
    var isReversed: Bool { axis == .horizontal && flags.contains(.mirrored) }

    /// The place that `range` along the lines takes in the container's space.
    func frame(of range: ClosedRange<Double>) -> Rect {
        let extent = range.upperBound - range.lowerBound
        if axis == .vertical { return Rect(x: 0, y: range.lowerBound, width: size.width, height: extent) }
        let x = isReversed ? size.width - range.upperBound : range.lowerBound
        return Rect(x: x, y: 0, width: extent, height: size.height)
    }

    /// How far beyond what is seen rows are kept alive.
    private func margin(_ visible: ClosedRange<Double>) -> Double {
        min(800, max(60, (visible.upperBound - visible.lowerBound) / 2))
    }

    private func isCovered(_ visible: ClosedRange<Double>) -> Bool {
        guard let covered else { return false }
        let margin = margin(visible) / 4
        let length = axis == .vertical ? size.height : size.width
        return covered.lowerBound <= max(0, visible.lowerBound - margin)
            && covered.upperBound >= min(length, visible.upperBound + margin)
    }

    /// Whether rows are missing in what is seen now.
    var lacksRows: Bool { visibleRange.map { !isCovered($0) } ?? false }

    func viewportMoved() {
        if !flags.contains(.layout), lacksRows { setNeedsLayout() }
        movePins()
    }

    // MARK: Layout

    private func make(along: Double, across: Double) -> Size {
        axis == .vertical ? Size(width: across, height: along) : Size(width: along, height: across)
    }

    override func measure(_ proposal: ProposedViewSize) -> Size {
        collect()
        let across = axis == .vertical ? proposal.width : proposal.height
        guard viewport != nil else {
            var walk = LazyWalk(self, across: across, band: -Double.infinity...Double.infinity, isTrial: true)
            walk.run()
            return make(along: walk.length, across: across ?? walk.widest)
        }
        var width = across
        if width == nil {
            let visible = visibleRange ?? 0...0
            var walk = LazyWalk(self, across: nil, band: band(around: visible), isTrial: true)
            walk.run()
            width = walk.widest
        }
        return make(
            along: LazyWalk(self, across: width, band: 0...0, isTrial: true).estimatedLength, across: width ?? 0)
    }

    private func band(around visible: ClosedRange<Double>) -> ClosedRange<Double> {
        let margin = margin(visible)
        return (visible.lowerBound - margin)...(visible.upperBound + margin)
    }

    override func placeChildren() {
        collect()
        let across = axis == .vertical ? size.width : size.height
        let band = visibleRange.map(band) ?? -Double.infinity...Double.infinity
        let along = viewport.map { axis == .vertical ? $0.size.height : $0.size.width }
        let isLonger = followsViewport && laidOutAlong != along
        if isLonger || (laidOutAcross != nil && laidOutAcross != across) {
            // Rows that wrap, or are parts of the viewport, are of another length now: what was measured is no more than
            // an estimate.
            forgetExtents(in: parts)
        }
        (laidOutAcross, laidOutAlong) = (across, along)
        serial += 1
        refreshEstimates()
        var walk = LazyWalk(self, across: across, band: band, isTrial: false)
        walk.serial = serial
        walk.run()
        collect()
        setChildren(nodes, isInLayout: true)
        for placement in walk.placements {
            placement.node.place(at: placement.origin, proposal: placement.proposal)
            (placement.node as? any LazyLineNode)?.position = placement.position
        }
        pins = walk.pins
        covered = band
        movePins()
        // The length that was answered before rows were measured is void now.
        let length = walk.length
        if let viewport, abs(length - (axis == .vertical ? size.height : size.width)) > 1e-9 {
            setNeedsLayout(upTo: viewport)
        }
    }

    private func refreshEstimates() {
        let step = 1 / max(1, scene?.scale ?? 1)
        forEachRun(in: parts) { $0.extents.refreshEstimate(step: step) }
    }

    /// Ends the rows that the last layout did not place, and takes what was laid out as it is.
    func finishLayout(upTo viewport: Node) {
        release()
        setChildren(nodes, isInLayout: true)
        // Rows whose size changes with every layout are shown as they came out last.
        var node: Node? = self
        while let current = node, current !== viewport {
            current.flags.remove(.layout)
            node = current.parent
        }
    }

    private func release() {
        var isReleasing = false
        element?.realising {
            forEachRun(in: parts) { run in
                guard run.items.contains(where: { $0.serial != serial && !$0.isHeld }) else { return }
                isReleasing = true
                run.source.release { $0.serial == serial || $0.isHeld }
            }
        }
        if isReleasing {
            mustCollect = true
            collect()
        }
    }

    override func explicitGuide(_ key: GuideKey, size: Size, proposal: ProposedViewSize) -> Double? { nil }

    // MARK: Animated changes

    override var adjustsGeometry: Bool { true }

    /// Rows that come into view because others went, or turned out shorter, come from where they would have been.
    override func adjust(_ context: inout GeometryContext) {
        super.adjust(&context)
        let items = placedItems
        defer { for item in items { item.shownStart = item.start } }
        guard context.transaction.animation != nil, !context.isDirect,
            let first = items.firstIndex(where: { $0.shownStart != nil }),
            let last = items.lastIndex(where: { $0.shownStart != nil })
        else { return }
        for (index, item) in items.enumerated() where item.shownStart == nil && !item.isInserted {
            guard index < first || index > last else { continue }
            let neighbour = items[index < first ? first : last]
            let way = (neighbour.shownStart ?? 0) - neighbour.start
            if way == 0 { continue }
            let shift = make(along: isReversed ? -way : way, across: 0)
            var direct = context
            direct.isDirect = true
            for node in item.nodes {
                GeometryPass.visit(node, base: layoutOrigin + shift, context: direct, isForced: true)
                node.flags.insert(.geometry)
            }
        }
    }

    // MARK: Pinned views

    /// Moves the heads and feet of sections to where they stay in view.
    private func movePins() {
        guard !pins.isEmpty else { return }
        let visible = viewport.map { range(of: $0.clearVisibleRect, in: $0) }
        for pin in pins {
            let shift = visible.map(pin.shift) ?? 0
            (pin.node as? LazyPinNode)?.shift = make(along: isReversed ? -shift : shift, across: 0)
        }
    }

    override var paintOrder: [Node] {
        if pins.isEmpty { return super.paintOrder }
        let pinned = Set(pins.map { ObjectIdentifier($0.node) })
        return children.filter { !pinned.contains(ObjectIdentifier($0)) } + pins.map(\.node)
    }

    // MARK: Rows by place

    /// Where `item` stands along the axis; by what is known of rows before it, if the last layout did not place it.
    func range(of item: LazyItem) -> ClosedRange<Double> {
        if item.serial == serial, item.isPlaced { return item.start...item.end }
        let start = foreseenStart(of: item)
        return start...max(start, start + item.run.extents.extent(item.run.line(of: item.index)) - gap)
    }

    /// Where `item` will stand by what is known of the rows before it in its run.
    func foreseenStart(of item: LazyItem) -> Double {
        let run = item.run
        var start = run.start
        if let outer = run.enclosing, outer.isPlaced { start += foreseenStart(of: outer) - outer.start }
        return start + run.extents.position(of: run.line(of: item.index))
    }

    /// The rows, alive or not, that stand in `range` along the axis, and the ones before and after.
    func rows(in range: ClosedRange<Double>) -> [(id: AnyHashable, range: ClosedRange<Double>)] {
        var rows: [(id: AnyHashable, range: ClosedRange<Double>)] = []
        forEachRun(in: parts) { run in
            guard !run.isStructured, run.extents.count > 0 else { return }
            let first = max(0, run.extents.index(at: range.lowerBound - run.start) - 1)
            var start = run.start + run.extents.position(of: first)
            var line = first
            var isPast = false
            while line < run.extents.count, !isPast {
                isPast = start > range.upperBound
                let extent = run.extents.extent(line)
                let index = run.firstIndex(inLine: line)
                if index < run.source.count {
                    rows.append((run.source.id(at: index), start...max(start, start + extent - gap)))
                }
                start += extent
                line += 1
            }
        }
        return rows
    }

    private var gap: Double { settings.spacing ?? 8 }

    /// The row with `id`, made if it is not alive.
    func find(_ id: AnyHashable) -> LazyItem? {
        collect()
        return find(id, in: parts)
    }

    private func find(_ id: AnyHashable, in parts: [LazyPart]) -> LazyItem? {
        for part in parts {
            switch part {
            case .nodes: break
            case .section(let section):
                if let item = find(id, in: section.header + section.content + section.footer) { return item }
            case .run(let run):
                if let index = run.source.index(of: id) { return realise(index, of: run) }
                guard run.isStructured else { continue }
                // Rows that hold rows of their own: those that were never shown are made to be asked.
                for index in 0..<run.source.count {
                    let isNew = run.item(at: index) == nil
                    let outer = realise(index, of: run)
                    if let item = find(id, in: outer.parts) { return item }
                    if isNew {
                        element?.realising { run.source.release { $0 !== outer } }
                        mustCollect = true
                        collect()
                    }
                }
            }
        }
        return nil
    }

    /// The rows that are alive and placed, in the order in which they stand.
    var placedItems: [LazyItem] {
        var items: [LazyItem] = []
        forEachRun(in: parts) { run in
            if !run.isStructured { items += run.items.filter(\.isPlaced) }
        }
        return items.sorted { $0.start < $1.start }
    }
}
