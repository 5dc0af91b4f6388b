/// Pixels that only moved from one frame to the next: whoever has the old frame can move them instead of painting them.
struct ContentShift: Equatable {
    /// The device pixels within which content moved; what moved out of them is gone.
    var area: PixelRect
    /// Columns to the right.
    var dx: Int
    /// Rows down.
    var dy: Int
    /// What remains to be painted afterwards: all of the frame's damage, within the area and outside.
    var rest: [PixelRect]

    /// The part of the area that shows moved pixels.
    var moved: PixelRect {
        PixelRect(x: area.x + dx, y: area.y + dy, width: area.width, height: area.height).intersection(area)
    }

    /// The rows of the area that come into view where it moves up or down.
    var uncoveredRows: PixelRect {
        PixelRect(x: area.x, y: dy > 0 ? area.y : area.maxY + dy, width: area.width, height: abs(dy)).intersection(area)
    }
}
