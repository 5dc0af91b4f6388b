/// A layout of any type. Changed under an animation, it moves the views from one arrangement to another; they stay the
/// same views.
///
///     let layout = isWide ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
///     layout { … }
public struct AnyLayout: Layout, @MainActor Equatable {
    /// What a layout of some type keeps.
    public struct Cache {
        fileprivate var value: Any
    }

    private var layout: any Layout

    /// Hides the type of `layout`.
    public init<Wrapped: Layout>(_ layout: Wrapped) {
        self.layout = (layout as? AnyLayout)?.layout ?? layout
    }

    /// Whether both are of the same type and have the same parameters.
    public static func == (a: Self, b: Self) -> Bool {
        func compare<Wrapped: Layout>(_ a: Wrapped) -> Bool { (b.layout as? Wrapped).map { isEqual(a, $0) } ?? false }
        return compare(a.layout)
    }

    /// The type of the layout inside.
    var type: any Layout.Type { Swift.type(of: layout) }
    var name: String { "\(type)" }
    var properties: LayoutProperties { type.layoutProperties }

    /// The animated parameters of the layout inside.
    public var animatableData: AnyAnimatableData {
        get {
            func data<Wrapped: Layout>(of wrapped: Wrapped) -> AnyAnimatableData {
                AnyAnimatableData(wrapped.animatableData)
            }
            return data(of: layout)
        }
        set {
            func set<Wrapped: Layout>(_ wrapped: Wrapped) {
                guard let data = newValue.vector as? Wrapped.AnimatableData else { return }
                var wrapped = wrapped
                wrapped.animatableData = data
                layout = wrapped
            }
            set(layout)
        }
    }

    /// What the layout inside keeps.
    public func makeCache(subviews: Subviews) -> Cache { Cache(value: layout.makeCache(subviews: subviews)) }

    /// Brings the cache up to date, or makes a new one for a layout of another type.
    public func updateCache(_ cache: inout Cache, subviews: Subviews) {
        func update<Wrapped: Layout>(_ wrapped: Wrapped) {
            guard var value = cache.value as? Wrapped.Cache else {
                cache = Cache(value: wrapped.makeCache(subviews: subviews))
                return
            }
            wrapped.updateCache(&value, subviews: subviews)
            cache.value = value
        }
        update(layout)
    }

    /// Runs `body` with the layout inside and its own cache.
    private func open<Result>(
        _ cache: inout Cache, _ subviews: Subviews, _ body: (inout any CacheBox) -> Result
    ) -> Result {
        func run<Wrapped: Layout>(_ wrapped: Wrapped) -> Result {
            let known = cache.value as? Wrapped.Cache
            // Let go of, so that what is kept is not copied when it is changed.
            cache.value = ()
            var box: any CacheBox = Box(layout: wrapped, cache: known ?? wrapped.makeCache(subviews: subviews))
            let result = body(&box)
            cache.value = box.value
            return result
        }
        return run(layout)
    }

    /// The distance that the layout inside prefers.
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        open(&cache, subviews) { $0.spacing(subviews) }
    }

    /// The size of the layout inside.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> Size {
        open(&cache, subviews) { $0.size(proposal, subviews) }
    }

    /// Places the views as the layout inside does.
    public func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        open(&cache, subviews) { $0.place(in: bounds, proposal, subviews) }
    }

    /// The guide of the layout inside.
    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> Double? {
        open(&cache, subviews) { $0.guide(guide, in: bounds, proposal, subviews) }
    }

    /// The guide of the layout inside.
    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> Double? {
        open(&cache, subviews) { $0.guide(guide, in: bounds, proposal, subviews) }
    }
}

/// A layout with its cache, of any type.
@MainActor
private protocol CacheBox {
    var value: Any { get }
    mutating func spacing(_ subviews: LayoutSubviews) -> ViewSpacing
    mutating func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> Size
    mutating func place(in bounds: Rect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews)
    mutating func guide(
        _ guide: HorizontalAlignment, in bounds: Rect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
    ) -> Double?
    mutating func guide(
        _ guide: VerticalAlignment, in bounds: Rect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
    ) -> Double?
}

private struct Box<Wrapped: Layout>: CacheBox {
    let layout: Wrapped
    var cache: Wrapped.Cache

    var value: Any { cache }

    mutating func spacing(_ subviews: LayoutSubviews) -> ViewSpacing {
        layout.spacing(subviews: subviews, cache: &cache)
    }

    mutating func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> Size {
        layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }

    mutating func place(in bounds: Rect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews) {
        layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }

    mutating func guide(
        _ guide: HorizontalAlignment, in bounds: Rect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
    ) -> Double? {
        layout.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }

    mutating func guide(
        _ guide: VerticalAlignment, in bounds: Rect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
    ) -> Double? {
        layout.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
}
