import Testing

@testable import Glide

@Suite struct CallbackForecastTests {
    /// A screen that sends callbacks, and a client that answers each at once, or looks for it when it is forecast.
    private struct Screen {
        var forecast = CallbackForecast()
        /// Seconds from one callback to the next.
        var interval: Double
        /// Whether the interval begins with the client's answer instead of the last callback.
        var waitsForAnswers = false
        /// When the client was woken last.
        var woken = 10.0
        var callback = 10.0
        /// Wakings that found the callback there.
        var hits = 0

        /// A frame; answers how long after the callback the client is woken.
        mutating func frame() -> Double {
            forecast.asked(at: Time(seconds: woken + 0.0002))
            callback = (waitsForAnswers ? woken + 0.0002 : callback) + interval
            let looked = forecast.expected?.seconds ?? 0
            if looked >= callback { hits += 1 }
            woken = max(callback, looked)
            forecast.arrived(at: Time(seconds: woken), stamp: UInt32(callback * 1_000), wasThere: looked >= callback)
            return woken - callback
        }
    }

    @Test(arguments: [1 / 60.0, 1 / 144.0, 0.016, 1 / 30.0])
    func `three of four callbacks of an even screen are there when they are looked for, hardly late`(_ interval: Double)
    {
        var screen = Screen(interval: interval)
        let delays = (0..<400).map { _ in screen.frame() }
        #expect(screen.hits > 300)
        #expect(delays.allSatisfy { $0 < 0.0005 })
        #expect(delays.prefix(12).allSatisfy { $0 == 0 })
    }

    @Test func `a screen that waits for answers is not slowed down more and more`() {
        var screen = Screen(interval: 0.016, waitsForAnswers: true)
        for _ in 0..<300 { _ = screen.frame() }
        let start = screen.callback
        for _ in 0..<100 { _ = screen.frame() }
        #expect((screen.callback - start) / 100 < 0.0166)
    }

    @Test func `another pace is found out`() {
        var screen = Screen(interval: 1 / 60.0)
        for _ in 0..<100 { _ = screen.frame() }
        screen.interval = 1 / 144.0
        for _ in 0..<60 { _ = screen.frame() }
        #expect((0..<100).allSatisfy { _ in screen.frame() < 0.0005 })
    }

    @Test func `after a pause and on another screen nothing is forecast`() {
        var screen = Screen(interval: 1 / 60.0)
        for _ in 0..<60 { _ = screen.frame() }
        screen.forecast.asked(at: Time(seconds: screen.woken + 1))
        #expect(screen.forecast.expected == nil)
        screen.forecast.forget()
        screen.forecast.asked(at: Time(seconds: screen.woken + 0.0001))
        #expect(screen.forecast.expected == nil)
    }
}
