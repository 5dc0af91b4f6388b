/// Where keys move the focus.
extension FocusEngine {
    // MARK: Tab

    /// Moves the focus on by one view, forward (1) or back (−1); from the end to the beginning.
    func step(_ direction: Int) {
        let list = units
        guard !list.isEmpty else { return }
        let current = list.firstIndex { $0.node === focused }
        let stops = stops(of: list)
        let next: FocusUnit
        if let current {
            let own = stops.firstIndex { stop in stop.contains(current) } ?? 0
            let stop = stops[(own + direction + stops.count) % stops.count]
            next = entry(of: stop, in: list, direction)
        } else if let place = startPlace(in: list, direction) {
            let own = stops.firstIndex { $0.contains(place) } ?? 0
            next = entry(of: stops[own], in: list, direction)
        } else {
            next = entry(of: direction > 0 ? stops[0] : stops[stops.count - 1], in: list, direction)
        }
        move(to: preferred(next, in: list), among: list, by: .key)
    }

    /// The list in stops: a view each, but those that are one of many together with the others around the same content.
    private func stops(of list: [FocusUnit]) -> [[Int]] {
        var stops: [[Int]] = []
        var groups: [ObjectIdentifier: Int] = [:]
        for (index, unit) in list.enumerated() {
            guard unit.isOneOfMany, let group = unit.node.focusGroup else {
                stops.append([index])
                continue
            }
            if let stop = groups[ObjectIdentifier(group)] {
                stops[stop].append(index)
            } else {
                groups[ObjectIdentifier(group)] = stops.count
                stops.append([index])
            }
        }
        return stops
    }

    /// Which view of a stop gets the focus: the one that had it before, or the first that is seen.
    private func entry(of stop: [Int], in list: [FocusUnit], _ direction: Int) -> FocusUnit {
        if stop.count == 1 { return list[stop[0]] }
        let group = list[stop[0]].node.focusGroup
        if let group, let last = lastFocused(in: group), let index = stop.first(where: { list[$0].node === last }) {
            return list[index]
        }
        let seen = stop.first { list[$0].isInSight }
        return list[seen ?? stop[0]]
    }

    /// The view after, or before, the place where the mouse was pressed last.
    private func startPlace(in list: [FocusUnit], _ direction: Int) -> Int? {
        guard let start, start.scene != nil else { return nil }
        let place = start.shownFrame
        if let own = list.firstIndex(where: { unit in unit.node === start || start.isInside(unit.node) }) {
            let next = own + direction
            return list.indices.contains(next) ? next : nil
        }
        let isAfter: (FocusUnit) -> Bool = {
            $0.frame.midY > place.maxY || $0.frame.midY >= place.minY && $0.frame.minX > place.midX
        }
        return direction > 0 ? list.firstIndex(where: isAfter) : list.lastIndex { !isAfter($0) }
    }

    /// Where keys come into a view that has a default focus of its own, that.
    private func preferred(_ unit: FocusUnit, in list: [FocusUnit]) -> FocusUnit {
        var node = unit.node.parent
        while let current = node {
            if let wish = (current as? DefaultFocusNode)?.modifier, wish.priority == .userInitiated,
                focused.map({ !$0.isInside(current) }) ?? true
            {
                let marked = list.first { candidate in
                    candidate.node.isInside(current)
                        && candidate.marks.contains {
                            $0.storage === wish.storage && $0.value == wish.value
                        }
                }
                if let marked { return marked }
            }
            node = current.parent
        }
        return unit
    }

    // MARK: Arrows

    /// Moves the focus in the direction of an arrow: within its group, or else scrolls what is around, or else goes to
    /// the next group. Answers whether anything was done.
    func moveOrScroll(_ event: KeyEvent) -> Bool {
        guard let focused, let direction = Direction(event.key) else { return false }
        let list = units
        guard let current = list.first(where: { $0.node === focused }) else { return false }
        var group = focused is any ScrollReceiver ? focused : focused.focusGroup
        while true {
            let members = list.filter { unit in group.map { unit.node.isInside($0) } ?? true }
            if let next = nearest(to: current.frame, direction, among: members, in: group) {
                move(to: preferred(next, in: list), among: list, by: .key)
                return true
            }
            guard let outer = group else { return false }
            if let receiver = outer as? any ScrollReceiver, receiver.press(event.key, modifiers: event.modifiers) {
                return true
            }
            group = outer.focusGroup
        }
    }

