import Wayland
import WaylandClient

/// Hears from the compositor when frames really were seen, and tells when the next one will be.
///
/// A frame is drawn for the moment it is seen: then motion is even though drawing is not.
@MainActor
final class PresentationFeedback {
    /// Most answers that are waited for at once: a compositor that never answers must not make the process grow.
    private static let mostWaiting = 8
    /// Answers older than this, in seconds, say nothing about the next frame.
    private static let longestMemory = 0.5
    /// Seconds between two questions while the screen is even.
    private static let pause = 0.2
    /// Answers in a row that must lie whole refreshes apart before the screen counts as even, and by how much of a refresh
    /// they may be off.
    private static let agreement = 4
    private static let tolerance = 0.05
    /// By what part of it an interval may differ from the one that is announced.
    private static let mostOff = 0.1
    /// A frame drawn closer to a refresh than this part of the interval has missed it. Without it, one drawn on the refresh
    /// itself would count now for this and now for the next one.
    private static let leastLead = 0.1
    /// A frame that takes more refreshes than this is late by accident.
    private static let mostRefreshes = 3.0

    /// Moment and refresh interval, in seconds, of the last frame that was seen.
    @exclusivity(unchecked) private var last: (time: Time, interval: Double)?
    /// Whole refreshes between the first one after a commit and the one at which the frame was seen.
    @exclusivity(unchecked) private var delay = 0.0
    @exclusivity(unchecked) private var waiting = 0
    /// When was asked last, and how many answers in a row have lain whole refreshes apart.
    @exclusivity(unchecked) private var asked = Time(seconds: -.infinity)
    @exclusivity(unchecked) private var agreeing = 0

    /// Asks for the answer about the frame that is about to be committed at `now`.
    func request(_ surface: WlSurface, display: WaylandDisplay) {
        guard let manager = display.globals.presentation, display.globals.presentationClock == .monotonic,
            waiting < Self.mostWaiting
        else { return }
        let committed = display.clock.now
        if agreeing >= Self.agreement, committed - asked < Self.pause { return }
        waiting += 1
        asked = committed
        let feedback = manager.feedback(surface: surface)
        feedback.onEvent = { [weak self] event in self?.handle(event, committed: committed) }
    }

    /// When a frame drawn at `now` will be seen; none while that is not known.
    func expectedTime(now: Time) -> Time? {
        guard let last, now - last.time < Self.longestMemory else { return nil }
        return Self.firstRefresh(after: now, last) + delay * last.interval
    }

    private func handle(_ event: WpPresentationFeedback.Event, committed: Time) {
        switch event {
        case .syncOutput: break
        case .discarded:
            waiting -= 1
            agreeing = 0
        case .presented(let secondsHigh, let secondsLow, let nanoseconds, let refresh, _, _, _):
            waiting -= 1
            let seconds = Double(UInt64(secondsHigh) << 32 | UInt64(secondsLow)) + Double(nanoseconds) * 1e-9
            // 0: the refreshes are not even, or not known. Less than a millisecond or more than a second is no screen.
            let announced = Double(refresh) * 1e-9
            guard (0.001...1).contains(announced) else {
                agreeing = 0
                return last = nil
            }
            let time = Time(seconds: seconds)
            let shown = (time: time, interval: interval(until: time, announced: announced))
            let refreshes = ((shown.time - Self.firstRefresh(after: committed, shown)) / shown.interval).rounded()
            last = shown
            if (0...Self.mostRefreshes).contains(refreshes) { delay = refreshes }
        }
    }

    /// The interval of the refreshes as it turns out to be: some screens, virtual ones above all, are a little off what they
    /// announce. Counts the answers that lie whole refreshes after the one before: then a refresh can be told from one
    /// long ago, and not every frame need ask.
    private func interval(until time: Time, announced: Double) -> Double {
        guard let last, time - last.time < Self.longestMemory else {
            agreeing = 0
            return announced
        }
        let known = abs(last.interval / announced - 1) < Self.mostOff ? last.interval : announced
        let refreshes = max(1, ((time - last.time) / known).rounded())
        let measured = (time - last.time) / refreshes
        guard abs(measured / announced - 1) < Self.mostOff else {
            agreeing = 0
            return announced
        }
        agreeing = abs(measured / known - 1) * refreshes < Self.tolerance ? agreeing + 1 : 0
        return agreeing == 0 ? measured : known + (measured - known) / 4
    }

    /// The first refresh that a frame drawn at `now` can make.
    private static func firstRefresh(after now: Time, _ known: (time: Time, interval: Double)) -> Time {
        known.time + ((now - known.time) / known.interval + leastLead).rounded(.up) * known.interval
    }
}
