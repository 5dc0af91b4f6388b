/// One movement of fingers on a touchpad, from the first event to the lifting: it belongs to one view, as a finger on a
/// screen does.
///
/// The view is the innermost under the pointer that can move where the fingers first go; content in flight is caught
/// instead. Fingers that go mostly along one axis move nothing along the other.
@MainActor
final class TouchpadScroll {
    /// How far the fingers go before their axis is settled, in points; nothing of it is lost.
    static let settlingDistance = 3.0

    private weak var owner: (any ScrollReceiver)?
    private var axes: Axis.Set = []
    /// Travel that no view has got yet.
    private var pending = Size.zero
    private var travel = Size.zero
    private var tracker = VelocityTracker()

    /// Whether a view follows the fingers.
    var isOwned: Bool { owner?.scene != nil }

    /// Takes one event; `receivers` are the views under the pointer, innermost first.
    func move(_ event: ScrollEvent, over receivers: [any ScrollReceiver]) {
        guard event.delta.width.isFinite, event.delta.height.isFinite else { return }
        pending = pending - event.delta
        if !isOwned {
            owner = nil
            settle(event, receivers)
        }
        guard let owner else { return }
        if tracker.isEmpty { tracker.add(.zero, at: event.time) }
        travel =
            travel
            + Size(
                width: axes.contains(.horizontal) ? pending.width : 0,
                height: axes.contains(.vertical) ? pending.height : 0)
        pending = .zero
        tracker.add(Point(x: travel.width, y: travel.height), at: event.time)
        owner.fingersMoved(travel)
    }

    /// The fingers were lifted.
    func end(at time: Time) {
        guard let owner else { return }
        self.owner = nil
        owner.fingersEnded(velocity: tracker.velocity(at: time))
    }

    /// The fingers are lost: the pointer left, or the window is hidden.
    func cancel() {
        guard let owner else { return }
        self.owner = nil
        owner.fingersEnded(velocity: .zero)
    }

    private func settle(_ event: ScrollEvent, _ receivers: [any ScrollReceiver]) {
        if let flying = receivers.first(where: { $0.isCatchable }) {
            take(flying, along: flying.movableAxes)
            return
        }
        let (across, down) = (abs(pending.width), abs(pending.height))
        guard max(across, down) >= Self.settlingDistance || min(across, down) == 0, max(across, down) > 0 else {
            return
        }
        let axis: Axis = across > down ? .horizontal : .vertical
        let sign = axis == .horizontal ? pending.width : pending.height
        let movable = receivers.filter { $0.movableAxes.contains(Axis.Set(axis)) }
        guard
            let found = movable.first(where: { $0.hasRoom(along: axis, sign) })
                ?? movable.first(where: { $0.stretches(along: axis) })
        else {
            pending = .zero
            return
        }
        let isFree = found.movableAxes == [.horizontal, .vertical]
        take(found, along: isFree ? found.movableAxes : Axis.Set(axis))
    }

    private func take(_ receiver: any ScrollReceiver, along axes: Axis.Set) {
        owner = receiver
        self.axes = axes
        receiver.fingersBegan()
    }
}
