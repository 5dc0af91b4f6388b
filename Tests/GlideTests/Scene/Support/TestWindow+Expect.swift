import GlideTesting
import Testing

extension TestWindow {
    /// Expects the view called `name` at `expected`, in the space of the view called `root` if one is given.
    func expect(
        _ name: String, at expected: Rect, in root: String? = nil, within tolerance: Double = 0.01,
        _ comment: String = "", sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let base = root.flatMap { frame(of: $0)?.origin } ?? .zero
        guard let frame = frame(of: name) else {
            Issue.record("\(name) is not there \(comment)", sourceLocation: sourceLocation)
            return
        }
        let shown = Rect(
            x: frame.minX - base.x, y: frame.minY - base.y, width: frame.width, height: frame.height)
        #expect(
            shown.distance(to: expected) <= tolerance, "\(name) is at \(shown), not at \(expected) \(comment)",
            sourceLocation: sourceLocation)
    }
}

extension Rect {
    /// The largest difference of an edge or extent.
    func distance(to other: Rect) -> Double {
        max(
            abs(minX - other.minX), abs(minY - other.minY), abs(width - other.width), abs(height - other.height))
    }
}
