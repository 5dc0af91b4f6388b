/// An action that waits for its moment.
@MainActor
final class LoopTimer {
    /// When the action is due.
    let time: Time
    private var action: (@MainActor () -> Void)?

    init(time: Time, action: @escaping @MainActor () -> Void) {
        self.time = time
        self.action = action
    }

    /// Whether the action still waits.
    var isPending: Bool { action != nil }

    /// Takes the action back. One that ran is past that: nothing happens.
    func cancel() {
        action = nil
    }

    /// Runs the action, once.
    func fire() {
        let action = action
        self.action = nil
        action?()
    }
}
