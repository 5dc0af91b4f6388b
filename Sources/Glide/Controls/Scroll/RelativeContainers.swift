extension ScrollNode: RelativeContainer {
    /// The viewport without the free room around the content; before it has a size, what it was offered.
    var containerSize: Size {
        let room = size == .zero ? offered : size
        return Rect(origin: .zero, size: room).inset(by: insets).size
    }
}
extension PagerNode: RelativeContainer {}
