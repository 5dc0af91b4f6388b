/// Stands around a tab view whose position is followed.
final class TabPositionObserverNode: Node {
    /// Whether there ever was one. Read and written on the main thread only.
    private(set) static var isUsed = false
    var tell: (Double) -> Void = { _ in }

    init() {
        Self.isUsed = true
        super.init()
    }

    override var kind: String { "tabPositionObserver" }
    override var forwardsLayoutPriority: Bool { true }
    override var isTransparent: Bool { true }
}

struct TabPositionObserverModifier: NodeModifier {
    var tell: (Double) -> Void

    func makeNode(in context: _ElementContext) -> TabPositionObserverNode { TabPositionObserverNode() }

    func update(_ node: TabPositionObserverNode, in context: _ElementContext) {
        node.tell = tell
    }
}

extension View {
    /// Calls `action` with the place of the nearest paged tab view's pages inside, as a real number, whenever it has
    /// changed; first when it is laid out.
    ///
    /// Page 2 at rest is 2, counted from 0; half-way to the next it is 2.5, whether a finger, a touchpad, a key or the
    /// selection moves the pages. Beyond the first and the last page it goes on below 0 and above the last number, as
    /// the rubber band does. `action` is called before the frame in which the pages are seen there, so that views which
    /// depend on what it writes, a tab bar for instance, go along with them in the same frame. Write without animation:
    /// the value moves by itself.
    public func onTabPositionChange(perform action: @escaping (_ position: Double) -> Void) -> some View {
        modified(by: TabPositionObserverModifier(tell: action))
    }
}
