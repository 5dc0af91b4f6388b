/// Views that a lazy container makes one by one, when they come into view: a `ForEach`.
@MainActor
protocol LazySource: _ViewElement {
    /// How many there are.
    var count: Int { get }
    /// The rows that are alive.
    var run: LazyRun { get }
    /// Makes row `index`, unless it is alive.
    func realise(_ index: Int) -> LazyItem
    /// The nodes of a row that is alive, with marks between them where it holds rows of its own.
    func nodes(of item: LazyItem) -> [Node]
    /// Ends the lives of the rows that `isNeeded` does not want.
    func release(unless isNeeded: (LazyItem) -> Bool)
    /// Where the row with `id` is. May look at every row.
    func index(of id: AnyHashable) -> Int?
    /// The identity of row `index`.
    func id(at index: Int) -> AnyHashable
}

/// An element that makes the rows of the `ForEach` below it one by one.
@MainActor
protocol LazyContainerElement: ContainerElement {
    /// The nodes of everything that is alive, with marks between them.
    func collectParts() -> [Node]
    /// Runs `body`, in which rows are made or dropped: their nodes are collected by whoever does so.
    func realising(_ body: () -> Void)
}

extension _ElementContext {
    /// Whether views at this place stand directly in a lazy container, so that a `ForEach` need not make all its rows.
    var isInLazyContainer: Bool {
        var element = parent
        while let current = element {
            if current is any LazyContainerElement { return true }
            if current is any ContainerElement { return false }
            element = current.parent
        }
        return false
    }
}
