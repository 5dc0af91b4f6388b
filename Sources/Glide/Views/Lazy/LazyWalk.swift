/// One layout of a lazy container: goes along its axis, makes and measures the rows within a band, and skips the others.
@MainActor
struct LazyWalk {
    /// A node and where it goes.
    struct Placement {
        var node: Node
        var origin: Point
        var proposal: ProposedViewSize
        var position = LinePosition()
    }

    /// The head or foot of a section that stays in view.
    struct Pin {
        var node: Node
        var isHeader: Bool
        /// Where it would be by itself.
        var start: Double
        var end: Double
        /// The section without the pin.
        var sectionStart: Double
        var sectionEnd: Double

        /// How far it moves when `visible` is seen.
        func shift(_ visible: ClosedRange<Double>) -> Double {
            isHeader
                ? max(0, min(visible.lowerBound - start, sectionEnd - end))
                : min(0, max(visible.upperBound - end, sectionStart - start))
        }
    }

    private let container: LazyNode
    private let axis: Axis
    private let across: Double?
    private let band: ClosedRange<Double>
    /// Whether nothing is to be placed or noted: only the size is asked for.
    private let isTrial: Bool
    private let gap: Double
    private var tracks: [GridTrack]
    var serial = 0

    private(set) var placements: [Placement] = []
    private(set) var pins: [Pin] = []
    /// The largest extent across the axis.
    private(set) var widest = 0.0
    /// Where the next line goes.
    private var position = 0.0

    init(_ container: LazyNode, across: Double?, band: ClosedRange<Double>, isTrial: Bool) {
        self.container = container
        axis = container.axis
        self.across = across
        self.band = band
        self.isTrial = isTrial
        gap = container.settings.spacing ?? 8
        tracks =
            container.settings.tracks.map { GridTrack.resolve($0, in: across) }
            ?? [GridTrack(start: 0, extent: across, alignment: nil)]
    }

    /// From the first line to the end of the last.
    var length: Double { max(0, position - gap + (hasSections ? container.settings.sectionGap : 0)) }

    /// The same without making or measuring rows.
    var estimatedLength: Double {
        var walk = self
        walk.isEstimate = true
        walk.run()
        return walk.length
    }

    private var isEstimate = false
    private var hasSections: Bool { container.settings.sectionGap > 0 }

    mutating func run() {
        visit(container.parts)
    }

    // MARK: Parts

    private mutating func visit(_ parts: [LazyPart]) {
        var flow: [LazyPart] = []
        for part in parts {
            switch part {
            case .nodes: flow.append(part)
            case .run(let run) where !run.isStructured: flow.append(part)
            case .run(let run):
                visit(flow: flow)
                flow = []
                visit(structured: run)
            case .section(let section):
                visit(flow: flow)
                flow = []
                visit(section)
            }
        }
        visit(flow: flow)
    }

    private mutating func visit(_ section: LazySection) {
        position += container.settings.sectionGap
        let start = position
        let firstHeader = placements.count
        visit(end: section.header)
        let headers = placements.count
        let contentStart = position
        visit(section.content)
        let contentEnd = position - gap
        let firstFooter = placements.count
        visit(end: section.footer)
        guard !isTrial else { return }
        let end = position - gap
        let pinned = container.settings.pinnedViews
        if pinned.contains(.sectionHeaders) {
            for placement in placements[firstHeader..<headers] {
                addPin(placement, isHeader: true, section: start...max(start, contentEnd))
            }
        }
        if pinned.contains(.sectionFooters) {
            for placement in placements[firstFooter...] {
                addPin(placement, isHeader: false, section: contentStart...max(contentStart, end))
            }
        }
    }

    /// What stands at the head or foot of a section takes a whole line.
    private mutating func visit(end parts: [LazyPart]) {
        let all = tracks
        tracks = [GridTrack(start: 0, extent: across, alignment: nil)]
        visit(parts)
        tracks = all
    }

    private mutating func addPin(_ placement: Placement, isHeader: Bool, section: ClosedRange<Double>) {
        let start = axis == .vertical ? placement.origin.y : placement.origin.x
        let size = placement.node.sizeThatFits(placement.proposal)
        pins.append(
            Pin(
                node: placement.node, isHeader: isHeader, start: start, end: start + along(size),
                sectionStart: section.lowerBound, sectionEnd: section.upperBound))
    }

