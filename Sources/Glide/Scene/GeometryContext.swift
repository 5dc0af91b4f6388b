/// What the geometry pass hands down the tree.
struct GeometryContext {
    /// The transaction under which changes of place are shown.
    var transaction: Transaction
    /// When the change happened.
    var time: Time
    /// Device pixels a point.
    var scale: Double
    /// Where the layers above move the space, by their model values: frames are rounded to pixels of the window.
    var shift = Size.zero
    /// Whether frames are taken as they are, without animation. Set inside a view that a matched group places.
    var isDirect = false
    /// By how much the space has moved under what is seen, which did not move: no change of place to be shown.
    var rebase = Size.zero
    /// Whether frames are rounded to device pixels. Not so while they travel.
    var isSnapped = true

    /// `frame` with its edges on device pixels, nearest or up.
    func snapped(_ frame: Rect) -> Rect {
        if !isSnapped { return frame }
        let left = snap(frame.minX + shift.width) - shift.width
        let top = snap(frame.minY + shift.height) - shift.height
        let right = snap(frame.maxX + shift.width) - shift.width
        let bottom = snap(frame.maxY + shift.height) - shift.height
        return Rect(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
    }

    private func snap(_ value: Double) -> Double {
        // 1/1024 of a pixel is below what arithmetic on layout numbers may lose.
        (value * scale + 0.5 + 1.0 / 1024).rounded(.down) / scale
    }
}
