/// A moment: absolute seconds of the frame clock.
public struct Time: Hashable, Comparable, Sendable {
    /// Seconds since the clock's origin.
    public var seconds: Double

    /// The moment `seconds` after the clock's origin.
    public init(seconds: Double) {
        self.seconds = seconds
    }

    /// Whether `a` comes before `b`.
    public static func < (a: Time, b: Time) -> Bool { a.seconds < b.seconds }
    /// The moment `seconds` later.
    public static func + (time: Time, seconds: Double) -> Time { Time(seconds: time.seconds + seconds) }
    /// The seconds from `start` to `end`.
    public static func - (end: Time, start: Time) -> Double { end.seconds - start.seconds }
}
