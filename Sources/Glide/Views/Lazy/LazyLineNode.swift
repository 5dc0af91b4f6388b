/// Where a view stands among those that follow one another in a lazy container.
struct LinePosition: Equatable {
    var isFirst = false
    var isLast = false
}

/// A node that looks otherwise at the beginning and at the end of those that follow one another.
@MainActor
protocol LazyLineNode: Node {
    var position: LinePosition { get set }
}
