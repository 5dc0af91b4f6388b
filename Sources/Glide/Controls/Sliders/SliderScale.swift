/// The numbers along a slider's track.
struct SliderScale: Equatable {
    let least: Double
    let most: Double
    /// The distance from one number to the next; nil takes all there are.
    let step: Double?

    init(least: Double, most: Double, step: Double?) {
        self.least = least.isFinite ? least : 0
        self.most = most.isFinite ? most : self.least
        self.step = step.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
    }

    /// How far along the track `value` is, 0…1; what is no number is at the beginning.
    func fraction(of value: Double) -> Double {
        guard most > least, value > least else { return 0 }
        return min(1, (value - least) / (most - least))
    }

    /// How far an arrow key moves, as a fraction of the track: a step, or a twentieth.
    var keyStep: Double {
        guard let step, most > least else { return 0.05 }
        return min(1, step / (most - least))
    }

    /// How far a page key moves, as a fraction of the track: a fifth, and a step at least.
    var keyPage: Double { max(0.2, keyStep) }

    /// The number at `fraction` of the track, on a step if there are any.
    func value(at fraction: Double) -> Double {
        let exact = least + min(1, max(0, fraction)) * (most - least)
        guard let step else { return exact }
        return min(most, least + ((exact - least) / step).rounded() * step)
    }
}
