/// The element of a `ForEach` that stands in a lazy container: makes its rows when they come into view.
///
/// A row that goes out of view ends: its state is gone when it comes back.
final class LazyForEachElement<Data: RandomAccessCollection, ID: Hashable, Content: View>:
    TypedElement<ForEach<Data, ID, Content>>, LazySource
{
    private struct Row {
        var id: ID
        var item: LazyItem
        var element: TypedElement<Content>
        /// The nodes of the row as they were collected last; nil where they may be other ones by now.
        var nodes: [Node]?
    }

    /// Those that are alive, by index.
    private var rows: [Row] = []
    private var leaving: [Row] = []
    private(set) lazy var run = LazyRun(source: self)
    /// What the data was before the update at hand, for rows that come into view by it.
    private var change: (data: Data, transaction: Transaction, time: Time)?
    /// Where rows are by their id, made when somebody looks for one.
    private var places: [ID: Int]?

    override init(_ view: ForEach<Data, ID, Content>, in context: _ElementContext) {
        super.init(view, in: context)
        run.extents.reset(count: view.data.count)
    }

    override var childElements: [_ViewElement] { leaving.map(\.element) + rows.map(\.element) }

    override func collectNodes(into nodes: inout [Node]) {
        nodes.append(run.beginning)
        for row in leaving { nodes += collect(row) }
        for index in rows.indices {
            nodes.append(rows[index].item.mark)
            nodes += nodesOfRow(index)
        }
        nodes.append(run.end)
    }

    private func nodesOfRow(_ index: Int) -> [Node] {
        if let known = rows[index].nodes { return known }
        let own = collect(rows[index])
        // Further rows within the row come and go untold.
        for node in own where LazyMark.find(in: node) != nil { return own }
        rows[index].nodes = own
        return own
    }

    func nodes(of item: LazyItem) -> [Node] {
        for index in rows.indices.reversed() where rows[index].item === item { return nodesOfRow(index) }
        return []
    }

    override func nodesChanged() {
        forgetNodes()
        super.nodesChanged()
    }

    private func forgetNodes() {
        for index in rows.indices { rows[index].nodes = nil }
    }

    private func collect(_ row: Row) -> [Node] {
        let nodes = row.element.nodes
        for node in nodes {
            var traits = node.traits ?? NodeTraits()
            if node.tag == nil { traits.tag = row.item.id }
            if traits.id == nil { traits.id = row.item.id }
            let editing = editing(of: row.item)
            // What a row shows while a list is edited depends on what can be done with it.
            if traits.rowEditing?.deletes != editing?.deletes || traits.rowEditing?.moves != editing?.moves {
                node.setNeedsLayout()
            }
            traits.rowEditing = editing
            node.traits = traits
        }
        return nodes
    }

    /// What can be done with a row by hand, if anything.
    private func editing(of item: LazyItem) -> RowEditing? {
        if view.deletes == nil, view.moves == nil { return nil }
        return RowEditing(
            collection: ObjectIdentifier(self), index: { [weak item] in item?.index ?? 0 },
            delete: view.deletes.map { _ in { [weak self] index in self?.view.deletes?([index]) } },
            move: view.moves.map { _ in { [weak self] index, place in self?.view.moves?([index], place) } },
            hold: { [weak item] in item?.hold($0) })
    }

    // MARK: Rows

    var count: Int { view.data.count }

    private func element(_ index: Int) -> Data.Element {
        view.data[view.data.index(view.data.startIndex, offsetBy: index)]
    }

    private func typedID(_ index: Int, in data: Data) -> ID {
        view.id(data[data.index(data.startIndex, offsetBy: index)])
    }

    func id(at index: Int) -> AnyHashable { AnyHashable(typedID(index, in: view.data)) }

    func index(of id: AnyHashable) -> Int? {
        guard let id = id.base as? ID else { return nil }
        if let row = rows.first(where: { $0.id == id }) { return row.item.index }
        if places == nil {
            // Numbers of a range that starts at zero are their own places.
            if let number = id as? Int, let range = view.data as? Range<Int>,
                typedID(0, ifIn: range) == range.lowerBound
            {
                return range.contains(number) ? number - range.lowerBound : nil
            }
            places = allPlaces(in: view.data)
        }
        return places?[id]
    }

    private func typedID(_ index: Int, ifIn range: Range<Int>) -> Int? {
        range.isEmpty ? nil : typedID(index, in: view.data) as? Int
    }

    private func allPlaces(in data: Data) -> [ID: Int] {
        var places: [ID: Int] = [:]
        places.reserveCapacity(data.count)
        for (index, element) in data.enumerated() {
            let id = view.id(element)
            if places[id] == nil { places[id] = index }
        }
        return places
    }

    private func context(_ transaction: Transaction, _ time: Time) -> _ElementContext {
        context(transaction: transaction, time: time).below(self)
    }

    func realise(_ index: Int) -> LazyItem {
        // Loops, here and below: a closure would look up the type of the rows and ask for its thread, row by row.
        var position = rows.count
        while position > 0, rows[position - 1].item.index >= index { position -= 1 }
        if position < rows.count, rows[position].item.index == index { return rows[position].item }
        let element = element(index)
        let id = view.id(element)
        warnOfDuplicate(id)
        let content = tracking { view.content(element) }
        var row: Row
        if let old = leaving.firstIndex(where: { $0.id == id }) {
            let context = context(change?.transaction ?? Transaction(), change?.time ?? host.now)
            row = leaving.remove(at: old)
            row.element.update(content, in: context)
            row.item = LazyItem(run: run, index: index, id: AnyHashable(id))
            host.departures.revive(row.element, in: context)
        } else {
            let made = Content.makeElement(content, in: context(Transaction(), host.now))
            row = Row(id: id, item: LazyItem(run: run, index: index, id: AnyHashable(id)), element: made)
            if let change, change.transaction.animation != nil, isNew(id, at: index, since: change.data) {
                row.item.isInserted = true
                host.departures.arrive(made, in: context(change.transaction, change.time))
            }
        }
        rows.insert(row, at: position)
        run.items.insert(row.item, at: position)
        return row.item
    }

    /// Whether a row that comes into view by a change of the data was not in it before.
    private func isNew(_ id: ID, at index: Int, since old: Data) -> Bool {
        find(id, in: old, near: [index, index - (count - old.count)]) == nil
    }

    private func warnOfDuplicate(_ id: ID) {
        for index in rows.indices where rows[index].id == id {
            Warnings.warnOnce(
                "for-each-\(place)",
                "ForEach: the id \"\(id)\" occurs more than once; rows with the same id cannot be told apart. In \(place)"
            )
            return
        }
    }

    func release(unless isNeeded: (LazyItem) -> Bool) {
        if rows.allSatisfy({ isNeeded($0.item) }) { return }
        var kept: [Row] = []
        for row in rows {
            if isNeeded(row.item) {
                kept.append(row)
            } else {
                row.item.isAlive = false
                row.element.unmount()
            }
        }
        rows = kept
        run.items = kept.map(\.item)
    }

    // MARK: Updates

    override func update(_ view: ForEach<Data, ID, Content>, in context: _ElementContext) {
        let old = self.view.data
        super.update(view, in: context)
        reconcile(from: old, in: context.below(self))
    }

    override func reevaluate(_ context: _ElementContext) {
        isDirty = false
        reconcile(from: view.data, in: context.below(self))
    }

    private func reconcile(from old: Data, in context: _ElementContext) {
        places = nil
        forgetNodes()
        let isMoved = takePlaces(from: old, in: context)
        for row in rows {
            row.element.update(tracking { view.content(element(row.item.index)) }, in: context)
        }
        guard isMoved else { return }
        change = (old, context.transaction, context.time)
        host.afterLayout { [weak self] in self?.change = nil }
        nodesChanged()
    }

    /// Finds the rows that are alive, and the extents that were measured, in the new data. Answers whether anything is
    /// at another place.
    private func takePlaces(from old: Data, in context: _ElementContext) -> Bool {
        let difference = count - old.count
        var isChanged = difference != 0
        if !isChanged {
            isChanged = rows.contains { $0.id != typedID($0.item.index, in: view.data) }
        }
        remapExtents(from: old, isChanged: &isChanged)
        guard isChanged else { return false }
        var kept: [(row: Row, index: Int)] = []
        var gone: [Row] = []
        var taken: Set<Int> = []
        var shift = 0
        for row in rows {
            let index = row.item.index
            if let new = find(row.id, in: view.data, near: [index + shift, index + difference, index]),
                taken.insert(new).inserted
            {
                shift = new - index
                kept.append((row, new))
            } else {
                gone.append(row)
            }
        }
        let isFar = kept.isEmpty && !view.data.isEmpty || gone.contains { $0.item.isHeld }
        if isFar, !gone.isEmpty {
            // Nothing of what is in view is near its old place, or a row was carried far: only now all ids are looked at.
            let places = allPlaces(in: view.data)
            for row in gone {
                if let new = places[row.id], taken.insert(new).inserted { kept.append((row, new)) }
            }
            let found = Set(kept.map { ObjectIdentifier($0.row.item) })
            gone.removeAll { found.contains(ObjectIdentifier($0.item)) }
            self.places = places
        }
        for row in gone { depart(row, in: context) }
        for (row, index) in kept { row.item.index = index }
        rows = kept.map(\.row).sorted { $0.item.index < $1.item.index }
        run.items = rows.map(\.item)
        return true
    }

    private func depart(_ row: Row, in context: _ElementContext) {
        row.item.isAlive = false
        let element = row.element
        let leaves = host.departures.depart(element, in: context) { [weak self] in
            guard let self else { return }
            leaving.removeAll { $0.element === element }
            element.unmount()
            nodesChanged()
        }
        if leaves { leaving.append(row) } else { element.unmount() }
    }

    /// How far from where it is looked for a row may have gone.
    private static var reach: Int { 64 }

    /// The place of `id` in `data`, near one of the places at which it may be.
    private func find(_ id: ID, in data: Data, near guesses: [Int]) -> Int? {
        let count = data.count
        for guess in guesses where guess >= 0 && guess < count && typedID(guess, in: data) == id { return guess }
        guard let guess = guesses.first, count > 0 else { return nil }
        for distance in 1...Self.reach {
            for index in [guess - distance, guess + distance] where index >= 0 && index < count {
                if typedID(index, in: data) == id { return index }
            }
        }
        return nil
    }

    /// Moves what was measured to where the rows are now.
    private func remapExtents(from old: Data, isChanged: inout Bool) {
        let difference = count - old.count
        guard run.filled == 0, run.lineLength == 1 else {
            if isChanged { run.extents.reset(count: 0) }
            return
        }
        var shift = 0
        var misses = 0
        var isMoved = difference != 0
        var newPlaces: [Int: Int] = [:]
        run.extents.forEachKnown { index in
            guard index < old.count, misses < Self.reach else { return }
            let id = typedID(index, in: old)
            let here = index + shift
            if here >= 0, here < count, typedID(here, in: view.data) == id {
                if shift != 0 { newPlaces[index] = here }
                return
            }
            isMoved = true
            if let new = find(id, in: view.data, near: [index + difference, index + shift]) {
                shift = new - index
                newPlaces[index] = new
            } else {
                misses += 1
                newPlaces[index] = -1
            }
        }
        guard isMoved else { return }
        isChanged = true
        let isLost = misses >= Self.reach
        run.extents.remap(count: count) { index in isLost ? nil : newPlaces[index] ?? index }
    }

    // MARK: End

    override func willUnmount() {
        for row in rows { row.item.isAlive = false }
    }
}
