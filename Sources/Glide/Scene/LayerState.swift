/// How a layer shows its content.
struct LayerState: Equatable {
    /// From the content's space to the one in which the layer itself stands.
    var transform = Transform.identity
    /// What can be seen of it, in the layer's own space; nil does not clip.
    var clip: Rect?
    /// How far an effect such as a blur reaches out of its content, in the layer's own space.
    var spread = EdgeInsets()
    /// Opacity of the whole content, 0…1.
    var opacity = 1.0

    /// What content that covers `rect` of its own space covers in the layer's.
    func covered(_ rect: Rect) -> Rect {
        if rect.isEmpty { return .zero }
        var result = rect.applying(transform)
        if spread != EdgeInsets() {
            result = Rect(
                x: result.minX - spread.leading, y: result.minY - spread.top,
                width: result.width + spread.leading + spread.trailing,
                height: result.height + spread.top + spread.bottom)
        }
        return clip.map { result.intersection($0) } ?? result
    }
}
