/// A way to arrange views, of the app's own.
///
/// Conform a type, and use it as a container: `Flow(spacing: 8) { … }`. Sizes are asked for and places given as if
/// reading went from left to right; Glide mirrors the places where it goes the other way. A parameter that is
/// `animatableData` is animated: the views are then arranged each frame with the value of the moment.
@MainActor
public protocol Layout: Animatable {
    /// What is worked out once and kept until a view changes.
    associatedtype Cache = Void
    /// The views to arrange.
    typealias Subviews = LayoutSubviews

    /// What all layouts of the type have in common.
    static var layoutProperties: LayoutProperties { get }

    /// Works out what is to be kept. Not needed where `Cache` is `Void`.
    func makeCache(subviews: Subviews) -> Cache
    /// Brings the cache up to date when a view or the layout itself has changed. The default makes it anew.
    func updateCache(_ cache: inout Cache, subviews: Subviews)
    /// The distance that the whole prefers to its neighbours. The default takes the largest of all views.
    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

    /// The size that the whole takes when `proposal` is offered, in points. An answer that is NaN or negative counts
    /// as 0.
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> Size
    /// Gives every view its place in `bounds`, by calling `place(at:anchor:proposal:)` of each.
    ///
    /// A view that is given none stands in the middle; of several places for one view the last counts.
    func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

    /// The place of a horizontal guide of the whole, or nil. The default takes those that the views have set.
    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> Double?
    /// The place of a vertical guide of the whole, or nil. The default takes those that the views have set.
    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> Double?
}

extension Layout {
    /// No stack.
    public static var layoutProperties: LayoutProperties { LayoutProperties() }

    /// Makes the cache anew.
    public func updateCache(_ cache: inout Cache, subviews: Subviews) {
        cache = makeCache(subviews: subviews)
    }

    /// The largest distance that any of the views prefers; of no views, the usual one.
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        guard let first = subviews.first else { return ViewSpacing() }
        return subviews.dropFirst().reduce(first.spacing) { $0.union($1.spacing) }
    }

    /// The guide as the views have set it.
    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> Double? {
        mergedGuide(guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }

    /// The guide as the views have set it.
    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> Double? {
        mergedGuide(guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }

    private func mergedGuide(
        _ key: GuideKey, in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> Double? {
        let places = LayoutPlaces.record {
            placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        }
        return key.combined(
            subviews.compactMap { subview in
                guard let place = places[subview.node] else { return nil }
                let size = subview.node.sizeThatFits(place.proposal)
                return subview.node.explicitGuide(key, size: size, proposal: place.proposal)
                    .map { $0 + (key.isVertical ? place.origin(for: size).y : place.origin(for: size).x) }
            })
    }

    /// Arranges the views of `content`.
    public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
        LayoutContainer(layout: self, content: content())
    }
}

extension Layout where Cache == Void {
    /// Nothing is kept.
    public func makeCache(subviews: Subviews) {}
}

/// What all layouts of a type have in common.
public struct LayoutProperties: Sendable {
    /// The direction in which the layout lines views up, if it is a stack: spacers and dividers go by it.
    public var stackOrientation: Axis?

    /// Not a stack.
    public init() {}
}

/// Names a value that a view tells the layout in which it stands.
public protocol LayoutValueKey {
    /// The type of the value.
    associatedtype Value
    /// The value of a view that says nothing.
    static var defaultValue: Value { get }
}

extension View {
    /// Tells the layout in which the view stands `value`, to be read as `subview[Key.self]`.
    public func layoutValue<Key: LayoutValueKey>(key: Key.Type, value: Key.Value) -> some View {
        TraitModified(content: self) {
            $0.layoutValues = ($0.layoutValues ?? [:]).merging([ObjectIdentifier(key): value]) { $1 }
        }
    }
}
