/// Stand-in until the motion floor is merged; delete then.
public struct Time: Hashable, Comparable, Sendable {
    public var seconds: Double

    public init(seconds: Double) {
        self.seconds = seconds
    }

    public static func < (a: Time, b: Time) -> Bool { a.seconds < b.seconds }
    public static func + (time: Time, seconds: Double) -> Time { Time(seconds: time.seconds + seconds) }
    public static func - (end: Time, start: Time) -> Double { end.seconds - start.seconds }
}
