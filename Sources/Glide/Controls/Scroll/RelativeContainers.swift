extension ScrollNode: RelativeContainer {
    /// The viewport without the free room around the content.
    var containerSize: Size {
        Size(width: max(0, size.width - margins.across), height: max(0, size.height - margins.down))
    }
}
extension PagerNode: RelativeContainer {}
