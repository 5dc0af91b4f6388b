/// Places in a collection, in rising order: which rows of a list were swiped away or dragged.
///
/// Foundation has a type of this name too; where both are imported, this one is meant.
@frozen
public struct IndexSet: Sequence, Hashable, Sendable, ExpressibleByArrayLiteral, CustomStringConvertible {
    @usableFromInline var members: [Int]

    /// No places.
    public init() { members = [] }

    /// One place.
    public init(integer: Int) { members = [integer] }

    /// All places of a range.
    public init(integersIn range: Range<Int>) { members = Array(range) }

    /// All places of a range.
    public init(integersIn range: ClosedRange<Int>) { members = Array(range) }

    /// The places of `sequence`, each once.
    public init(_ sequence: some Sequence<Int>) { members = Set(sequence).sorted() }

    /// The places listed.
    public init(arrayLiteral elements: Int...) { self.init(elements) }

    /// The places in rising order.
    public func makeIterator() -> Array<Int>.Iterator { members.makeIterator() }

    /// How many there are.
    public var count: Int { members.count }
    /// Whether there are none.
    public var isEmpty: Bool { members.isEmpty }
    /// The lowest; nil where there are none.
    public var first: Int? { members.first }
    /// The highest; nil where there are none.
    public var last: Int? { members.last }

    /// Whether `integer` is among them.
    public func contains(_ integer: Int) -> Bool {
        let place = firstPlace(from: integer)
        return place < members.count && members[place] == integer
    }

    /// Takes `integer` in.
    public mutating func insert(_ integer: Int) {
        if !contains(integer) { members.insert(integer, at: firstPlace(from: integer)) }
    }

    /// Takes `integer` out, if it is there.
    public mutating func remove(_ integer: Int) {
        if contains(integer) { members.remove(at: firstPlace(from: integer)) }
    }

    /// The places that are in one of both.
    public func union(_ other: IndexSet) -> IndexSet { IndexSet(members + other.members) }

    /// Where the first member that is not below `integer` stands.
    private func firstPlace(from integer: Int) -> Int {
        var (low, high) = (0, members.count)
        while low < high {
            let middle = (low + high) / 2
            if members[middle] < integer { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// The places as a list.
    public var description: String { "\(members)" }
}

extension RangeReplaceableCollection where Self: MutableCollection, Index == Int {
    /// Removes the elements at `offsets`, counted from the first. Places that do not exist are passed over.
    public mutating func remove(atOffsets offsets: IndexSet) {
        self = Self(enumerated().lazy.filter { !offsets.contains($0.offset) }.map(\.element))
    }
}

extension MutableCollection where Self: RangeReplaceableCollection, Index == Int {
    /// Moves the elements at `source` before the one at `destination`, both counted before the move; the number of
    /// elements as `destination` moves them to the end. Places that do not exist are passed over.
    public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
        var (before, moved, after): ([Element], [Element], [Element]) = ([], [], [])
        for (offset, element) in enumerated() {
            if source.contains(offset) {
                moved.append(element)
            } else if offset < destination {
                before.append(element)
            } else {
                after.append(element)
            }
        }
        self = Self(before + moved + after)
    }
}
