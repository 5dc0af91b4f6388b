/// What a scroll view shows over its content: the bars, and the spinner of a refresh.
@MainActor
final class ScrollOverlay {
    /// From the edge, within which the pointer brings up a bar, in points.
    static let hoverZone = 14.0

    unowned var owner: ScrollNode!
    let horizontalBar: ScrollBarNode
    let verticalBar: ScrollBarNode
    private let spinner: RefreshSpinnerNode
    /// The offset and the extents that the bars showed last.
    private var shown: (Size, Size, Size)?
    /// Along which axes the content was held then.
    private var held: Axis.Set = []

    init(host: ViewHost, spinner: RefreshSpinnerNode) {
        horizontalBar = ScrollBarNode(host: host, axis: .horizontal)
        verticalBar = ScrollBarNode(host: host, axis: .vertical)
        self.spinner = spinner
        horizontalBar.overlay = self
        verticalBar.overlay = self
    }

    var nodes: [Node] { [spinner, horizontalBar, verticalBar] }

    private var bars: [ScrollBarNode] { [horizontalBar, verticalBar] }

    func bar(along axis: Axis) -> ScrollBarNode { axis == .horizontal ? horizontalBar : verticalBar }

    /// Where the viewport is in the space of the content, in which the overlay is drawn.
    var viewport: Rect {
        let offset = owner.contentOffset
        return Rect(origin: Point(x: -offset.width, y: -offset.height), size: owner.presentedFrame.size)
    }

    /// The content, the viewport or the offset has changed: the bars come up.
    func follow() {
        let extents = Size(width: owner.horizontal.most, height: owner.vertical.most)
        let now = (owner.scrollOffset, extents, owner.presentedFrame.size)
        for axis in Axis.allCases where held.contains(Axis.Set(axis)) && !owner[axis].isHeld { bar(along: axis).fade() }
        held = Axis.allCases.reduce(into: []) { if owner[$1].isHeld { $0.insert(Axis.Set($1)) } }
        if let shown, shown == now { return }
        let hasMoved = shown.map { $0.0 != now.0 } ?? false
        shown = now
        for bar in bars {
            if hasMoved { bar.wake() }
            bar.markDisplay()
        }
        spinner.follow(viewport.inset(by: owner.covered), pulledBy: -owner.vertical.offset(at: owner.host.now))
    }

    /// The pointer moves over the scroll view, at `place` of the viewport; nil when it has gone.
    func pointerMoved(to place: Point?) {
        let size = owner.presentedFrame.size
        for bar in bars {
            let distance = place.map { bar.axis == .vertical ? size.width - $0.x : size.height - $0.y }
            bar.isNear = distance.map { $0 >= 0 && $0 <= Self.hoverZone } ?? false
        }
    }
}
