/// An effect that lasts: the symbol is larger, smaller or gone.
struct SymbolHold: SymbolMotion {
    enum Kind: Equatable {
        case scale(isUp: Bool)
        /// - Parameter moves: whether the symbol changes its size on its way, beside fading.
        case hide(isUp: Bool, moves: Bool)
    }

    private let kind: Kind
    private let speed: Double
    /// Whether the effect is there and gone at once; then somebody else shows the change as a fade.
    private let jumps: Bool
    /// How far the effect has set in.
    private(set) var share = AnimatedValue(0.0, unit: 128)

    init(_ kind: Kind, speed: Double, jumps: Bool = false) {
        self.kind = kind
        self.speed = speed
        self.jumps = jumps
    }

    mutating func start(_ count: Double, at time: Time) {
        set(1, transaction: nil, at: time)
    }

    mutating func stop(at time: Time) {
        set(0, transaction: nil, at: time)
    }

    /// Goes to `goal` under `transaction`, or as the effect does by itself.
    mutating func set(_ goal: Double, transaction: Transaction?, at time: Time) {
        if jumps { return jump(to: goal) }
        let own: Animation =
            if case .scale = kind { .snappy(duration: 0.35 / speed) } else { .smooth(duration: 0.4 / speed) }
        _ = share.set(goal, transaction: transaction ?? Transaction(animation: own), at: time)
    }

    /// Is at `goal` at once.
    mutating func jump(to goal: Double) {
        share.cancel()
        share = AnimatedValue(goal, unit: 128)
    }

    mutating func advance(to time: Time) -> Bool { share.advance(to: time) }

    mutating func cancel() { share.cancel() }

    func apply(to pose: inout SymbolPose) {
        let share = share.presented
        guard share != 0 else { return }
        switch kind {
        case .scale(let isUp): pose.scale *= 1 + (isUp ? 0.22 : -0.18) * share
        case .hide(let isUp, let moves):
            pose.presence *= min(1, max(0, 1 - share))
            if moves { pose.scale *= 1 + (isUp ? 0.4 : -0.5) * share }
        }
    }
}
