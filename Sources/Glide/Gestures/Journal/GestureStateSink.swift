/// Where `updating(_:body:)` writes: floor 5 implements it for `@GestureState`.
@MainActor
protocol GestureStateSink {
    associatedtype State
    associatedtype Transaction
    /// Runs `body` on the present value and a fresh transaction, and writes what comes out. `time` is the event's, for
    /// the velocity that springs inherit.
    func update(at time: Time, _ body: (inout State, inout Transaction) -> Void)
    /// Puts the initial value back, as the property wrapper was told to.
    func reset()
}
