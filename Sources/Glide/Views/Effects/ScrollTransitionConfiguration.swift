/// Where a view is that comes into a scroll view and leaves it.
public enum ScrollTransitionPhase: Hashable, Sendable {
    /// Before the beginning of what is seen.
    case topLeading
    /// In view.
    case identity
    /// Beyond the end of what is seen.
    case bottomTrailing

    /// Whether the view is in view.
    public var isIdentity: Bool { self == .identity }

    /// −1 before the beginning, 0 in view, 1 beyond the end.
    public var value: Double {
        switch self {
        case .topLeading: -1
        case .identity: 0
        case .bottomTrailing: 1
        }
    }
}

/// How a view's look changes as it comes into a scroll view and leaves it.
public struct ScrollTransitionConfiguration: Sendable {
    var animation: Animation?
    private var curve: UnitCurve?
    private var isOff = false
    private(set) var threshold = Threshold.visible

    /// The look follows the scrolling.
    public static var interactive: ScrollTransitionConfiguration { ScrollTransitionConfiguration() }

    /// The look follows the scrolling along `timingCurve`.
    public static func interactive(timingCurve: UnitCurve) -> ScrollTransitionConfiguration {
        var configuration = ScrollTransitionConfiguration()
        configuration.curve = timingCurve
        return configuration
    }

    /// The look changes with the default animation.
    public static var animated: ScrollTransitionConfiguration { animated(.default) }

    /// The look changes with `animation`.
    public static func animated(_ animation: Animation) -> ScrollTransitionConfiguration {
        var configuration = ScrollTransitionConfiguration()
        configuration.animation = animation
        return configuration
    }

    /// The look does not change.
    public static var identity: ScrollTransitionConfiguration {
        var configuration = ScrollTransitionConfiguration()
        configuration.isOff = true
        return configuration
    }

    /// The same with another moment from which the view counts as in view.
    public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
        var configuration = self
        configuration.threshold = threshold
        return configuration
    }

    func curved(_ share: Double) -> Double {
        if isOff { return 0 }
        guard let curve else { return share }
        let shaped = curve.value(at: abs(share))
        return share < 0 ? -shaped : shaped
    }

    /// From where on a view counts as in view.
    public struct Threshold: Sendable, Equatable {
        private enum Kind: Equatable {
            case visible(Double)
            case centered
        }

        private let kind: Kind

        /// All of it is seen.
        public static let visible = Threshold(kind: .visible(1))
        /// Something of it is seen.
        public static let hidden = Threshold(kind: .visible(0))
        /// It stands in the middle.
        public static let centered = Threshold(kind: .centered)
        /// So large a share of it is seen, 0 to 1; others are brought there.
        public static func visible(_ amount: Double) -> Threshold {
            Threshold(kind: .visible(amount.isNaN ? 1 : min(1, max(0, amount))))
        }

        /// How far a view at `frame` is from counting as in view where `seen` is seen: −1 to 1.
        func share(of frame: ClosedRange<Double>, in seen: ClosedRange<Double>) -> Double {
            let extent = frame.upperBound - frame.lowerBound
            let length = seen.upperBound - seen.lowerBound
            switch kind {
            case .centered:
                let way = (frame.lowerBound + frame.upperBound - seen.lowerBound - seen.upperBound) / 2
                let most = (extent + length) / 2
                return most > 0 ? min(1, max(-1, way / most)) : 0
            case .visible(let amount):
                let shown = min(frame.upperBound, seen.upperBound) - max(frame.lowerBound, seen.lowerBound)
                // A view that is larger than the viewport is in view when it fills it.
                let whole = min(extent, length)
                let part = whole > 0 ? max(0, shown) / whole : shown >= 0 ? 1 : 0
                let isBefore = frame.lowerBound + frame.upperBound < seen.lowerBound + seen.upperBound
                let missing = amount > 0 ? max(0, min(1, (amount - part) / amount)) : part > 0 ? 0 : 1
                return isBefore ? -missing : missing
            }
        }
    }
}
