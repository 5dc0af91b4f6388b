/// What a `GeometryReader` knows about the room it has.
@MainActor
public struct GeometryProxy {
    /// The reader's size in points.
    public let size: Size
    private weak var node: Node?

    init(node: Node) {
        self.node = node
        size = node.size
    }

    /// The reader's frame in `space`, as it is shown now; empty once the reader is gone.
    public func frame(in space: some CoordinateSpaceProtocol) -> Rect {
        frame(in: space.coordinateSpace)
    }

    /// The reader's frame in `space`, as it is shown now; empty once the reader is gone.
    public func frame(in space: CoordinateSpace) -> Rect {
        guard let node else { return .zero }
        if case .local = space { return Rect(origin: .zero, size: size) }
        let corner = node.presentedFrame.origin.applying(node.windowTransform())
        return Rect(origin: node.convert(corner, to: space), size: node.presentedFrame.size)
    }

    /// Room at the edges that something else covers. Windows have none.
    public var safeAreaInsets: EdgeInsets { EdgeInsets() }
}
