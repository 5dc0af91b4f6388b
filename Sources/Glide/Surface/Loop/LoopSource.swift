/// Something whose descriptors the main loop polls.
@MainActor
protocol LoopSource: AnyObject {
    /// Called before each wait: finishes what this turn began and names the descriptors to wait for.
    func prepareToWait() -> PollInterests
    /// Called after each wait with what came true; `.none` if nothing did, or if the loop did not wait after all.
    func handle(_ ready: PollInterests.Ready)
}
