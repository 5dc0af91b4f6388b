/// How a layer shows its content.
struct LayerState: Equatable {
    /// From the content's space to the one in which the layer itself stands.
    var transform = Transform.identity
    /// What can be seen of it, in the layer's own space; nil does not clip.
    var clip: Rect?
    /// Opacity of the whole content, 0…1.
    var opacity = 1.0
}