    private enum Direction {
        case up, down, left, right

        init?(_ key: Key) {
            switch key {
            case .upArrow: self = .up
            case .downArrow: self = .down
            case .leftArrow: self = .left
            case .rightArrow: self = .right
            default: return nil
            }
        }

        /// How far `other` lies from `frame` that way, and how far beside; nil if it does not lie there.
        func distance(from frame: Rect, to other: Rect) -> (along: Double, beside: Double)? {
            let isAcross = self == .left || self == .right
            let ahead: Double
            switch self {
            case .up: ahead = frame.minY - other.maxY
            case .down: ahead = other.minY - frame.maxY
            case .left: ahead = frame.minX - other.maxX
            case .right: ahead = other.minX - frame.maxX
            }
            let ownExtent = isAcross ? frame.width : frame.height
            // A little overlap, as of cards that touch, does not count.
            guard ahead > -min(ownExtent, isAcross ? other.width : other.height) / 2 else { return nil }
            let beside =
                isAcross
                ? max(0, other.minY - frame.maxY, frame.minY - other.maxY)
                : max(0, other.minX - frame.maxX, frame.minX - other.maxX)
            // To the side only what stands beside counts.
            if isAcross, beside > 0 { return nil }
            return (max(0, ahead), beside)
        }
    }

    /// The view nearest to `frame` that way. What is farther than the group's view is long has to be scrolled to first.
    private func nearest(to frame: Rect, _ direction: Direction, among list: [FocusUnit], in group: Node?) -> FocusUnit?
    {
        var best: (unit: FocusUnit, cost: Double)?
        let reach = (group as? any ScrollReceiver).map { receiver in
            direction == .up || direction == .down ? receiver.shownFrame.height : receiver.shownFrame.width
        }
        for unit in list where unit.node !== focused {
            // What is scrolled out of sight elsewhere is not where it seems to be.
            if unit.node.focusGroup !== group, !unit.isInSight { continue }
            guard let distance = direction.distance(from: frame, to: unit.frame) else { continue }
            if let reach, distance.along > reach { continue }
            let centres =
                direction == .up || direction == .down
                ? abs(unit.frame.midX - frame.midX) : abs(unit.frame.midY - frame.midY)
            let cost = distance.along + 3 * distance.beside + centres / 100
            if best.map({ cost < $0.cost }) ?? true { best = (unit, cost) }
        }
        return best?.unit
    }
}

extension Node {
    /// Whether the node stands below `other`.
    func isInside(_ other: Node) -> Bool {
        var node = parent
        while let current = node {
            if current === other { return true }
            node = current.parent
        }
        return false
    }

    /// Whether a view around says that no ring is to be drawn.
    var refusesFocusEffect: Bool {
        var node: Node? = innermostWrapped
        while let current = node {
            if let effect = current as? FocusEffectNode { return effect.isDisabled }
            node = current.parent
        }
        return false
    }

    /// The nearest node around this one within which arrow keys move the focus.
    var focusGroup: Node? {
        var node = parent
        while let current = node {
            if current is FocusSectionNode || current is any ScrollReceiver { return current }
            node = current.parent
        }
        return nil
    }
}

extension FocusUnit {
    /// Whether some of the view is seen.
    var isInSight: Bool {
        let own = node.tracksFrame ? node.presentedFrame : Rect(origin: node.layoutOrigin, size: node.size)
        return !node.windowBounds(of: own).isEmpty
    }

    /// How `focused` marks the view.
    var marks: [FocusedModifier] { Self.marks(around: node) }

    /// How `focused` marks the view of `node`, and what is around it.
    static func marks(around node: Node) -> [FocusedModifier] {
        var marks: [FocusedModifier] = []
        var node: Node? = node.innermostWrapped
        while let current = node {
            if let mark = (current as? FocusedNode)?.modifier { marks.append(mark) }
            node = current.parent
        }
        return marks
    }
}
