/// The last few answers of a node to the question how large it would be.
///
/// Four hold what a stack asks of a child: minimum, maximum, the ideal and the offer itself. A container is asked more:
/// stacks within stacks ask for minimum, maximum and share in both directions, and each answer that it had to find again
/// would double the work of every level above.
struct MeasureCache {
    private typealias Entry = (proposal: ProposedViewSize, size: Size)
    private var count: UInt8 = 0
    private var next: UInt8 = 0
    /// Counts how often everything was forgotten: what else was derived from the answers is void with them.
    private(set) var generation: UInt32 = 0
    private var entries: (Entry, Entry, Entry, Entry)
    /// The answers of a container beyond the first four.
    private var more: [Entry] = []
    private var nextOfMore = 0
    private static let mostOfMore = 28

    init() {
        let empty: Entry = (.zero, .zero)
        entries = (empty, empty, empty, empty)
    }

    /// Forgets every answer.
    mutating func clear() {
        count = 0
        next = 0
        generation &+= 1
        if more.isEmpty { return }
        more.removeAll(keepingCapacity: true)
        nextOfMore = 0
    }

    /// The answer to `proposal`, if it is known. Inlined, so that the cache is read where it is and not copied.
    @inline(__always) func size(for proposal: ProposedViewSize) -> Size? {
        if count > 0, entries.0.proposal == proposal { return entries.0.size }
        if count > 1, entries.1.proposal == proposal { return entries.1.size }
        if count > 2, entries.2.proposal == proposal { return entries.2.size }
        if count > 3, entries.3.proposal == proposal { return entries.3.size }
        for entry in more where entry.proposal == proposal { return entry.size }
        return nil
    }

    /// Remembers an answer, in place of the oldest if there are too many.
    mutating func store(_ size: Size, for proposal: ProposedViewSize, ofContainer isContainer: Bool) {
        let entry: Entry = (proposal, size)
        if isContainer, count == 4 {
            if more.count < Self.mostOfMore {
                more.append(entry)
            } else {
                more[nextOfMore] = entry
                nextOfMore = (nextOfMore + 1) % Self.mostOfMore
            }
            return
        }
        switch next {
        case 0: entries.0 = entry
        case 1: entries.1 = entry
        case 2: entries.2 = entry
        default: entries.3 = entry
        }
        next = (next + 1) & 3
        count = min(count + 1, 4)
    }
}
