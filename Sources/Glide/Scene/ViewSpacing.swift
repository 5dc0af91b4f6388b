/// How much distance a view prefers to others, on each of its sides.
public struct ViewSpacing: Sendable {
    /// In points, by the raw value of the edge.
    private var lengths: SIMD4<Double>
    /// The sides on which there is no gap, whatever the neighbour prefers.
    private var closed: Edge.Set

    /// What most views prefer: 8 points on every side.
    public init() {
        self.init(lengths: SIMD4(repeating: 8), closed: [])
    }

    private init(lengths: SIMD4<Double>, closed: Edge.Set) {
        self.lengths = lengths
        self.closed = closed
    }

    /// No distance of its own; what the neighbour prefers counts.
    public static let zero = ViewSpacing(lengths: .zero, closed: [])

    /// What a `Spacer` wants: no gap on any side.
    static let spacer = ViewSpacing(lengths: .zero, closed: .all)

    /// Takes the larger of both preferences on each of `edges`.
    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        for edge in Edge.allCases where edges.contains(Edge.Set(edge)) {
            let index = Int(edge.rawValue)
            lengths[index] = max(lengths[index], other.lengths[index])
            if !other.closed.contains(Edge.Set(edge)) { closed.remove(Edge.Set(edge)) }
        }
    }

    /// The larger of both preferences on each of `edges`, this one on the others.
    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        var result = self
        result.formUnion(other, edges: edges)
        return result
    }

    /// The distance to the view that stands next along `axis`, in points: to the right of this one, or below it.
    public func distance(to next: ViewSpacing, along axis: Axis) -> Double {
        let (own, others): (Edge, Edge) = axis == .horizontal ? (.trailing, .leading) : (.bottom, .top)
        if closed.contains(Edge.Set(own)) || next.closed.contains(Edge.Set(others)) { return 0 }
        return max(lengths[Int(own.rawValue)], next.lengths[Int(others.rawValue)])
    }
}
