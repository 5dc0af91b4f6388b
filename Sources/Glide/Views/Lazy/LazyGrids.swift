/// Views in columns, line by line, of which a `ForEach` makes only those near what is seen. See `LazyVStack`.
public struct LazyVGrid<Content: View>: LazyContainer {
    let columns: [GridItem]
    let alignment: HorizontalAlignment
    let spacing: Double?
    let pinnedViews: PinnedScrollableViews
    let content: Content

    /// Fills lines of `columns` with the views of `content`. A section begins a new line.
    ///
    /// - Parameters:
    ///   - columns: how wide they are; none counts as one.
    ///   - alignment: where views stand in a column that says nothing itself.
    ///   - spacing: the gap between lines in points; nil, and what is no finite number, takes 8.
    ///   - pinnedViews: what stays in view while its section is seen.
    public init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: Double? = nil,
        pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
    ) {
        self.columns = columns
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
            spacing: usableSpacing(spacing, in: "LazyVGrid"), tracks: columns, guide: alignment.key,
            alignment: { [alignment] in $0[alignment] }, pinnedViews: pinnedViews)
    }

    func modify(_ context: inout _ElementContext) {
        context.environment.stackAxis = nil
    }
}

/// Views in rows, column by column, of which a `ForEach` makes only those near what is seen. See `LazyVStack`.
public struct LazyHGrid<Content: View>: LazyContainer {
    let rows: [GridItem]
    let alignment: VerticalAlignment
    let spacing: Double?
    let pinnedViews: PinnedScrollableViews
    let content: Content

    /// Fills columns of `rows` with the views of `content`. A section begins a new column.
    ///
    /// - Parameters:
    ///   - rows: how high they are; none counts as one.
    ///   - alignment: where views stand in a row that says nothing itself.
    ///   - spacing: the gap between columns in points; nil, and what is no finite number, takes 8.
    ///   - pinnedViews: what stays in view while its section is seen.
    public init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: Double? = nil,
        pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
    ) {
        self.rows = rows
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
            spacing: usableSpacing(spacing, in: "LazyHGrid"), tracks: rows, guide: alignment.key,
            alignment: { [alignment] in $0[alignment] }, pinnedViews: pinnedViews)
    }

    func modify(_ context: inout _ElementContext) {
        context.environment.stackAxis = nil
    }
}
