/// The rows of one `ForEach` in a lazy container, of which few are alive.
@MainActor
final class LazyRun {
    unowned let source: any LazySource
    /// Those that are alive, by index.
    var items: [LazyItem] = []
    /// Line by line: in a stack a line is a row.
    var extents = ExtentMap()
    /// How many places of the line before the first one the run fills, in a grid.
    var filled = 0
    /// How many rows a line holds.
    var lineLength = 1
    /// Whether the rows hold sections or further runs, so that each is laid out by itself.
    var isStructured = false
    /// Whether its nodes stand among those of the container as they are, without a modifier around each.
    var isBare = false
    /// Where the run, or the first line of its own, begins, by the last layout.
    var start = 0.0
    /// The row in which the run stands, if it is in one.
    weak var enclosing: LazyItem?
    /// Stands for the run among the nodes of its container.
    private(set) lazy var beginning = LazyMark(.run, run: self)
    private(set) lazy var end = LazyMark(.end)

    init(source: any LazySource) {
        self.source = source
    }

    /// The line of its own in which row `index` stands.
    func line(of index: Int) -> Int {
        if lineLength == 1 { return index }
        let shared = filled == 0 ? 0 : lineLength - filled
        return max(0, index - shared) / lineLength
    }

    /// The first row of a line of its own.
    func firstIndex(inLine line: Int) -> Int {
        (filled == 0 ? 0 : lineLength - filled) + line * lineLength
    }

    /// The row at `index`, if it is alive.
    func item(at index: Int) -> LazyItem? {
        // Few rows are alive, and mostly the last ones are asked for. A loop: a closure asks each time on which thread it runs.
        for item in items.reversed() where item.index == index { return item }
        return nil
    }
}

/// A row that is alive.
@MainActor
final class LazyItem {
    unowned let run: LazyRun
    var index: Int
    let id: AnyHashable
    /// What the row consists of.
    var parts: [LazyPart] = []
    /// Where it stands along the axis in the space of the container, by the last layout that placed it.
    var start = 0.0
    var end = 0.0
    /// Where it stood when frames were taken last; nil before.
    var shownStart: Double?
    /// Whether the row is new in the data, and shows it.
    var isInserted = false
    /// Whether it was placed.
    var isPlaced = false
    var isAlive = true
    /// Whether it stays alive out of view, because somebody is on the way to it or carries it.
    var isHeld: Bool { holds > 0 }
    /// How many hold on to it: one may be on the way to a row that another carries.
    private var holds = 0
    /// The layout that placed it last.
    var serial = 0
    /// Stands before the row's nodes among the nodes of its container.
    private(set) lazy var mark = LazyMark(.item, item: self)

    init(run: LazyRun, index: Int, id: AnyHashable) {
        self.run = run
        self.index = index
        self.id = id
    }

    /// Keeps the row, and those in which it stands, alive out of view, or no longer. Who holds lets go once.
    func hold(_ isHeld: Bool) {
        var next: LazyItem? = self
        while let item = next {
            item.holds = max(0, item.holds + (isHeld ? 1 : -1))
            next = item.run.enclosing
        }
    }

    /// The nodes of the row, if it consists of nothing else.
    var nodes: [Node] {
        if parts.isEmpty { return [] }
        if parts.count == 1, case .nodes(let nodes) = parts[0] { return nodes }
        return parts.flatMap { part -> [Node] in if case .nodes(let nodes) = part { nodes } else { [] } }
    }

    /// Whether the row holds sections or further runs.
    var isStructured: Bool {
        for part in parts { if case .nodes = part { continue } else { return true } }
        return false
    }
}

/// A piece of what stands in a lazy container.
@MainActor
indirect enum LazyPart {
    case nodes([Node])
    case run(LazyRun)
    case section(LazySection)
}

/// A section: what stands at its head and at its foot, which may be pinned, and its content.
struct LazySection {
    var header: [LazyPart] = []
    var content: [LazyPart] = []
    var footer: [LazyPart] = []
}
