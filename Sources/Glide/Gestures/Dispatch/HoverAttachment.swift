/// A view's wish to know when the pointer is over it.
@MainActor
final class HoverAttachment {
    weak var target: (any GestureTarget)?
    /// True when the pointer comes over the view, false when it goes.
    var onHover: (Bool) -> Void
    /// The pointer's place in the window with each movement over the view; nil when it goes.
    var onMove: ((Point?) -> Void)?

    init(target: any GestureTarget, onHover: @escaping (Bool) -> Void, onMove: ((Point?) -> Void)? = nil) {
        self.target = target
        self.onHover = onHover
        self.onMove = onMove
    }
}
