/// Views in rows and columns: every column is as wide as its widest view, every row as high as its highest.
///
/// The rows are `GridRow`s; any other view takes a row of its own, over all columns.
public struct Grid<Content: View>: View {
    let layout: GridLayout
    let content: Content

    /// Rows of views.
    ///
    /// - Parameters:
    ///   - alignment: where a view stands in its cell.
    ///   - horizontalSpacing: the gap between columns in points; nil takes 8.
    ///   - verticalSpacing: the gap between rows in points; nil takes 8.
    public init(
        alignment: Alignment = .center, horizontalSpacing: Double? = nil, verticalSpacing: Double? = nil,
        @ViewBuilder content: () -> Content
    ) {
        layout = GridLayout(
            alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
        self.content = content()
    }

    /// The rows, arranged.
    public var body: some View { LayoutContainer(layout: layout, content: content) }
}

/// Rows and columns of views, as a `Grid` arranges them, to be changed for another layout.
public struct GridLayout: Layout {
    /// Where a view stands in its cell.
    public var alignment: Alignment
    /// The gap between columns in points; nil takes 8.
    public var horizontalSpacing: Double?
    /// The gap between rows in points; nil takes 8.
    public var verticalSpacing: Double?

    /// Rows and columns with gaps between them.
    public init(alignment: Alignment = .center, horizontalSpacing: Double? = nil, verticalSpacing: Double? = nil) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
    }

    /// The cells, and how room was shared for the last offers.
    public func makeCache(subviews: Subviews) -> GridPlans {
        GridPlans(
            GridArrangement(
                subviews.nodes, alignment: alignment,
                spacing: Size(
                    width: usableSpacing(horizontalSpacing, in: "Grid") ?? 8,
                    height: usableSpacing(verticalSpacing, in: "Grid") ?? 8)))
    }

    /// The columns side by side and the rows below one another.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout GridPlans) -> Size {
        cache.plan(for: proposal).size
    }

    /// Puts every view in its cell.
    public func placeSubviews(
        in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout GridPlans
    ) {
        let plan = cache.plan(for: proposal)
        let lines = cache.arrangement.lines(in: plan)
        for (cell, subview) in zip(cache.arrangement.cells, subviews) {
            let (origin, offer) = cache.arrangement.place(of: cell, in: plan, lines)
            subview.place(at: origin + (bounds.origin - .zero), proposal: offer)
        }
    }
}

/// The cells of a grid, and how room was shared for the last few offers.
@MainActor
public struct GridPlans {
    let arrangement: GridArrangement
    private var plans: [(proposal: ProposedViewSize, plan: GridArrangement.Plan)] = []
    private static let mostPlans = 12

    init(_ arrangement: GridArrangement) {
        self.arrangement = arrangement
    }

    mutating func plan(for proposal: ProposedViewSize) -> GridArrangement.Plan {
        if let known = plans.first(where: { $0.proposal == proposal }) { return known.plan }
        let plan = arrangement.plan(for: proposal)
        if plans.count == Self.mostPlans { plans.removeFirst() }
        plans.append((proposal, plan))
        return plan
    }
}
