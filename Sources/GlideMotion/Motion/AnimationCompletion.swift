/// One completion closure, which waits for every animated attribute that its transaction has set in motion.
///
/// Each animator that starts a motion for it counts up, each that is done counts down. When the count is back at 0 the
/// animator hands the completion out, and the frame loop runs it at a safe moment; whoever runs it first wins, so it
/// runs exactly once. A completion for which nothing was started is `isIdle`, and is run at the next frame.
package final class AnimationCompletion {
    /// What it waits for.
    package let criteria: AnimationCompletionCriteria
    /// How many attributes it still waits for.
    package private(set) var waitCount = 0
    /// Seconds on the clock at which the last attribute was done, which may lie before the frame that found out; nil
    /// before, and where an attribute was stopped.
    package private(set) var endTime: Double?
    private var action: (() -> Void)?

    /// A completion that runs `action` when `criteria` hold for all its attributes.
    package init(criteria: AnimationCompletionCriteria = .logicallyComplete, action: @escaping () -> Void) {
        self.criteria = criteria
        self.action = action
    }

    /// Whether it waits for nothing.
    package var isIdle: Bool { waitCount == 0 }
    /// Whether it has run.
    package var hasRun: Bool { action == nil }

    /// Counts one more attribute to wait for.
    package func begin() {
        waitCount += 1
    }

    /// Takes note that an attribute was done at `seconds` on the clock.
    package func note(end seconds: Double) {
        if seconds.isFinite { endTime = max(endTime ?? seconds, seconds) }
    }

    /// Counts one attribute less; true when it was the last.
    package func end() -> Bool {
        precondition(waitCount > 0, "an animator ended a completion that it had not begun")
        waitCount -= 1
        return waitCount == 0
    }

    /// Has `action` run in place of the closure that was given at the start, where that needs to know the completion.
    package func onRun(_ action: @escaping () -> Void) {
        self.action = action
    }

    /// Runs the closure, once.
    package func run() {
        let action = action
        self.action = nil
        action?()
    }
}
