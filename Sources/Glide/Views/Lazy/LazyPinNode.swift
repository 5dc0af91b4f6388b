/// Stands around the head or foot of a section in a lazy container, and keeps it in view while some of the section is
/// seen.
final class LazyPinNode: BoundaryNode {
    /// How far it is moved to stay in view.
    var shift = Size.zero {
        didSet { if shift != oldValue { updateLayer() } }
    }

    init(_ node: Node) {
        super.init()
        isWrapper = true
        setChildren([node])
    }

    override var kind: String { "pinned" }
    override var contentOffset: Size { shift }
}
