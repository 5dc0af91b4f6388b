/// The course of a symbol effect in time, asked at absolute moments: what it has come to depends on what happened to it,
/// not on the frames that were shown.
@MainActor
protocol SymbolMotion {
    /// Begins, or begins once more: `count` runs, infinite for on and on.
    mutating func start(_ count: Double, at time: Time)
    /// Comes to rest from where it is.
    mutating func stop(at time: Time)
    /// Brings the motion to `time`; answers whether it goes on.
    mutating func advance(to time: Time) -> Bool
    /// Ends at once.
    mutating func cancel()
    /// Adds what the motion does to `pose`.
    func apply(to pose: inout SymbolPose)
}
