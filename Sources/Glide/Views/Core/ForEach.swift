/// A view for every element of a collection, told apart by an identity.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: PrimitiveView {
    let data: Data
    let id: (Data.Element) -> ID
    let content: (Data.Element) -> Content
    /// What is done when the user takes a row of a list away, and when they drag one to another place.
    var deletes: ((IndexSet) -> Void)?
    var moves: ((IndexSet, Int) -> Void)?

    /// See `View`.
    public static func _makeElement(_ view: Self, in context: _ElementContext) -> _ViewElement {
        context.isInLazyContainer ? LazyForEachElement(view, in: context) : ForEachElement(view, in: context)
    }
}

extension ForEach {
    /// A view for every element, told apart by the value at `id`, which must differ from one to the next.
    public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content)
    {
        self.init(data: data, id: { $0[keyPath: id] }, content: content)
    }

    /// A view for every element, told apart by its `id`.
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(data: data, id: { $0.id }, content: content)
    }

    /// A view for every number of a range, told apart by the number.
    public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
    where Data == Range<Int>, ID == Int {
        self.init(data: data, id: { $0 }, content: content)
    }
}

extension ForEach {
    /// Lets the user take rows of a `List` away: by a swipe towards the beginning of the line, by the Delete key, and
    /// through assistive technology.
    ///
    /// - Parameter action: takes the elements at these places out of the collection; nil lets nobody delete.
    public func onDelete(perform action: ((IndexSet) -> Void)?) -> Self {
        with(self) { $0.deletes = action }
    }

    /// Lets the user move rows of a `List`: they hold one for a moment and drag it, or press Option with an arrow key.
    ///
    /// - Parameter action: moves the elements at these places before the one at the given place, counted before the
    ///   move; see `move(fromOffsets:toOffset:)`. nil lets nobody move.
    public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> Self {
        with(self) { $0.moves = action }
    }
}

final class ForEachElement<Data: RandomAccessCollection, ID: Hashable, Content: View>:
    TypedElement<ForEach<Data, ID, Content>>
{
    private struct Row {
        var id: ID
        var element: TypedElement<Content>
        var isLeaving = false
    }

    private var rows: [Row] = []

    override init(_ view: ForEach<Data, ID, Content>, in context: _ElementContext) {
        super.init(view, in: context)
        reconcile(in: context.below(self), isFirst: true)
    }

    override var childElements: [_ViewElement] { rows.map(\.element) }

    override func collectNodes(into nodes: inout [Node]) {
        for row in rows {
            let start = nodes.count
            row.element.collectNodes(into: &nodes)
            for node in nodes[start...] {
                if node.tag == nil { node.traits = with(node.traits ?? NodeTraits()) { $0.tag = AnyHashable(row.id) } }
                if node.traits?.id == nil {
                    node.traits = with(node.traits ?? NodeTraits()) { $0.id = AnyHashable(row.id) }
                }
            }
        }
    }

    override func update(_ view: ForEach<Data, ID, Content>, in context: _ElementContext) {
        super.update(view, in: context)
        reconcile(in: context.below(self), isFirst: false)
    }

    override func reevaluate(_ context: _ElementContext) {
        isDirty = false
        reconcile(in: context.below(self), isFirst: false)
    }

    private func reconcile(in context: _ElementContext, isFirst: Bool) {
        var old: [ID: Row] = [:]
        for row in rows { old[row.id] = row }
        var new: [Row] = []
        new.reserveCapacity(view.data.count)
        var seen = Set<ID>(minimumCapacity: view.data.count)
        var isChanged = rows.count != view.data.count
        for item in view.data {
            let id = view.id(item)
            guard seen.insert(id).inserted else {
                Warnings.warnOnce(
                    "for-each-\(place)",
                    "ForEach: the id \"\(id)\" occurs more than once; only the first is shown. In \(place)")
                isChanged = true
                continue
            }
            if var row = old.removeValue(forKey: id) {
                row.element.update(tracking { view.content(item) }, in: context)
                if row.isLeaving {
                    row.isLeaving = false
                    host.departures.revive(row.element, in: context)
                    isChanged = true
                }
                if !isChanged, rows[new.count].id != id { isChanged = true }
                new.append(row)
            } else {
                let element = Content.makeElement(tracking { view.content(item) }, in: context)
                if !isFirst { host.departures.arrive(element, in: context) }
                new.append(Row(id: id, element: element))
                isChanged = true
            }
        }
        if !old.isEmpty { keepLeaving(of: old, among: &new, in: context) }
        rows = new
        if isChanged && !isFirst { nodesChanged() }
    }

    /// Sends off the rows that are gone; those with a transition stay behind the row that they followed.
    private func keepLeaving(of old: [ID: Row], among new: inout [Row], in context: _ElementContext) {
        var previous: ID?
        for row in rows {
            guard old[row.id] != nil else {
                previous = row.id
                continue
            }
            var leaving = row
            if !row.isLeaving {
                let element = row.element
                let leaves = host.departures.depart(element, in: context) { [weak self] in
                    guard let self else { return }
                    rows.removeAll { $0.element === element }
                    element.unmount()
                    nodesChanged()
                }
                guard leaves else {
                    element.unmount()
                    continue
                }
                leaving.isLeaving = true
            }
            let index = previous.flatMap { id in new.firstIndex { $0.id == id } }.map { $0 + 1 } ?? 0
            new.insert(leaving, at: index)
            previous = row.id
        }
    }
}

/// `value` as `change` leaves it.
func with<Value>(_ value: Value, _ change: (inout Value) -> Void) -> Value {
    var value = value
    change(&value)
    return value
}