    /// A run whose rows hold sections or runs of their own: a row is a line, however long.
    private mutating func visit(structured run: LazyRun) {
        run.lineLength = 1
        run.filled = 0
        if run.extents.count != run.source.count { run.extents.reset(count: run.source.count) }
        let start = position
        if !isTrial { run.start = start }
        if isEstimate {
            position = start + run.extents.total
            return
        }
        var index = run.extents.index(at: band.lowerBound - start)
        position = start + run.extents.position(of: index)
        func visitItem(_ index: Int, _ walk: inout LazyWalk) {
            let item = walk.container.realise(index, of: run)
            let start = walk.position
            walk.visit(item.parts)
            walk.note(item, start, walk.position - walk.gap)
            if !walk.isTrial { run.extents.set(walk.position - start, at: index) }
        }
        while index < run.extents.count, position < band.upperBound {
            visitItem(index, &self)
            index += 1
        }
        let end = position + run.extents.total - run.extents.position(of: index)
        for item in run.items where item.isHeld && item.serial != serial && !isTrial {
            position = start + run.extents.position(of: item.index)
            visitItem(item.index, &self)
        }
        position = isTrial ? end : start + run.extents.total
    }

    private func note(_ item: LazyItem, _ start: Double, _ end: Double) {
        guard !isTrial else { return }
        item.start = start
        item.end = max(start, end)
        item.isPlaced = true
        item.serial = serial
    }

    // MARK: Lines

    /// A line that is being filled.
    private struct Line {
        var cells: [(nodes: [Node], item: LazyItem?)] = []
        /// The run to which the line belongs, and its number there.
        var owner: (run: LazyRun, line: Int)?
        /// How many places are filled of a line that is out of the band, whose cells are not made.
        var skipped: Int?

        var filled: Int { skipped ?? cells.count }
    }

    /// Views and rows that follow one another, line by line.
    private mutating func visit(flow parts: [LazyPart]) {
        if parts.isEmpty { return }
        let start = position
        let first = placements.count
        fill(parts)
        // The first and the last line of views that follow one another.
        for index in first..<placements.count {
            let placement = placements[index]
            guard placement.node is any LazyLineNode else { continue }
            let begin = axis == .vertical ? placement.origin.y : placement.origin.x
            let extent = along(placement.node.sizeThatFits(placement.proposal))
            placements[index].position.isFirst = begin <= start + 0.01
            placements[index].position.isLast = begin + extent >= position - gap - 0.01
        }
    }

    private mutating func fill(_ parts: [LazyPart]) {
        var line = Line()
        for (number, part) in parts.enumerated() {
            let isLast = number == parts.count - 1
            switch part {
            case .section: break
            case .nodes(let nodes):
                for node in nodes { append([node], nil, to: &line) }
            case .run(let run):
                visit(run, &line, isLast: isLast)
                if run.isStructured, !isEstimate {
                    // Only a row that was made shows that it holds more than views.
                    finish(&line)
                    return visit(Array(parts[number...]))
                }
            }
        }
        finish(&line)
    }

    private mutating func append(_ nodes: [Node], _ item: LazyItem?, to line: inout Line) {
        if let skipped = line.skipped { line.skipped = skipped + 1 } else { line.cells.append((nodes, item)) }
        if line.filled >= tracks.count { finish(&line) }
    }

    private mutating func visit(_ run: LazyRun, _ line: inout Line, isLast: Bool) {
        let count = run.source.count
        let capacity = tracks.count
        let filled = line.filled
        let shared = filled == 0 ? 0 : min(count, capacity - filled)
        // The line that the views before have begun.
        for index in 0..<shared {
            if line.skipped != nil || isEstimate {
                append([], nil, to: &line)
            } else {
                let item = container.realise(index, of: run)
                if item.isStructured { return finish(&line) }
                append(item.nodes, item, to: &line)
            }
        }
        let lines = (count - shared + capacity - 1) / capacity
        if !isTrial || run.extents.count != lines {
            if run.filled != filled || run.lineLength != capacity || run.extents.count != lines {
                run.filled = filled
                run.lineLength = capacity
                run.extents.reset(count: lines)
            }
            run.start = position
        }
        guard lines > 0 else { return }
        let start = position
        let rest = (count - shared) % capacity
        if isEstimate {
            position = start + run.extents.total
            if rest > 0, !isLast { line = Line(skipped: rest) }
            return
        }
        func visitLine(_ number: Int, _ walk: inout LazyWalk) -> Bool {
            line = Line(owner: (run, number))
            let first = shared + number * capacity
            for index in first..<min(count, first + capacity) {
                let item = walk.container.realise(index, of: run)
                if item.isStructured { return false }
                walk.append(item.nodes, item, to: &line)
            }
            return true
        }
        var number = run.extents.index(at: band.lowerBound - start)
        position = start + run.extents.position(of: number)
        while number < lines, position < band.upperBound {
            guard visitLine(number, &self) else { return visitAsStructured(run, from: start, &line) }
            number += 1
            if line.filled > 0 {
                // The last line has room for what follows.
                if !isLast { return }
                finish(&line)
            }
        }
        let end = position + run.extents.total - run.extents.position(of: number)
        for item in run.items where item.isHeld && item.serial != serial && item.index >= shared && !isTrial {
            let number = (item.index - shared) / capacity
            position = start + run.extents.position(of: number)
            guard visitLine(number, &self) else { return visitAsStructured(run, from: start, &line) }
            finish(&line)
        }
        line = Line()
        position = isTrial ? end : start + run.extents.total
        if rest > 0, !isLast { line = Line(skipped: rest) }
    }

