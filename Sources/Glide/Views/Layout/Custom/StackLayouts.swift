/// Views beside one another, as an `HStack` lines them up, to be changed for another layout.
public struct HStackLayout: Layout {
    /// The guide along which the views are lined up.
    public var alignment: VerticalAlignment
    /// The gap between neighbours in points; nil takes what they prefer.
    public var spacing: Double?

    /// Lines views up by `alignment`, `spacing` points apart; nil takes what they prefer.
    public init(alignment: VerticalAlignment = .center, spacing: Double? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    /// A horizontal stack.
    public static var layoutProperties: LayoutProperties {
        with(LayoutProperties()) { $0.stackOrientation = .horizontal }
    }

    private var arrangement: StackArrangement {
        StackArrangement(axis: .horizontal, spacing: usableSpacing(spacing, in: "HStackLayout")) { $0[alignment] }
    }

    /// The outcome for the last offers.
    public func makeCache(subviews: Subviews) -> StackPlans { StackPlans() }

    /// The sum of the widths and the largest height.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout StackPlans) -> Size {
        cache.plan(for: proposal, Array(subviews.nodes), arrangement).size
    }

    /// Lines the views up.
    public func placeSubviews(
        in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout StackPlans
    ) {
        cache.place(subviews, in: bounds, proposal, arrangement)
    }
}

/// Views below one another, as a `VStack` lines them up, to be changed for another layout.
public struct VStackLayout: Layout {
    /// The guide along which the views are lined up.
    public var alignment: HorizontalAlignment
    /// The gap between neighbours in points; nil takes what they prefer.
    public var spacing: Double?

    /// Lines views up by `alignment`, `spacing` points apart; nil takes what they prefer.
    public init(alignment: HorizontalAlignment = .center, spacing: Double? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    /// A vertical stack.
    public static var layoutProperties: LayoutProperties {
        with(LayoutProperties()) { $0.stackOrientation = .vertical }
    }

    private var arrangement: StackArrangement {
        StackArrangement(axis: .vertical, spacing: usableSpacing(spacing, in: "VStackLayout")) { $0[alignment] }
    }

    /// The outcome for the last offers.
    public func makeCache(subviews: Subviews) -> StackPlans { StackPlans() }

    /// The largest width and the sum of the heights.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout StackPlans) -> Size {
        cache.plan(for: proposal, Array(subviews.nodes), arrangement).size
    }

    /// Lines the views up.
    public func placeSubviews(
        in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout StackPlans
    ) {
        cache.place(subviews, in: bounds, proposal, arrangement)
    }
}

/// Views on top of one another, as a `ZStack` puts them, to be changed for another layout.
public struct ZStackLayout: Layout {
    /// The guides by which the views are lined up.
    public var alignment: Alignment

    /// Lines views up by `alignment`.
    public init(alignment: Alignment = .center) {
        self.alignment = alignment
    }

    /// As large as the largest view of the highest layout priority.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
        ZStackArrangement(of: Array(subviews.nodes), in: proposal, alignment: alignment).size
    }

    /// Lines the views up.
    public func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let own = ProposedViewSize(bounds.size)
        let arranged = ZStackArrangement(of: Array(subviews.nodes), in: own, alignment: alignment)
        for (subview, origin) in zip(subviews, arranged.origins(in: bounds.size)) {
            subview.place(at: origin + (bounds.origin - .zero), proposal: own)
        }
    }
}

extension StackPlans {
    /// Gives `subviews` their places in `bounds`.
    fileprivate mutating func place(
        _ subviews: LayoutSubviews, in bounds: Rect, _ proposal: ProposedViewSize, _ arrangement: StackArrangement
    ) {
        let plan = placement(of: Array(subviews.nodes), in: proposal, size: bounds.size, arrangement)
        for (subview, child) in zip(subviews, plan.children) {
            subview.place(at: child.origin + (bounds.origin - .zero), proposal: child.proposal)
        }
    }
}
