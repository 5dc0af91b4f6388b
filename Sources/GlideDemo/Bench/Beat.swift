import Glide

/// Something done again and again at an even pace.
enum Beat {
    /// Runs `action` at each whole multiple of `interval` from now, until the task is cancelled. Being late once does
    /// not delay the rest.
    @MainActor
    static func every(_ interval: Duration, _ action: () -> Void) async {
        let clock = ContinuousClock()
        var next = clock.now
        while true {
            next += interval
            try? await Task.sleep(until: next, clock: clock)
            if Task.isCancelled { return }
            action()
        }
    }
}
