/// A place in the tree that holds one view at a time, told apart by a key: a branch of an `if`, a view with an `id`.
///
/// When the key changes, the old view leaves with its transition while the new one arrives. A view that is still
/// leaving comes back to life when its key returns.
@MainActor
final class ElementSlot {
    private struct Entry {
        var key: AnyHashable
        var element: _ViewElement
    }

    private unowned let owner: _ViewElement
    private var current: Entry?
    private var leaving: [Entry] = []
    /// Whether the slot was filled before: what stands in it from the start arrives with its owner, not by itself.
    private var isReady = false

    init(owner: _ViewElement) {
        self.owner = owner
    }

    /// The leaving elements and the present one.
    var elements: [_ViewElement] { leaving.map(\.element) + (current.map { [$0.element] } ?? []) }

    func collectNodes(into nodes: inout [Node]) {
        for entry in leaving { entry.element.collectNodes(into: &nodes) }
        current?.element.collectNodes(into: &nodes)
    }

    /// Shows `view` under `key`.
    func show<Content: View>(_ view: Content, as key: some Hashable, in context: _ElementContext) {
        let key = AnyHashable(key)
        defer { isReady = true }
        if let current, current.key == key {
            unsafeDowncast(current.element, to: TypedElement<Content>.self).update(view, in: context)
            return
        }
        let isFirst = !isReady
        clear(in: context)
        if let index = leaving.firstIndex(where: { $0.key == key }) {
            let entry = leaving.remove(at: index)
            current = entry
            unsafeDowncast(entry.element, to: TypedElement<Content>.self).update(view, in: context)
            owner.host.departures.revive(entry.element, in: context)
        } else {
            let element = Content.makeElement(view, in: context)
            current = Entry(key: key, element: element)
            if !isFirst { owner.host.departures.arrive(element, in: context) }
        }
        owner.nodesChanged()
    }

    /// Shows nothing.
    func clear(in context: _ElementContext) {
        isReady = true
        guard let entry = current else { return }
        current = nil
        let leaves = owner.host.departures.depart(entry.element, in: context) { [weak self] in
            guard let self else { return }
            leaving.removeAll { $0.element === entry.element }
            entry.element.unmount()
            owner.nodesChanged()
        }
        if leaves { leaving.append(entry) } else { entry.element.unmount() }
        owner.nodesChanged()
    }
}
