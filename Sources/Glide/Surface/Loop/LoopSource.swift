/// Something whose descriptors the main loop polls.
@MainActor
protocol LoopSource: AnyObject {
    /// Called before each wait: finishes what this turn began and names the descriptors to wait for.
    func prepareToWait() -> [PollInterest]
    /// Called after each wait with the interests that came true.
    func handle(_ ready: [PollInterest])
}

/// A descriptor and what is awaited on it.
struct PollInterest: Equatable {
    var descriptor: Int32
    var reading = true
    var writing = false
}
