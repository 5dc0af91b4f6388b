/// The cells of a grid, and how room is shared between its columns and rows.
///
/// Room goes to the columns as in a stack: the least flexible first, an equal part of what is left to each. A view over
/// several columns takes what they have, and widens them evenly where it needs more.
@MainActor
struct GridArrangement {
    /// A view in its place.
    struct Cell {
        let node: Node
        let row: Int
        let column: Int
        let span: Int
        let traits: GridTraits

        var columns: Range<Int> { column..<column + span }
        func isSized(along axis: Axis.Set) -> Bool { !(traits.unsizedAxes ?? []).contains(axis) }
    }

    /// How room has been shared.
    struct Plan {
        var widths: [Double]
        var heights: [Double]
        var size: Size
    }

    let cells: [Cell]
    private let columnCount: Int
    private let rowCount: Int
    private let alignment: Alignment
    private let spacing: Size
    private var columnAlignments: [HorizontalAlignment]

    init(_ nodes: ArraySlice<Node>, alignment: Alignment, spacing: Size) {
        self.alignment = alignment
        self.spacing = spacing
        let traits = nodes.map(\.gridTraits)
        var places: [(row: Int, column: Int, span: Int?)] = []
        var row = -1
        var column = 0
        var current: ObjectIdentifier?
        var count = 0
        for traits in traits {
            if traits.row == nil || traits.row != current {
                row += 1
                column = 0
                current = traits.row
            }
            let span = traits.row == nil ? nil : max(1, traits.columns ?? 1)
            places.append((row, column, span))
            column += span ?? max(1, traits.columns ?? 1)
            count = max(count, column)
        }
        cells = zip(zip(nodes, traits), places).map { view, place in
            Cell(
                node: view.0, row: place.row, column: place.column, span: place.span ?? max(1, count), traits: view.1)
        }
        columnCount = count
        rowCount = row + 1
        columnAlignments = Array(repeating: alignment.horizontal, count: count)
        for cell in cells.reversed() where cell.traits.row != nil {
            if let guide = cell.traits.columnAlignment { columnAlignments[cell.column] = guide }
        }
    }

    /// Shares `proposal` between columns and rows.
    func plan(for proposal: ProposedViewSize) -> Plan {
        if cells.isEmpty { return Plan(widths: [], heights: [], size: .zero) }
        let widths = widths(for: proposal.width)
        let heights = heights(for: proposal.height, widths: widths)
        return Plan(
            widths: widths, heights: heights,
            size: Size(
                width: extent(of: widths, 0..<columnCount, spacing.width),
                height: extent(of: heights, 0..<rowCount, spacing.height)))
    }

    private func extent(of lengths: [Double], _ range: Range<Int>, _ gap: Double) -> Double {
        lengths[range].reduce(0, +) + gap * Double(max(0, range.count - 1))
    }

    // MARK: Columns

    private func widths(for whole: Double?) -> [Double] {
        let sized = cells.filter { $0.isSized(along: .horizontal) }
        var widths = [Double](repeating: 0, count: columnCount)
        var left = whole.map { $0 - spacing.width * Double(max(0, columnCount - 1)) } ?? 0
        let columns = (0..<columnCount).map { column in sized.filter { $0.span == 1 && $0.column == column } }
        func width(_ column: Int, _ offer: Double?) -> Double {
            var extent = GuidedExtent()
            for cell in columns[column] {
                let dimensions = cell.node.dimensions(in: ProposedViewSize(width: offer, height: nil))
                extent.add(dimensions.width, cell.traits.anchor == nil ? dimensions[columnAlignments[column]] : nil)
            }
            return extent.length
        }
        if let whole, whole.isFinite {
            for (share, column) in shares(of: columnCount, least: { width($0, 0) }, most: { width($0, .infinity) }) {
                widths[column] = width(column, max(0, left / share))
                left -= widths[column]
            }
        } else {
            for column in 0..<columnCount { widths[column] = width(column, whole) }
        }
        for cell in sized where cell.span > 1 || columns[cell.column].isEmpty {
            let known = extent(of: widths, cell.columns, spacing.width)
            let offer = whole.map { $0.isFinite ? known + max(0, left) : $0 }
            let needed = cell.node.sizeThatFits(ProposedViewSize(width: offer, height: nil)).width
            guard needed > known else { continue }
            for column in cell.columns { widths[column] += (needed - known) / Double(cell.span) }
            left -= needed - known
        }
        return widths
    }

    /// The lines of a grid in the order in which they get room, each with the number of those still to come.
    private func shares(
        of count: Int, least: (Int) -> Double, most: (Int) -> Double
    ) -> [(share: Double, line: Int)] {
        let ranges = (0..<count).map { (least: least($0), most: most($0)) }
        let order = (0..<count).sorted { a, b in
            let (x, y) = (ranges[a].most - ranges[a].least, ranges[b].most - ranges[b].least)
            if x != y { return x < y }
            if x == .infinity, ranges[a].least != ranges[b].least { return ranges[a].least > ranges[b].least }
            return a < b
        }
        return order.enumerated().map { (Double(count - $0.offset), $0.element) }
    }

    // MARK: Rows

