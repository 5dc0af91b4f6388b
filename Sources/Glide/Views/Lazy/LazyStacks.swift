/// Views below one another, of which a `ForEach` makes only those near what is seen.
///
/// In a `ScrollView` a row is made when it comes near the viewport, and its life and its state end when it has gone;
/// keep what must last outside of the row. The stack takes the width that is offered. Rows that were never shown are
/// estimated from those that were; what is seen stays in its place while rows above come, go or change their height.
/// Outside of a scroll view all rows are made.
public struct LazyVStack<Content: View>: LazyContainer {
    let alignment: HorizontalAlignment
    let spacing: Double?
    let pinnedViews: PinnedScrollableViews
    let content: Content

    /// Lines the views of `content` up below one another.
    ///
    /// - Parameters:
    ///   - alignment: the guide along which they are lined up.
    ///   - spacing: the gap between neighbours in points; nil, and what is no finite number, takes 8.
    ///   - pinnedViews: what stays in view while its section is seen.
    public init(
        alignment: HorizontalAlignment = .center, spacing: Double? = nil, pinnedViews: PinnedScrollableViews = [],
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.pinnedViews = pinnedViews
        self.content = content()
    }

    /// See `View`.
    public static func _makeElement(_ view: Self, in context: _ElementContext) -> _ViewElement {
        LazyElement(view, in: context)
    }

    var axis: Axis { .vertical }
    var settings: LazyNode.Settings {
        LazyNode.Settings(
            spacing: usableSpacing(spacing, in: "LazyVStack"), guide: alignment.key,
            alignment: { [alignment] in $0[alignment] }, pinnedViews: pinnedViews)
    }
}

/// Views beside one another, of which a `ForEach` makes only those near what is seen. See `LazyVStack`.
public struct LazyHStack<Content: View>: LazyContainer {
    let alignment: VerticalAlignment
    let spacing: Double?
    let pinnedViews: PinnedScrollableViews
    let content: Content

    /// Lines the views of `content` up beside one another.
    ///
    /// - Parameters:
    ///   - alignment: the guide along which they are lined up.
    ///   - spacing: the gap between neighbours in points; nil, and what is no finite number, takes 8.
    ///   - pinnedViews: what stays in view while its section is seen.
    public init(
        alignment: VerticalAlignment = .center, spacing: Double? = nil, pinnedViews: PinnedScrollableViews = [],
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.pinnedViews = pinnedViews
        self.content = content()
    }

    /// See `View`.
    public static func _makeElement(_ view: Self, in context: _ElementContext) -> _ViewElement {
        LazyElement(view, in: context)
    }

    var axis: Axis { .horizontal }
    var settings: LazyNode.Settings {
        LazyNode.Settings(
            spacing: usableSpacing(spacing, in: "LazyHStack"), guide: alignment.key,
            alignment: { [alignment] in $0[alignment] }, pinnedViews: pinnedViews)
    }
}
