import Glide

/// Falls to the end of the way and bounces there three times, half as high each time.
struct DroppedBall: CustomAnimation {
    /// Of everything, in seconds.
    var duration: Double

    func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
        guard time < duration else { return nil }
        return value.scaled(by: Self.fallen(time / duration))
    }

    /// The part of the height that is fallen through after a part of the time.
    ///
    /// A fall through height h takes √h, a bounce to h twice that: 1 + 2·(√½ + ½ + √⅛) = 4.12 times the first fall.
    private static func fallen(_ share: Double) -> Double {
        var time = share * (1 + 2 * (0.5.squareRoot() + 0.5 + 0.125.squareRoot()))
        if time < 1 { return time * time }
        time -= 1
        var height = 0.5
        while height > 0.1 {
            let half = height.squareRoot()
            if time < 2 * half { return 1 - height + (time - half) * (time - half) }
            time -= 2 * half
            height /= 2
        }
        return 1
    }
}