    private mutating func visitAsStructured(_ run: LazyRun, from start: Double, _ line: inout Line) {
        line = Line()
        position = start
        run.extents.reset(count: run.source.count)
    }

    /// Lays out the line that was filled, whole or not.
    private mutating func finish(_ line: inout Line) {
        defer { line = Line() }
        if line.cells.isEmpty { return }
        var extent = 0.0
        var isEmpty = true
        var cells: [(sizes: [ViewDimensions], extent: Double)] = []
        for (index, cell) in line.cells.enumerated() {
            let track = tracks[min(index, tracks.count - 1)]
            let offer = proposal(track)
            let sizes = cell.nodes.map { $0.dimensions(in: offer) }
            var length = 0.0
            for size in sizes { length += along(size.size) + gap }
            if !sizes.isEmpty { isEmpty = false }
            length = max(0, length - gap)
            extent = max(extent, length)
            cells.append((sizes, length))
            for size in sizes { widest = max(widest, track.start + acrossExtent(size.size)) }
        }
        let start = position
        if !isTrial { place(line, cells, extent: extent, at: start) }
        position = start + (isEmpty ? 0 : extent + gap)
        if let owner = line.owner, !isTrial { owner.run.extents.set(position - start, at: owner.line) }
    }

    private mutating func place(
        _ line: Line, _ cells: [(sizes: [ViewDimensions], extent: Double)], extent: Double, at start: Double
    ) {
        for (index, cell) in line.cells.enumerated() {
            let track = tracks[min(index, tracks.count - 1)]
            // In a stack the cell is the line; in a grid a lower one stands in its middle, or as its track says.
            var along = start + track.share(axis) * (extent - cells[index].extent)
            if let item = cell.item { note(item, start, start + extent) }
            for (node, dimensions) in zip(cell.nodes, cells[index].sizes) {
                let side = track.start + crossPlace(dimensions, in: track)
                let origin = axis == .vertical ? Point(x: side, y: along) : Point(x: along, y: side)
                placements.append(Placement(node: node, origin: origin, proposal: proposal(track)))
                along += self.along(dimensions.size) + gap
            }
        }
    }

    private func crossPlace(_ dimensions: ViewDimensions, in track: GridTrack) -> Double {
        guard let extent = track.extent else { return 0 }
        if let alignment = track.alignment {
            let outer = ViewDimensions(
                node: nil,
                size: axis == .vertical ? Size(width: extent, height: 0) : Size(width: 0, height: extent))
            return axis == .vertical
                ? outer[alignment.horizontal] - dimensions[alignment.horizontal]
                : outer[alignment.vertical] - dimensions[alignment.vertical]
        }
        let outer = ViewDimensions(
            node: nil, size: axis == .vertical ? Size(width: extent, height: 0) : Size(width: 0, height: extent))
        return container.settings.alignment(outer) - container.settings.alignment(dimensions)
    }

    private func proposal(_ track: GridTrack) -> ProposedViewSize {
        axis == .vertical
            ? ProposedViewSize(width: track.extent, height: nil) : ProposedViewSize(width: nil, height: track.extent)
    }

    private func along(_ size: Size) -> Double { axis == .vertical ? size.height : size.width }
    private func acrossExtent(_ size: Size) -> Double { axis == .vertical ? size.width : size.height }
}
