/// Tells when the next frame callback will come, from the even pace of those before.
///
/// A frame brings two messages, the release of the last buffer and the callback, a refresh apart at most. Who sleeps
/// until a moment after the callback is woken once for both. Being told of a callback only then hides when it came; so
/// each forecast is a little earlier than the pace says, until one comes too early and the true arrival is seen again.
///
/// The pace is measured over callbacks that were not forecast: some screens refresh when they are given something, so
/// that a late answer makes the next interval longer, and a pace taken from that would grow without end.
struct CallbackForecast {
    /// A pace that was measured.
    private struct Pace {
        /// Seconds between two callbacks.
        var interval: Double
        /// Over how many of them it was measured.
        var count: Int

        /// How much earlier each forecast is than the pace says: as much as the interval is uncertain, by the
        /// millisecond of a stamp over the whole.
        var haste: Double { 0.0012 / Double(count) }
    }

    /// Callbacks at an even pace that make a pace known.
    private static let fewest = 24
    /// Forecasts after which the pace is measured anew: screens change their pace untold.
    private static let mostForecasts = 512
    /// Seconds after the expected arrival at which it is looked for.
    private static let margin = 0.0003
    /// Seconds by which two intervals of the same pace may differ: stamps count whole milliseconds.
    private static let tolerance = 0.0016
    /// Intervals in a row of another length that make a pace forgotten.
    private static let mostStrange = 8
    /// Intervals in seconds of screens that there are.
    private static let intervals = 0.002...0.1

    /// When the callback that was asked for will be there; nil while the pace is not known.
    private(set) var expected: Time?
    private var pace: Pace?
    /// Stamp of the first callback of an even run, in milliseconds, and the number of intervals since.
    private var run: (first: UInt32, count: Int)?
    private var lastStamp: UInt32?
    private var strange = 0
    private var forecasts = 0
    /// When the last callback was there, or was looked for.
    private var last: Time?

    /// A callback is asked for at `now`.
    mutating func asked(at now: Time) {
        expected = nil
        // After a pause the screen owes nobody an interval: the callback may come at once.
        guard let last, let pace, now - last < pace.interval else { return }
        expected = last + pace.interval - pace.haste
        forecasts += 1
    }

    /// The callback came at `now`, or `wasThere` already when it was looked for, with the compositor's `stamp`.
    mutating func arrived(at now: Time, stamp: UInt32, wasThere: Bool) {
        let interval = lastStamp.map { Double(stamp &- $0) / 1_000 }
        lastStamp = stamp
        if let expected, let pace, wasThere, now >= expected, now - expected < pace.interval {
            last = expected
            run = nil
        } else {
            last = now + Self.margin
            measure(stamp, interval)
        }
        if let pace, let interval, abs(interval - pace.interval) >= Self.tolerance { strange += 1 } else { strange = 0 }
        if strange > Self.mostStrange || forecasts > Self.mostForecasts { forget() }
        expected = nil
    }

    /// The screen is another one, or runs otherwise.
    mutating func forget() {
        pace = nil
        run = nil
        strange = 0
        forecasts = 0
    }

    private mutating func measure(_ stamp: UInt32, _ interval: Double?) {
        guard let run, let interval else { return run = (stamp, 0) }
        let mean = Double(stamp &- run.first) / Double(run.count + 1) / 1_000
        guard abs(interval - mean) < Self.tolerance else { return self.run = (stamp, 0) }
        self.run = (run.first, run.count + 1)
        if run.count + 1 >= max(Self.fewest, pace?.count ?? 0), Self.intervals.contains(mean) {
            pace = Pace(interval: mean, count: run.count + 1)
        }
    }
}
