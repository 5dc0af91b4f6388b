/// How large texts are, in the steps that people choose from.
@frozen
public enum DynamicTypeSize: Int, Hashable, Comparable, Sendable, CaseIterable {
    /// The smallest.
    case xSmall
    /// Smaller than usual.
    case small
    /// A little smaller than usual.
    case medium
    /// As usual.
    case large
    /// A little larger.
    case xLarge
    /// Larger.
    case xxLarge
    /// The largest but for those who need more.
    case xxxLarge
    /// For those who need large letters.
    case accessibility1
    /// Larger again.
    case accessibility2
    /// Larger again.
    case accessibility3
    /// Larger again.
    case accessibility4
    /// The largest.
    case accessibility5

    /// Whether the size is one of those for people who need large letters.
    public var isAccessibilitySize: Bool { self >= .accessibility1 }

    /// Smaller before larger.
    public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
}

extension DynamicTypeSize {
    /// By how much texts are larger than usual: what body text of 17 points becomes, by the table of Apple's Human
    /// Interface Guidelines.
    var textScale: Double {
        let sizes = [14.0, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
        return sizes[rawValue] / 17
    }

    /// The step nearest to a scale.
    init(nearest scale: Double) {
        self = Self.allCases.min { abs($0.textScale - scale) < abs($1.textScale - scale) } ?? .large
    }
}

extension EnvironmentValues {
    /// How large texts are; the nearest step where the desktop scales them by a number of its own.
    public var dynamicTypeSize: DynamicTypeSize {
        get { DynamicTypeSize(nearest: textScale) }
        set { textScale = newValue.textScale }
    }
}

extension View {
    /// Draws the texts inside as large as `size` says.
    public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
        environment(\.dynamicTypeSize, size)
    }

    /// Keeps the texts inside within `range`, however large people want them.
    public func dynamicTypeSize(_ range: some RangeExpression<DynamicTypeSize>) -> some View {
        let allowed = DynamicTypeSize.allCases.filter { range.contains($0) }
        return EnvironmentModified(content: self) { environment in
            guard let least = allowed.first, let most = allowed.last else { return }
            environment.textScale = min(max(environment.textScale, least.textScale), most.textScale)
        }
    }
}
