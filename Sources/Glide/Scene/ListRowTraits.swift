/// What a view says about the row of a list that it stands in.
struct ListRowTraits: Equatable {
    /// Edges of the row without a line, and those with one whatever the list does.
    var hiddenSeparators: VerticalEdge.Set = []
    var visibleSeparators: VerticalEdge.Set = []
    var separatorTint: Color?
    /// From the row's edges to the view; nil as the list has it.
    var insets: EdgeInsets?
}
