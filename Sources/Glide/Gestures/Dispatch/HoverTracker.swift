/// Knows over which views of a window the pointer is. Fingers never hover.
@MainActor
final class HoverTracker {
    /// The hover attachments of the views that are hit at a place of the window, innermost first.
    var hitTest: (Point) -> [HoverAttachment] = { _ in [] }
    /// Runs an action of the app; never asks for an unanimated one.
    var performAction: (_ unanimated: Bool, _ action: () -> Void) -> Void = { _, action in action() }

    /// Where the pointer is, or nil when it is not over the window.
    private(set) var pointer: Point?
    /// What the pointer is over, innermost first.
    private(set) var hovered: [HoverAttachment] = []

    init() {}

    /// Takes the events of the pointer; all others are ignored.
    func handle(_ event: InputEvent) {
        switch event {
        case .pointerEnter(let place, _), .pointerMove(let place, _):
            guard place.x.isFinite, place.y.isFinite else { return }
            pointer = place
            update(isMove: true)
        case .pointerLeave: leave()
        default: break
        }
    }

    /// Looks again after views have moved under a pointer at rest.
    func refresh() {
        update(isMove: false)
    }

    /// Ends all hovering: the pointer has left, or the window is hidden.
    func leave() {
        pointer = nil
        update(isMove: false)
    }

    /// Call when a node goes: it is left.
    func targetRemoved(_ target: any GestureTarget) {
        let gone = hovered.filter { $0.target === target }
        hovered.removeAll { $0.target === target }
        for attachment in gone { tellLeave(attachment) }
    }

    private func update(isMove: Bool) {
        let hits = pointer.map(hitTest) ?? []
        let now = hits.filter { $0.target?.isInHierarchy == true }
        let before = hovered
        hovered = now
        for attachment in before where !now.contains(where: { $0 === attachment }) { tellLeave(attachment) }
        for attachment in now.reversed() {
            let isNew = !before.contains { $0 === attachment }
            if isNew { performAction(false) { attachment.onHover(true) } }
            if isNew || isMove, let onMove = attachment.onMove {
                let place = pointer
                performAction(false) { onMove(place) }
            }
        }
    }

    private func tellLeave(_ attachment: HoverAttachment) {
        performAction(false) { attachment.onHover(false) }
        if let onMove = attachment.onMove { performAction(false) { onMove(nil) } }
    }
}
