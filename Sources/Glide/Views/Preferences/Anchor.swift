/// A part of a view's geometry, handed up as a preference, that any `GeometryProxy` of the window can give in its own
/// coordinates.
public struct Anchor<Value>: Equatable {
    /// Which part of a view's geometry an anchor is.
    public struct Source {
        /// Tells one part from another.
        let part: AnyHashable
        /// The part of a view of a size, in coordinates that the map takes to those of the asker.
        let resolve: (Size, Transform) -> Value
    }

    private weak var element: _ViewElement?
    private let source: Source

    init(element: _ViewElement, source: Source) {
        self.element = element
        self.source = source
    }

    /// Whether both are the same part of the same view.
    public static func == (a: Self, b: Self) -> Bool { a.element === b.element && a.source.part == b.source.part }

    /// The value in the coordinates of `node`, as layout gives it; nil when one of the views is gone.
    @MainActor
    func value(for node: Node) -> Value? {
        guard let own = element?.nodes.first, let back = node.spaceToWindow.inverse else { return nil }
        return source.resolve(own.size, own.spaceToWindow.concatenating(back))
    }

    /// The value of a view of no size at the origin.
    var fallback: Value { source.resolve(.zero, .identity) }
}

extension Anchor.Source where Value == Rect {
    /// The view's frame.
    public static var bounds: Self {
        Self(part: "bounds") { Rect(origin: .zero, size: $0).applying($1) }
    }

    /// `rect` in the view's own coordinates.
    public static func rect(_ rect: Rect) -> Self {
        Self(part: rect) { rect.applying($1) }
    }
}

extension Anchor.Source where Value == Point {
    /// `point` in the view's own coordinates.
    public static func point(_ point: Point) -> Self {
        Self(part: point) { point.applying($1) }
    }

    /// The place of `point` in the view.
    public static func unitPoint(_ point: UnitPoint) -> Self {
        Self(part: point) { Rect(origin: .zero, size: $0).point(at: point).applying($1) }
    }

    /// The upper left corner.
    public static var topLeading: Self { unitPoint(.topLeading) }
    /// The middle of the upper edge.
    public static var top: Self { unitPoint(.top) }
    /// The upper right corner.
    public static var topTrailing: Self { unitPoint(.topTrailing) }
    /// The middle of the left edge.
    public static var leading: Self { unitPoint(.leading) }
    /// The middle.
    public static var center: Self { unitPoint(.center) }
    /// The middle of the right edge.
    public static var trailing: Self { unitPoint(.trailing) }
    /// The lower left corner.
    public static var bottomLeading: Self { unitPoint(.bottomLeading) }
    /// The middle of the lower edge.
    public static var bottom: Self { unitPoint(.bottom) }
    /// The lower right corner.
    public static var bottomTrailing: Self { unitPoint(.bottomTrailing) }
}
