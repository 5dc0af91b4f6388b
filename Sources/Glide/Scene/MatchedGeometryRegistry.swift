/// The matched geometry groups of one window.
@MainActor
final class MatchedGeometryRegistry {
    /// What names a group.
    struct Key: Hashable {
        var namespace: Int
        var id: AnyHashable
    }

    @exclusivity(unchecked) private(set) var groups: [Key: MatchedGeometryGroup] = [:]
    /// The same groups as a list, which is gone through with every frame.
    @exclusivity(unchecked) private var list: [MatchedGeometryGroup] = []
    @exclusivity(unchecked) private var isListOld = false
    /// Whether a shared frame travels.
    @exclusivity(unchecked) var runs = false
    /// Whether members of one group hold members of another, so that a flight moves sources.
    @exclusivity(unchecked) private(set) var hasNestedMembers = false
    @exclusivity(unchecked) private var isChanged = false
    /// The scene's movements when the groups were resolved last.
    @exclusivity(unchecked) private var resolvedMovements = -1

    /// The groups in an order that is the same on each run.
    var sortedGroups: [MatchedGeometryGroup] {
        groups.values.sorted { ($0.key.namespace, "\($0.key.id)") < ($1.key.namespace, "\($1.key.id)") }
    }

    func add(_ member: MatchedNode) -> MatchedGeometryGroup {
        var above = member.layer
        while let layer = above, !hasNestedMembers {
            hasNestedMembers = layer is MatchedNode
            above = layer.layer
        }
        let key = member.arguments.key
        let group = groups[key] ?? addGroup(key)
        group.add(member)
        isChanged = true
        return group
    }

    private func addGroup(_ key: Key) -> MatchedGeometryGroup {
        let group = MatchedGeometryGroup(key: key)
        groups[key] = group
        isListOld = true
        return group
    }

    func remove(_ member: MatchedNode) {
        guard let group = member.group else { return }
        group.remove(member)
        isChanged = true
    }

    /// Says that some group may have another source now.
    func markChanged() {
        isChanged = true
    }

    /// After a layout: finds the groups whose source is another one and starts their flights.
    func sourcesChanged(in scene: SceneGraph, transaction: Transaction, at time: Time) {
        guard isChanged, !groups.isEmpty else { return }
        isChanged = false
        defer { if groups.isEmpty { hasNestedMembers = false } }
        for (key, group) in groups {
            if group.isEmpty {
                // Only now: a member that came in the same update found the frame of the one that went.
                group.end()
                groups[key] = nil
                isListOld = true
            } else {
                group.chooseSource(in: scene, transaction: transaction, at: time)
            }
        }
        for group in groups.values { group.setCourses(in: scene, transaction: transaction, at: time) }
    }

    /// For a frame: places the members of every group.
    func resolve(in scene: SceneGraph, at time: Time) {
        var runs = false
        // Also where the last group went in the middle of its flight.
        defer { self.runs = runs }
        for group in resolveOrder {
            // Asked each time: groups before this one may have moved what its members lie in.
            if scene.movements == resolvedMovements, group.isAtRest { continue }
            if group.resolve(at: time) { runs = true }
            group.endDissolve()
        }
        for group in list { group.updateDissolve() }
        resolvedMovements = scene.movements
    }

    /// Every group once; a group whose members lie in members of others comes after those, which move them.
    private var resolveOrder: [MatchedGeometryGroup] {
        if isListOld {
            isListOld = false
            list = Array(groups.values)
        }
        if !hasNestedMembers { return list }
        return list.map { (group: $0, depth: $0.members.reduce(0) { max($0, $1.nesting) }) }
            .sorted { $0.depth < $1.depth }
            .map(\.group)
    }

    /// Ends every flight at once.
    func endFlights() {
        for group in groups.values { group.end() }
        runs = false
    }
}
