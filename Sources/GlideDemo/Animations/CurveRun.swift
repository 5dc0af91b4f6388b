import Glide

/// A run along a curve: the clock of a graph and the value, which set out at the same moment.
struct CurveRun {
    private(set) var clock = 0.0
    private(set) var value = 0.0
    /// How the clock goes on.
    private(set) var pace: Animation?

    /// Starts over: what runs is stopped, then the value sets out with `animation` and the clock at an even pace.
    ///
    /// - Parameters:
    ///   - span: the seconds that the clock takes.
    ///   - isEndless: whether the clock starts over at its end.
    ///   - delay: seconds before both set out.
    ///   - change: what else travels with the value.
    @MainActor
    static func start(
        _ run: Binding<CurveRun>, _ animation: Animation, span: Double, isEndless: Bool = false,
        after delay: Double = 0,
        change: () -> Void = {}
    ) {
        func late(_ animation: Animation) -> Animation { delay > 0 ? animation.delay(delay) : animation }
        let stop = Animation.linear(duration: 0)
        withAnimation(stop) {
            run.wrappedValue.pace = stop
            run.wrappedValue.clock = 0
            run.wrappedValue.value = 0
        }
        let pace = Animation.linear(duration: span)
        withAnimation(late(animation)) {
            run.wrappedValue.pace = late(isEndless ? pace.repeatForever(autoreverses: false) : pace)
            run.wrappedValue.clock = 1
            run.wrappedValue.value = 1
            change()
        }
    }
}
