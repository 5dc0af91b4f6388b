import Glide

/// A frame that travels: each leg starts out of whatever the earlier ones do. Springs being linear, the legs add up.
struct Flight {
    private let start: Rect
    private var legs: [(time: Double, from: Rect, to: Rect)] = []
    private let spring: StepResponse

    init(from start: Rect, spring: StepResponse = .tabs) {
        self.start = start
        self.spring = spring
    }

    /// Heads for `target` from `time` on.
    mutating func head(for target: Rect, at time: Double) {
        legs.append((time, legs.last?.to ?? start, target))
    }

    private func sum(_ part: (Rect) -> Double, _ response: (Double) -> Double) -> Double {
        legs.reduce(0) { $0 + (part($1.to) - part($1.from)) * response($1.time) }
    }

    func center(at time: Double) -> Double {
        start.midX + sum(\.midX) { spring.value(at: time - $0) }
    }

    func width(at time: Double) -> Double {
        start.width + sum(\.width) { spring.value(at: time - $0) }
    }

    func centerVelocity(at time: Double) -> Double {
        sum(\.midX) { spring.velocity(at: time - $0) }
    }

    func widthVelocity(at time: Double) -> Double {
        sum(\.width) { spring.velocity(at: time - $0) }
    }
}
