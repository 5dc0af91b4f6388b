/// A moment on a clock, in seconds after that clock's own zero.
///
/// Motion is asked where it is at a moment and never by how much to go on, so a clock may jump or stand still.
@frozen
public struct Time: Hashable, Comparable, Sendable {
    /// Seconds after the clock's zero. Negative before it.
    public var seconds: Double

    /// The moment `seconds` after the clock's zero.
    @inlinable
    public init(seconds: Double) {
        self.seconds = seconds
    }

    /// The moment `duration` after the clock's zero.
    public init(_ duration: Duration) {
        seconds = duration.inSeconds
    }

    /// The clock's zero.
    @inlinable public static var zero: Time { Time(seconds: 0) }

    /// The moment `seconds` after the clock's zero.
    @inlinable public static func seconds(_ seconds: Double) -> Time { Time(seconds: seconds) }

    /// Whether `a` comes before `b`.
    @inlinable public static func < (a: Time, b: Time) -> Bool { a.seconds < b.seconds }
    /// The moment `seconds` later.
    @inlinable public static func + (time: Time, seconds: Double) -> Time { Time(seconds: time.seconds + seconds) }
    /// The moment `seconds` earlier.
    @inlinable public static func - (time: Time, seconds: Double) -> Time { Time(seconds: time.seconds - seconds) }
    /// The seconds from `start` to `end`.
    @inlinable public static func - (end: Time, start: Time) -> Double { end.seconds - start.seconds }
    /// Moves the moment to `seconds` later.
    @inlinable public static func += (time: inout Time, seconds: Double) { time.seconds += seconds }
    /// Moves the moment to `seconds` earlier.
    @inlinable public static func -= (time: inout Time, seconds: Double) { time.seconds -= seconds }
}

extension Time: CustomStringConvertible {
    /// The moment as `0.25 s`.
    public var description: String { "\(seconds) s" }
}

extension Duration {
    /// The duration in seconds, rounded to the nearest `Double`.
    package var inSeconds: Double {
        let parts = components
        return Double(parts.seconds) + Double(parts.attoseconds) * 1e-18
    }
}
