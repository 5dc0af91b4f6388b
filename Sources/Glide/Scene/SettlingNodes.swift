/// The nodes of a scene whose size hangs on something that is only known when the layout is done.
@MainActor
struct SettlingNodes {
    private struct Entry {
        weak var node: (any SettlingNode)?
    }

    private var entries: [ObjectIdentifier: Entry] = [:]
    /// So often is the layout done again for them; after that they stay as they came out.
    static let mostRounds = 4

    mutating func add(_ node: any SettlingNode) {
        entries[ObjectIdentifier(node)] = Entry(node: node)
    }

    mutating func remove(_ node: any SettlingNode) {
        entries[ObjectIdentifier(node)] = nil
    }

    /// Has those laid out again that went by what turned out otherwise; answers whether there are any.
    func unsettle() -> Bool {
        var isAny = false
        for entry in entries.values {
            guard let node = entry.node, !node.isSettled else { continue }
            node.setNeedsLayout()
            isAny = true
        }
        return isAny
    }
}

/// A node whose size hangs on something that is only known when the layout is done.
@MainActor
protocol SettlingNode: Node {
    /// Whether the layout came out as the node assumed.
    var isSettled: Bool { get }
}
