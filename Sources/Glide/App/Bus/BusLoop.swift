/// A loop that serves buses: the main loop, or a test's.
@MainActor
protocol BusLoop: LoopClock {
    /// Polls `source` from now on.
    func add(_ source: any LoopSource)
    /// Polls `source` no longer.
    func remove(_ source: any LoopSource)
}

extension MainLoop: BusLoop {}
