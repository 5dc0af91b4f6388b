/// What a view tells the grid in which it is a cell.
struct GridTraits: Equatable {
    /// The row in which the view stands; nil is a view that takes a row of its own.
    var row: ObjectIdentifier?
    /// How the row lines up its cells; nil as the grid does.
    var rowAlignment: VerticalAlignment?
    /// How many columns the view takes.
    var columns: Int?
    /// Where it stands in its cell.
    var anchor: UnitPoint?
    /// How its whole column is lined up.
    var columnAlignment: HorizontalAlignment?
    /// The directions in which it does not count for the size of its row or column.
    var unsizedAxes: Axis.Set?

    /// Takes from `inner`, a view inside, what is not said here.
    mutating func complete(from inner: GridTraits) {
        row = row ?? inner.row
        rowAlignment = rowAlignment ?? inner.rowAlignment
        columns = columns ?? inner.columns
        anchor = anchor ?? inner.anchor
        columnAlignment = columnAlignment ?? inner.columnAlignment
        unsizedAxes = unsizedAxes ?? inner.unsizedAxes
    }
}

extension Node {
    /// What the node, or what it wraps, tells a grid.
    final var gridTraits: GridTraits {
        var result = traits?.grid ?? GridTraits()
        if isWrapper, !keepsTraits, children.count == 1 { result.complete(from: children[0].gridTraits) }
        return result
    }

    /// The value that the node, or what it wraps, was given for layouts under `key`.
    final func layoutValue(under key: ObjectIdentifier) -> Any? {
        if let value = traits?.layoutValues?[key] { return value }
        return children.count == 1 && !keepsTraits ? children[0].layoutValue(under: key) : nil
    }
}
