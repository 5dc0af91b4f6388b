import Glibc

/// How quickly a fling loses its speed.
enum ScrollRate: Hashable, CaseIterable {
    /// Scroll views.
    case normal
    /// Content that snaps to targets.
    case fast

    /// What is left of the speed after each millisecond (semantics 6.2).
    var perMillisecond: Double {
        switch self {
        case .normal: 0.998
        case .fast: 0.99
        }
    }

    /// Seconds: the way to a standstill is this times the speed; r / (1 − r) / 1000 (semantics 6.2).
    var reach: Double { perMillisecond / (1 - perMillisecond) / 1000 }

    /// Natural logarithm of what is left of the speed after each second; negative.
    var logarithm: Double { 1000 * log(perMillisecond) }
}
