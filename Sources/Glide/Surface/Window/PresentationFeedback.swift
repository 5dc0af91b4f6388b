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
    private static let longestMemory = 0.25
    /// A frame drawn closer to a refresh than this part of the interval has missed it. Without it, one drawn on the refresh
    /// itself would count now for this and now for the next one.
    private static let leastLead = 0.1
    /// A frame that takes more refreshes than this is late by accident.
    private static let mostRefreshes = 3.0

    /// Moment and refresh interval, in seconds, of the last frame that was seen.
    private var last: (time: Time, interval: Double)?
    /// Whole refreshes between the first one after a commit and the one at which the frame was seen.
    private var delay = 0.0
    private var waiting = 0

    /// Asks for the answer about the frame that is about to be committed at `now`.
    func request(_ surface: WlSurface, display: WaylandDisplay) {
        guard let manager = display.globals.presentation, display.globals.presentationClock == .monotonic,
            waiting < Self.mostWaiting
        else { return }
        waiting += 1
        let committed = display.clock.now
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
        case .discarded: waiting -= 1
        case .presented(let secondsHigh, let secondsLow, let nanoseconds, let refresh, _, _, _):
            waiting -= 1
            let seconds = Double(UInt64(secondsHigh) << 32 | UInt64(secondsLow)) + Double(nanoseconds) * 1e-9
            // 0: the refreshes are not even, or not known. Less than a millisecond or more than a second is no screen.
            let interval = Double(refresh) * 1e-9
            guard (0.001...1).contains(interval) else { return last = nil }
            let shown = (time: Time(seconds: seconds), interval: interval)
            let refreshes = ((shown.time - Self.firstRefresh(after: committed, shown)) / interval).rounded()
            last = shown
            if (0...Self.mostRefreshes).contains(refreshes) { delay = refreshes }
        }
    }

    /// The first refresh that a frame drawn at `now` can make.
    private static func firstRefresh(after now: Time, _ known: (time: Time, interval: Double)) -> Time {
        known.time + ((now - known.time) / known.interval + leastLead).rounded(.up) * known.interval
    }
}
