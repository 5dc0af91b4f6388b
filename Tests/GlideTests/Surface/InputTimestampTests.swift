import Testing

@testable import Glide

@MainActor
struct InputTimestampTests {
    @Test func `milliseconds of the loop's own clock are taken as they are`() {
        let clock = ManualClock(now: Time(seconds: 5_000))
        let times = InputTimestamps(clock: clock)
        #expect(times.time(4_999_990) == Time(seconds: 4_999.990))
        clock.advance(by: 0.1)
        #expect(times.time(5_000_050) == Time(seconds: 5_000.050))
    }

    @Test func `the clock may wrap`() {
        // 2³² ms are 4,294,967.296 s.
        let clock = ManualClock(now: Time(seconds: 4_294_967.290))
        let times = InputTimestamps(clock: clock)
        let first = times.time(UInt32.max - 10)
        clock.advance(by: 0.02)
        let second = times.time(5)
        #expect(abs(second - first - 0.016) < 1e-9)
    }

    @Test func `a clock from elsewhere keeps its distances`() {
        let clock = ManualClock(now: Time(seconds: 5_000))
        let times = InputTimestamps(clock: clock)
        let first = times.time(7)
        #expect(first == Time(seconds: 5_000))
        clock.advance(by: 1)
        let second = times.time(907)
        let third = times.time(957)
        #expect(abs(second - first - 0.9) < 1e-9)
        #expect(abs(third - second - 0.05) < 1e-9)
    }

    @Test func `no event lies in the future or before another`() {
        let clock = ManualClock(now: Time(seconds: 100))
        let times = InputTimestamps(clock: clock)
        _ = times.time(100_000)
        #expect(times.time(100_500) == Time(seconds: 100))
        #expect(times.time(99_000) >= Time(seconds: 100))
    }
}