    private func heights(for whole: Double?, widths: [Double]) -> [Double] {
        var heights = [Double](repeating: 0, count: rowCount)
        var left = whole.map { $0 - spacing.height * Double(max(0, rowCount - 1)) } ?? 0
        var rows = [[Cell]](repeating: [], count: rowCount)
        for cell in cells where cell.isSized(along: .vertical) { rows[cell.row].append(cell) }
        func height(_ row: Int, _ offer: Double?) -> Double {
            var needed = GuidedExtent()
            for cell in rows[row] {
                let width = extent(of: widths, cell.columns, spacing.width)
                let dimensions = cell.node.dimensions(in: ProposedViewSize(width: width, height: offer))
                needed.add(dimensions.height, cell.traits.anchor == nil ? dimensions[rowAlignment(of: cell)] : nil)
            }
            return needed.length
        }
        if let whole, whole.isFinite {
            for (share, row) in shares(of: rowCount, least: { height($0, 0) }, most: { height($0, .infinity) }) {
                heights[row] = height(row, max(0, left / share))
                left -= heights[row]
            }
        } else {
            for row in 0..<rowCount { heights[row] = height(row, whole) }
        }
        return heights
    }

    private func rowAlignment(of cell: Cell) -> VerticalAlignment { cell.traits.rowAlignment ?? alignment.vertical }

    // MARK: Places

    /// Where the common guides of columns and rows are, from their beginnings; nil without a view that has a say.
    struct Lines {
        var columns: [Double?]
        var rows: [Double?]
    }

    func lines(in plan: Plan) -> Lines {
        var columns = [GuidedExtent?](repeating: nil, count: columnCount)
        var rows = [GuidedExtent?](repeating: nil, count: rowCount)
        var rowGuides = [VerticalAlignment](repeating: alignment.vertical, count: rowCount)
        for cell in cells where cell.traits.anchor == nil {
            let width = extent(of: plan.widths, cell.columns, spacing.width)
            if cell.span == 1, cell.isSized(along: .horizontal) {
                let dimensions = cell.node.dimensions(in: ProposedViewSize(width: width, height: nil))
                columns[cell.column, default: GuidedExtent()]
                    .add(dimensions.width, dimensions[columnAlignments[cell.column]])
            }
            if cell.isSized(along: .vertical) {
                let guide = rowAlignment(of: cell)
                let dimensions = cell.node.dimensions(
                    in: ProposedViewSize(width: width, height: plan.heights[cell.row]))
                rowGuides[cell.row] = guide
                rows[cell.row, default: GuidedExtent()].add(dimensions.height, dimensions[guide])
            }
        }
        func line(_ needed: GuidedExtent?, _ whole: Double, _ standard: (Double) -> Double) -> Double? {
            needed.map { standard(whole) + $0.before - standard($0.length) }
        }
        return Lines(
            columns: columns.indices.map { column in
                line(columns[column], plan.widths[column]) {
                    ViewDimensions(node: nil, size: Size(width: $0))[columnAlignments[column]]
                }
            },
            rows: rows.indices.map { row in
                line(rows[row], plan.heights[row]) {
                    ViewDimensions(node: nil, size: Size(height: $0))[rowGuides[row]]
                }
            })
    }

    /// The corner of `cell`'s view, and what it is offered.
    func place(of cell: Cell, in plan: Plan, _ lines: Lines) -> (Point, ProposedViewSize) {
        let room = Rect(
            x: extent(of: plan.widths, 0..<cell.column, spacing.width) + (cell.column > 0 ? spacing.width : 0),
            y: extent(of: plan.heights, 0..<cell.row, spacing.height) + (cell.row > 0 ? spacing.height : 0),
            width: extent(of: plan.widths, cell.columns, spacing.width), height: plan.heights[cell.row])
        let offer = ProposedViewSize(room.size)
        let inner = cell.node.dimensions(in: offer)
        if let anchor = cell.traits.anchor {
            let free = room.size - inner.size
            return (Point(x: room.minX + anchor.x * free.width, y: room.minY + anchor.y * free.height), offer)
        }
        let outer = ViewDimensions(node: nil, size: room.size)
        let horizontal = cell.span == 1 ? columnAlignments[cell.column] : alignment.horizontal
        let vertical = rowAlignment(of: cell)
        return (
            Point(
                x: room.minX + ((cell.span == 1 ? lines.columns[cell.column] : nil) ?? outer[horizontal])
                    - inner[horizontal],
                y: room.minY + (lines.rows[cell.row] ?? outer[vertical]) - inner[vertical]), offer
        )
    }
}

extension [GuidedExtent?] {
    fileprivate subscript(index: Int, default standard: GuidedExtent) -> GuidedExtent {
        get { self[index] ?? standard }
        set { self[index] = newValue }
    }
}

/// The extent of views that are lined up by a guide.
private struct GuidedExtent {
    private(set) var before = 0.0
    private var after = 0.0
    private var free = 0.0

    /// Adds a view with a guide at `guide`, or one that stands by itself.
    mutating func add(_ length: Double, _ guide: Double?) {
        guard let guide else {
            free = max(free, length)
            return
        }
        before = max(before, guide)
        after = max(after, length - guide)
    }

    var length: Double { max(free, before + after) }
}
