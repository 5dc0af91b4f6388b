import Testing

@testable import Glide

@Suite struct `Content that goes on evenly` {
    private let drift = ScrollDrift(offset: 100, velocity: 700, in: 0...1_000, at: Time(seconds: 2))

    @Test func `it goes evenly until the end is near, then slows down without a jump of place or speed`() {
        #expect(drift.position(at: Time(seconds: 1)) == 100)
        #expect(drift.position(at: Time(seconds: 2.5)) == 450)
        #expect(drift.velocity(at: Time(seconds: 2.5)) == 700)
        var (position, velocity) = (drift.position(at: Time(seconds: 2)), 700.0)
        for step in 1...3_000 {
            let time = Time(seconds: 2 + Double(step) / 1_000)
            let (now, speed) = (drift.position(at: time), drift.velocity(at: time))
            #expect(now >= position && now - position < 0.701 && now <= 1_000)
            #expect(speed <= velocity + 1e-9 && velocity - speed < 11)
            (position, velocity) = (now, speed)
        }
        #expect(position == 1_000 && velocity == 0 && drift.isAtRest(at: Time(seconds: 5)))
    }

    @Test func `the velocity is the slope of the position`() {
        for step in 0..<200 {
            let time = 2 + Double(step) / 100 + 0.001
            let slope =
                (drift.position(at: Time(seconds: time + 1e-6)) - drift.position(at: Time(seconds: time - 1e-6))) / 2e-6
            if abs(slope - drift.velocity(at: Time(seconds: time))) > 0.2 {
                // Only where it comes to rest, within a tenth of a point.
                #expect(abs(drift.position(at: Time(seconds: time)) - 1_000) < 0.11)
            }
        }
    }

    @Test func `it goes to the other end as well, and with odd numbers nowhere`() {
        let back = ScrollDrift(offset: 400, velocity: -200, in: 0...1_000, at: .zero)
        #expect(back.landing == 0 && back.position(at: Time(seconds: 1)) == 200)
        for velocity in [0, Double.nan, .infinity] {
            let still = ScrollDrift(offset: 400, velocity: velocity, in: 0...1_000, at: .zero)
            #expect(still.isAtRest(at: Time(seconds: 0.1)) && still.position(at: Time(seconds: 9)) == 400)
        }
        let beyond = ScrollDrift(offset: .nan, velocity: 100, in: 0...0, at: .zero)
        #expect(beyond.position(at: Time(seconds: 1)) == 0)
    }
}
