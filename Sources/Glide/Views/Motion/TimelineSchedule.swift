/// The moments at which a `TimelineView` is shown anew.
///
/// Moments are `Time`s of the window's clock, not dates: Glide works without Foundation. They fit `Time.now`.
@MainActor
public protocol TimelineSchedule {
    /// The moments, in rising order.
    associatedtype Entries: Sequence<Time>
    /// The moments from the last one that is not after `start` on, in rising order; endless for schedules that are.
    func entries(from start: Time, mode: TimelineScheduleMode) -> Entries
    /// Seconds between frames where the schedule follows the display, nil for a schedule with moments of its own.
    var _frameInterval: Double?? { get }
    /// Whether moments count from the full minutes of the wall clock.
    var _followsWallClock: Bool { get }
}

extension TimelineSchedule {
    /// The schedule has moments of its own.
    public var _frameInterval: Double?? { nil }
    /// They are moments of the window's clock.
    public var _followsWallClock: Bool { false }
}

/// How often a timeline may be shown anew.
@frozen
public enum TimelineScheduleMode: Hashable, Sendable {
    /// As often as the schedule says.
    case normal
    /// Less often, to save energy. Glide does not ask for it yet.
    case lowFrequency
}

extension Time {
    /// The present moment: in a view's body or a gesture's action that of the frame or event, on the clock of the window.
    ///
    /// Use it with `TimelineView`; it is no time of day.
    @MainActor public static var now: Time { ViewHost.current?.now ?? .zero }
}

/// Every frame, or less often.
public struct AnimationTimelineSchedule: TimelineSchedule {
    let minimumInterval: Double?
    let isPaused: Bool

    /// Every frame that is at least `minimumInterval` seconds after the last; never while `paused`.
    public init(minimumInterval: Double? = nil, paused: Bool = false) {
        self.minimumInterval = minimumInterval
        isPaused = paused
    }

    /// The start alone: frames come from the display.
    public func entries(from start: Time, mode: TimelineScheduleMode) -> [Time] { [start] }
    /// See `TimelineSchedule`.
    public var _frameInterval: Double?? { isPaused ? nil : .some(minimumInterval) }
}

/// At equal distances.
public struct PeriodicTimelineSchedule: TimelineSchedule {
    let start: Time
    let interval: Double

    /// At `startDate` and every `interval` seconds from there. An interval that is not above 0 stops at the first.
    public init(from startDate: Time, by interval: Double) {
        start = startDate
        self.interval = interval
    }

    /// The moments, from the last one before `begin` on.
    public func entries(from begin: Time, mode: TimelineScheduleMode) -> some Sequence<Time> {
        let (start, interval) = (start, interval)
        guard interval > 0, interval.isFinite else {
            if !(interval > 0) {
                Warnings.warnOnce(
                    "periodic-\(interval)", "TimelineView: the interval \(interval) is not above 0; nothing changes.")
            }
            return sequence(first: start) { _ in nil }
        }
        let passed = max(0, ((begin.seconds - start.seconds) / interval + 1e-9).rounded(.down))
        var index = passed
        // Counted instead of added up, so that moments do not drift.
        return sequence(first: start + passed * interval) { _ in
            index += 1
            return start + index * interval
        }
    }
}

/// At every full minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule {
    /// At every full minute of the time of day; in a test, of the window's clock.
    public init() {}

    /// The minutes, from the last one before `start` on.
    public func entries(from start: Time, mode: TimelineScheduleMode) -> some Sequence<Time> {
        var minute = (start.seconds / 60 + 1e-9).rounded(.down)
        return sequence(first: Time(seconds: minute * 60)) { _ in
            minute += 1
            return Time(seconds: minute * 60)
        }
    }

    /// See `TimelineSchedule`.
    public var _followsWallClock: Bool { true }
}

/// At moments that are listed.
public struct ExplicitTimelineSchedule<Entries: Sequence<Time>>: TimelineSchedule {
    let times: Entries

    /// At `dates`, which must be in rising order.
    public init(_ dates: Entries) {
        times = dates
    }

    /// The moments.
    public func entries(from start: Time, mode: TimelineScheduleMode) -> Entries { times }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
    /// Every frame.
    public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }
    /// Every frame that is at least `minimumInterval` seconds after the last; never while `paused`.
    public static func animation(
        minimumInterval: Double? = nil, paused: Bool = false
    ) -> AnimationTimelineSchedule {
        AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
    }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    /// At `startDate` and every `interval` seconds from there.
    public static func periodic(from startDate: Time, by interval: Double) -> PeriodicTimelineSchedule {
        PeriodicTimelineSchedule(from: startDate, by: interval)
    }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
    /// At every full minute.
    public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule {
    /// At `dates`, which must be in rising order.
    public static func explicit<S: Sequence<Time>>(_ dates: S) -> ExplicitTimelineSchedule<S>
    where Self == ExplicitTimelineSchedule<S> {
        ExplicitTimelineSchedule(dates)
    }
}
