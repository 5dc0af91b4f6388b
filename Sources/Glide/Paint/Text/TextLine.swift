/// A line of a text: which clusters it shows, and where it lies.
struct TextLine {
    /// Clusters of one shaped text: a part of the content, or the "…" for what is left out.
    struct Piece {
        var shaped: ShapedText
        var range: Range<Int>
        /// The content's run that every cluster belongs to, where the shaped text is not that of the content.
        var ellipsisRun: Int?
    }

    /// In the order of reading.
    var pieces: [Piece]
    /// How many clusters at the end are white space that hangs over the edge and is not counted in the width.
    var hanging = 0
    var ascent = 0.0
    var descent = 0.0
    /// From the top of the layout, in points.
    var top = 0.0

    var height: Double { ascent + descent }
    /// From the top of the layout, in points.
    var baseline: Double { top + ascent }
}
