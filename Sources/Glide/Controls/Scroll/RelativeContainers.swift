extension ScrollNode: RelativeContainer {
    /// The viewport without the free room around the content.
    var containerSize: Size { Rect(origin: .zero, size: size).inset(by: insets).size }
}
extension PagerNode: RelativeContainer {}
