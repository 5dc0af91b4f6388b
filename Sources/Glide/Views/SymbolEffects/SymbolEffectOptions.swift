/// How fast and how often a symbol effect runs.
public struct SymbolEffectOptions: Hashable, Sendable {
    /// How an effect is repeated.
    public struct RepeatBehavior: Hashable, Sendable {
        /// Infinite for on and on.
        var count: Double
        /// Seconds from the end of one run to the beginning of the next.
        var delay = 0.0

        /// On and on, without a pause.
        public static let continuous = RepeatBehavior(count: .infinity)
        /// On and on, with a pause of a second after each run.
        public static let periodic = RepeatBehavior.periodic()

        /// `count` runs (nil is on and on, below 1 counts as 1) with `delay` seconds between them, without one 1 s. A delay
        /// that is negative or not a number counts as 0.
        public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
            let delay = delay ?? 1
            return RepeatBehavior(
                count: count.map { Double(max(1, $0)) } ?? .infinity, delay: delay > 0 ? min(delay, 1e9) : 0)
        }
    }

    /// How fast: a number above 0.
    private(set) var speed = 1.0
    /// What was given as a speed and is none, in words.
    private(set) var oddSpeed: String?
    /// What was said about repeats; nil is what is usual for the effect.
    private(set) var repeats: RepeatBehavior?

    /// As is usual for the effect.
    public static let `default` = SymbolEffectOptions()
    /// On and on.
    public static let repeating = SymbolEffectOptions.default.repeating
    /// Once.
    public static let nonRepeating = SymbolEffectOptions.default.nonRepeating

    /// `speed` times as fast. What is not a number above 0 is warned of and counts as 1.
    public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions.default.speed(speed) }
    /// `count` times; nil is on and on, below 1 counts as 1.
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions.default.repeat(count) }
    /// As often as `behavior` says.
    public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
        SymbolEffectOptions.default.repeat(behavior)
    }

    /// On and on.
    public var repeating: SymbolEffectOptions { self.repeat(.continuous) }
    /// Once.
    public var nonRepeating: SymbolEffectOptions { self.repeat(1) }
    /// `speed` times as fast. What is not a number above 0 is warned of and counts as 1.
    public func speed(_ speed: Double) -> SymbolEffectOptions {
        with(self) {
            let isUsable = speed > 0 && speed.isFinite
            $0.speed = isUsable ? min(max(speed, 1e-6), 1e6) : 1
            $0.oddSpeed = isUsable ? nil : "\(speed)"
        }
    }
    /// `count` times; nil is on and on, below 1 counts as 1.
    public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
        self.repeat(RepeatBehavior(count: count.map { Double(max(1, $0)) } ?? .infinity))
    }
    /// As often as `behavior` says.
    public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { with(self) { $0.repeats = behavior } }
}
