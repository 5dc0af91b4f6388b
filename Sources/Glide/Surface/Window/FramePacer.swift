/// The moments that frames are drawn for: strictly increasing, and evenly spaced while the screen refreshes evenly.
///
/// A frame callback arrives a little early or late, as the machine finds time; a motion drawn for the moments of
/// arrival would tremble by as much. So once several frames came a whole number of refreshes apart, the moments are
/// counted in refreshes and follow the arrivals only slowly.
struct FramePacer {
    /// How far from a whole number of refreshes an arrival may lie, in refreshes.
    private static let tolerance = 0.2
    /// Arrivals that must agree before they are trusted.
    private static let agreement = 3
    /// Part of each deviation that is taken over: the clocks of screen and machine differ by a little.
    private static let correction = 0.1
    /// After a pause of more refreshes than this, counting starts anew.
    private static let longestPause = 4.0

    private var last: Time?
    private var lastArrival: Time?
    private var agreeing = 0

    /// The target of a frame that is drawn at `now` on a screen of `refreshRate` frames a second: the moment at which
    /// the compositor is `expected` to show it, where that is known.
    mutating func target(now: Time, refreshRate: Double, expected: Time? = nil) -> Time {
        let interval = 1 / refreshRate
        let target = expected ?? steadyTarget(now: now, interval: interval) ?? now
        // Two frames within one tick of the clock still differ by a microsecond.
        let result = last.map { max(target, $0 + 1e-6) } ?? target
        last = result
        lastArrival = now
        return result
    }

    private mutating func steadyTarget(now: Time, interval: Double) -> Time? {
        guard let last, let lastArrival, interval > 0, now - lastArrival < Self.longestPause * interval else {
            agreeing = 0
            return nil
        }
        let refreshes = ((now - lastArrival) / interval).rounded()
        let isWhole = abs((now - lastArrival) / interval - refreshes) < Self.tolerance && refreshes >= 1
        agreeing = isWhole ? min(agreeing + 1, Self.agreement) : 0
        guard agreeing == Self.agreement else { return nil }
        let counted = last + ((now - last) / interval).rounded() * interval
        guard abs(now - counted) < Self.tolerance * interval else {
            agreeing = 0
            return nil
        }
        return counted + (now - counted) * Self.correction
    }
}
