/// Shows its content anew at the moments of a schedule.
///
/// Between two moments nothing runs; a view that is gone and a window that is hidden wake nobody up.
public struct TimelineView<Schedule: TimelineSchedule, Content: View>: PrimitiveView {
    /// What the content may know.
    public struct Context {
        /// How often the content changes.
        @frozen
        public enum Cadence: Hashable, Sendable, Comparable {
            /// All the time.
            case live
            /// Every second or so.
            case seconds
            /// Every minute or so.
            case minutes
        }

        /// The moment of the schedule for which the content is made, on the window's clock. (In SwiftUI it is a
        /// `Date`, which GlideFoundation gives wherever one is asked for; differences of two moments are the same.)
        public let date: Time
        /// How often the content changes.
        public let cadence: Cadence
        /// From the window's clock to the seconds since 1970.
        let dateShift: Double

        /// The moment on the clock on the wall.
        package var secondsSince1970: Double { date.seconds + dateShift }
    }

    let schedule: Schedule
    let content: (TimelineViewDefaultContext) -> Content

    /// Content for every moment of `schedule`.
    public init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content) {
        self.schedule = schedule
        self.content = content
    }

    /// See `View`.
    public static func _makeElement(_ view: Self, in context: _ElementContext) -> _ViewElement {
        TimelineElement(view, in: context)
    }
}

/// What a `TimelineView` tells its content. The same type for all, so that a closure's parameter needs no type.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

final class TimelineElement<Schedule: TimelineSchedule, Content: View>:
    TypedElement<TimelineView<Schedule, Content>>, TimedElement
{
    private var child: TypedElement<Content>!
    private var date = Time.zero
    private var rest: Schedule.Entries.Iterator?
    private var next: Time?

    override init(_ view: TimelineView<Schedule, Content>, in context: _ElementContext) {
        super.init(view, in: context)
        restart()
        child = Content.makeElement(evaluate(), in: context.below(self))
    }

    override var childElements: [_ViewElement] { child.map { [$0] } ?? [] }

    override func update(_ view: TimelineView<Schedule, Content>, in context: _ElementContext) {
        let wasPaused = isPaused
        super.update(view, in: context)
        // A pause keeps its moment, however often the view above is evaluated in it.
        if !(isPaused && wasPaused) { restart() }
        child.update(evaluate(), in: context.below(self))
    }

    override func reevaluate(_ context: _ElementContext) {
        isDirty = false
        child.update(evaluate(), in: context.below(self))
    }

    private func evaluate() -> Content {
        tracking { view.content(TimelineViewDefaultContext(date: date, cadence: cadence, dateShift: host.dateShift)) }
    }

    private var cadence: TimelineViewDefaultContext.Cadence {
        if view.schedule._followsWallClock { return .minutes }
        guard let next else { return .live }
        return next - date >= 60 ? .minutes : next - date >= 1 ? .seconds : .live
    }

    /// From the window's clock to that of the schedule, in seconds.
    private var shift: Double { view.schedule._followsWallClock ? host.wallClockShift : 0 }

    private var isPaused: Bool { (view.schedule as? AnimationTimelineSchedule)?.isPaused == true }

    private func restart() {
        let now = host.now
        if view.schedule._frameInterval != nil {
            date = now
            rest = nil
            host.elementClock.schedule(self, wake(after: now))
            return
        }
        var entries = view.schedule.entries(from: now + shift, mode: .normal).makeIterator()
        date = entries.next().map { $0 - shift } ?? now
        next = entries.next().map { $0 - shift }
        rest = entries
        follow(to: now)
        host.elementClock.schedule(self, next.map { .at($0) } ?? .never)
    }

    /// Takes the last entry that is not after `now`.
    private func follow(to now: Time) {
        var skipped = 0
        while let due = next, due.seconds <= now.seconds + 1e-9, skipped < Self.mostSkipped {
            date = due
            next = rest?.next().map { $0 - shift }
            skipped += 1
        }
        if skipped == Self.mostSkipped, let due = next, due < now {
            // The clock has jumped far ahead: the schedule begins anew from there.
            restart()
        }
    }

    /// More entries than this are not gone through one by one.
    private static var mostSkipped: Int { 10_000 }

    private func wake(after now: Time) -> Wake {
        guard let wanted = view.schedule._frameInterval else { return .never }
        guard let interval = wanted, interval > 0, interval.isFinite else { return .everyFrame }
        return .at(now + interval)
    }

    func tick(at time: Time) -> Wake {
        if view.schedule._frameInterval != nil {
            date = time
            host.markDirty(self)
            return wake(after: time)
        }
        follow(to: time)
        host.markDirty(self)
        return next.map { .at($0) } ?? .never
    }

    override func willUnmount() {
        host.elementClock.cancel(self)
    }
}
