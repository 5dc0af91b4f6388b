/// What a view may know about its own geometry: as layout gives it, which is where a running animation ends.
///
/// What scrolls is where it is now. The body in which the proxy is asked is evaluated again when an answer changes.
@MainActor
public struct GeometryProxy {
    /// The view's size in points.
    public let size: Size
    private weak var node: Node?
    private weak var reads: GeometryReads?

    init(node: Node, reads: GeometryReads? = nil) {
        self.node = node
        self.reads = reads
        size = node.size
    }

    /// The view's frame in `space`; empty once the view is gone. A name that no view around has is that of the window.
    public func frame(in space: some CoordinateSpaceProtocol) -> Rect {
        frame(in: space.coordinateSpace)
    }

    /// The view's frame in `space`; empty once the view is gone. A name that no view around has is that of the window.
    public func frame(in space: CoordinateSpace) -> Rect {
        asking("frame \(space)") { $0.layoutFrame(in: space) } ?? .zero
    }

    /// The frame of the view around that is called `space`, in the view's own coordinates; nil without one.
    public func bounds(of space: NamedCoordinateSpace) -> Rect? {
        asking("bounds \(space.name)") { node -> Rect? in
            guard let other = node.ancestor(called: space.name), let back = node.spaceToWindow.inverse else {
                return nil
            }
            return Rect(origin: .zero, size: other.size).applying(other.spaceToWindow.concatenating(back))
        } ?? nil
    }

    /// How far the view reaches under what covers the edges of the room it stands in, such as a `safeAreaInset`.
    public var safeAreaInsets: EdgeInsets {
        asking("safe area") { $0.safeAreaInsets.mirrored($0.isReadFromRightToLeft) } ?? EdgeInsets()
    }

    /// The value of `anchor` in the view's own coordinates. Without the anchor's view: that of one of no size.
    public subscript<Value: Equatable>(anchor: Anchor<Value>) -> Value {
        asking(nil) { anchor.value(for: $0) } ?? anchor.fallback
    }

    private func asking<Answer: Equatable>(_ name: String?, _ question: @escaping (Node) -> Answer?) -> Answer? {
        guard let node else { return nil }
        let answer = question(node)
        if StateReads.isEvaluating {
            reads?.add(name) { [weak node] in node.flatMap(question) == answer }
        }
        return answer
    }
}

/// What a geometry proxy was asked while views were evaluated.
@MainActor
final class GeometryReads {
    private var names: Set<String> = []
    private var isCurrent: [() -> Bool] = []

    /// Takes note of a question called `name`, nil for one of its own kind, and of a way to tell if the answer holds.
    func add(_ name: String?, _ holds: @escaping () -> Bool) {
        if let name, !names.insert(name).inserted { return }
        isCurrent.append(holds)
    }

    func forget() {
        names.removeAll(keepingCapacity: true)
        isCurrent.removeAll(keepingCapacity: true)
    }

    /// Whether every answer that was given still holds.
    var hold: Bool { isCurrent.allSatisfy { $0() } }
}
