@testable import Glide
@testable import GlideTesting

/// What a surface may be in the middle of when something happens. It can be in several of these at once.
enum RandomSurfaceState: String, CaseIterable {
    /// No configure was answered yet.
    case new
    /// Answered, but without a picture.
    case empty
    /// Nothing is going on.
    case resting
    /// A frame callback waits.
    case awaitingFrame
    /// The compositor holds all of its pictures.
    case starved
    case suspended
    case pressed, touched, focused
    case underPopup
    /// The client has destroyed it; the compositor has not read that.
    case gone

    /// Whether surfaces of the kind are ever in the state.
    func isPossible(_ kind: RandomWindow.Kind) -> Bool {
        switch self {
        case .suspended: kind == .toplevel
        case .underPopup: kind != .lock
        default: true
        }
    }
}

extension RandomWindow {
    /// The states that the surface is in; none once both sides have forgotten it.
    @MainActor
    func states(_ display: WaylandDisplay) -> [RandomSurfaceState] {
        guard let mock, mock.resource.isAlive else { return [] }
        let content = role.content
        guard content.isAlive else { return [.gone] }
        var states: [RandomSurfaceState] = []
        if mock.role?.hasAcknowledged != true {
            states.append(.new)
        } else if mock.buffer == nil {
            states.append(.empty)
        }
        if !mock.callbacks.isEmpty { states.append(.awaitingFrame) }
        if content.buffers.isStarved { states.append(.starved) }
        if content.isSuspended { states.append(.suspended) }
        if display.seats.contains(where: { $0.pointer?.pressSerial(on: content) != nil }) { states.append(.pressed) }
        if display.seats.contains(where: { $0.touch?.downSerial(on: content) != nil }) { states.append(.touched) }
        if hasFocus { states.append(.focused) }
        if (role as? any PopupParent)?.popup != nil { states.append(.underPopup) }
        return states.isEmpty ? [.resting] : states
    }
}
