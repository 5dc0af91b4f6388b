/// A view that a layout arranges.
@MainActor
public struct LayoutSubview: @MainActor Equatable {
    let node: Node

    /// Whether both are the same view.
    public static func == (a: Self, b: Self) -> Bool { a.node === b.node }

    /// The view's `layoutPriority`; 0 if it has none.
    public var priority: Double { node.layoutPriority }
    /// The distance that the view prefers to its neighbours.
    public var spacing: ViewSpacing { node.viewSpacing }

    /// The size that the view takes when `proposal` is offered, in points.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> Size { node.sizeThatFits(proposal) }
    /// The size that the view takes when `proposal` is offered, with its alignment guides.
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { node.dimensions(in: proposal) }

    /// The value that the view was given with `layoutValue(key:value:)`.
    public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
        node.layoutValue(under: ObjectIdentifier(key)) as? Key.Value ?? Key.defaultValue
    }

    /// Puts the view's `anchor` at `position` of the layout's bounds, and offers the view `proposal`.
    ///
    /// A position that is not finite counts as 0, with a warning. Outside of `placeSubviews` it does nothing.
    public func place(at position: Point, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        LayoutPlaces.add(LayoutPlace(position: finite(position), anchor: anchor, proposal: proposal), of: node)
    }

    private func finite(_ position: Point) -> Point {
        if position.x.isFinite, position.y.isFinite { return position }
        Warnings.warnOnce(
            "layout-place", "Layout: a view was placed at \(position), which is not finite; 0 is taken. In \(node.kind)"
        )
        return Point(x: position.x.isFinite ? position.x : 0, y: position.y.isFinite ? position.y : 0)
    }
}

/// Where a layout puts a view.
struct LayoutPlace {
    var position: Point
    var anchor: UnitPoint
    var proposal: ProposedViewSize

    /// The upper left corner of the view, which takes `size`.
    func origin(for size: Size) -> Point {
        Point(x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height)
    }
}

/// What a layout says while it places its views.
@MainActor
struct LayoutPlaces {
    private var places: [ObjectIdentifier: LayoutPlace] = [:]
    private static var recording: LayoutPlaces?

    subscript(node: Node) -> LayoutPlace? { places[ObjectIdentifier(node)] }

    /// The places that `body` gives.
    static func record(_ body: () -> Void) -> LayoutPlaces {
        let outer = recording
        recording = LayoutPlaces()
        body()
        let result = recording ?? LayoutPlaces()
        recording = outer
        return result
    }

    static func add(_ place: LayoutPlace, of node: Node) {
        recording?.places[ObjectIdentifier(node)] = place
    }
}
