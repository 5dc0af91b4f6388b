import Glibc
import Testing

@testable import Glide

/// The figures of semantics 6.2 and 6.1.
@Suite struct ScrollPhysicsTests {
    // MARK: fling

    @Test(
        arguments: [
            (500.0, ScrollRate.normal, 244.51, 1.9541), (1000, .normal, 494.01, 2.3003),
            (3000, .normal, 1492.01, 2.8490),
            (1000, .fast, 98.01, 0.4582), (3000, .fast, 296.01, 0.5675),
        ])
    func `a fling lands where and when iOS lands`(velocity: Double, rate: ScrollRate, landing: Double, duration: Double)
    {
        for sign in [1.0, -1] {
            let fling = ScrollFling(from: 0, velocity: sign * velocity, rate: rate)
            #expect(abs(fling.landing - sign * landing) < 0.005)
            #expect(abs(fling.duration - duration) < 0.0001)
            #expect(abs(fling.position(at: fling.duration) - fling.landing) < 1e-9)
            #expect(abs(fling.position(at: fling.duration - 1e-9) - fling.landing) < 1e-6)
        }
    }

    @Test(arguments: [(0.1, 90.535), (0.25, 196.493), (0.5, 315.612), (1, 431.603)])
    func `a fling of 1000 points per second is on its way`(seconds: Double, position: Double) {
        #expect(abs(ScrollFling(from: 0, velocity: 1000).position(at: seconds) - position) < 0.001)
    }

    @Test func `its reach is WWDC's projection`() {
        #expect(abs(ScrollRate.normal.reach * 1000 - 499) < 1e-9)
        #expect(abs(ScrollRate.fast.reach * 1000 - 99) < 1e-9)
    }

    @Test func `a fling knows when it passes a place`() throws {
        let fling = ScrollFling(from: 100, velocity: -2000)
        for place in stride(from: 100.0, to: fling.landing, by: -50) {
            let time = try #require(fling.time(of: place))
            #expect(abs(fling.position(at: time) - place) < 1e-9)
        }
        #expect(fling.time(of: 101) == nil)
        #expect(fling.time(of: fling.landing - 1) == nil)
    }

    @Test func `a fling can be aimed`() {
        for target in [-400.0, -3, 0, 0.5, 900] {
            let fling = ScrollFling(from: 10, landing: target, rate: .fast)
            #expect(abs(fling.landing - target) < 1e-9)
        }
    }

    @Test func `slow, endless and senseless flings`() {
        #expect(ScrollFling(from: 5, velocity: 10).duration == 0)
        #expect(ScrollFling(from: 5, velocity: 10).position(at: 1) == 5)
        #expect(ScrollFling(from: .nan, velocity: .nan).landing == 0)
        #expect(ScrollFling(from: 0, velocity: .infinity).landing.isFinite)
        #expect(ScrollFling(from: 0, velocity: 1000).position(at: -1) == 0)
        #expect(
            ScrollFling(from: 0, velocity: 1000).position(at: .infinity) == ScrollFling(from: 0, velocity: 1000).landing
        )
    }

    // MARK: rubber band

    @Test(
        arguments: [
            (10.0, 400.0, 5.425), (50, 400, 25.731), (100, 400, 48.352), (200, 400, 86.275), (400, 400, 141.935),
            (100, 800, 51.462), (400, 800, 172.549),
        ])
    func `the rubber band gives way as on iOS`(distance: Double, length: Double, shown: Double) {
        #expect(abs(RubberBand.displacement(of: distance, length: length) - shown) < 0.001)
        #expect(abs(RubberBand.displacement(of: -distance, length: length) + shown) < 0.001)
        let back = RubberBand.distance(showing: RubberBand.displacement(of: distance, length: length), length: length)
        #expect(abs(back - distance) < 1e-9)
        let step = 1e-5
        let slope =
            (RubberBand.displacement(of: distance + step, length: length)
                - RubberBand.displacement(of: distance - step, length: length)) / (2 * step)
        #expect(abs(slope - RubberBand.slope(at: distance, length: length)) < 1e-6)
    }

    @Test func `the rubber band holds at any pull`() {
        #expect(RubberBand.displacement(of: .infinity, length: 400) == 400)
        #expect(RubberBand.displacement(of: .nan, length: 400) == 0)
        #expect(RubberBand.displacement(of: 50, length: 0) == 0)
        #expect(RubberBand.displacement(of: 50, length: -1) == 0)
        #expect(RubberBand.displacement(of: 100, length: .infinity).rounded() == 55)
        #expect(RubberBand.distance(showing: 500, length: 400).isFinite)
        #expect(RubberBand.slope(at: 0, length: 400) == 0.55)
    }

    @Test func `an offset beyond the range is held back, and can be taken up again`() {
        for offset in stride(from: -300.0, through: 500, by: 7) {
            let shown = RubberBand.offset(offset, in: 0...200, length: 400)
            if (0...200).contains(offset) { #expect(shown == offset) }
            #expect(abs(RubberBand.fingerOffset(showing: shown, in: 0...200, length: 400) - offset) < 1e-9)
        }
    }

    // MARK: bounce

    @Test func `an impact of 1000 points per second peaks at 33 points after 91 milliseconds`() {
        let bounce = ScrollBounce(impactVelocity: 1000)
        #expect(abs(bounce.overshoot(at: 1 / 11) - 33.444) < 0.001)
        #expect(abs(bounce.velocity(at: 1 / 11)) < 1e-9)
        #expect(bounce.velocity(at: 0) == 1000)
    }

    @Test(arguments: [(0.05, 76.834), (0.1, 50.302), (0.2, 20.548), (0.3, 8.355), (0.5, 1.381)])
    func `a held overshoot of 100 points comes back as on iOS`(seconds: Double, overshoot: Double) {
        #expect(abs(ScrollBounce(releasedAt: 100).overshoot(at: seconds) - overshoot) < 0.001)
        #expect(abs(ScrollBounce(releasedAt: -100).overshoot(at: seconds) + overshoot) < 0.001)
    }

    @Test func `bounces end where nothing can be seen any more, and velocities are derivatives`() {
        let bounces = [
            ScrollBounce(impactVelocity: 1000), ScrollBounce(impactVelocity: -50), ScrollBounce(impactVelocity: 1e6),
            ScrollBounce(releasedAt: 100), ScrollBounce(releasedAt: -3, velocity: -2000),
            ScrollBounce(releasedAt: 80, velocity: -500),
        ]
        for bounce in bounces {
            let end = bounce.duration
            #expect(end > 0 && end < 3)
            #expect(abs(bounce.overshoot(at: end * 0.999999)) <= ScrollBounce.restDistance * 1.001)
            for step in 1..<50 {
                let (time, small) = (end * Double(step) / 50, 1e-6)
                let slope = (bounce.overshoot(at: time + small) - bounce.overshoot(at: time - small)) / (2 * small)
                #expect(abs(slope - bounce.velocity(at: time)) < 1e-3 * max(1, abs(bounce.velocity)))
            }
        }
        #expect(ScrollBounce(impactVelocity: .nan).duration == 0)
        #expect(ScrollBounce(releasedAt: .infinity).duration == 0)
    }

    // MARK: the whole way

    private func motion(_ offset: Double, _ velocity: Double, bounces: Bool = true) -> ScrollMotion {
        ScrollMotion(offset: offset, velocity: velocity, in: 0...1000, at: Time(seconds: 7), bounces: bounces)
    }

    @Test func `a fling that stays inside is a fling`() {
        let motion = motion(100, 1000)
        #expect(abs(motion.landing - 594.01) < 0.005)
        #expect(abs(motion.duration - 2.3003) < 0.0001)
        #expect(abs(motion.position(at: Time(seconds: 7.5)) - 415.612) < 0.001)
        #expect(motion.position(at: Time(seconds: 0)) == 100)
        #expect(motion.velocity(at: Time(seconds: 7)) == 1000)
        #expect(motion.isAtRest(at: motion.end) && !motion.isAtRest(at: Time(seconds: 9.3)))
    }

    @Test(arguments: [
        (900.0, 2000.0), (100, -3000), (1000, 400), (1050, 100), (1080, -3000), (1080, -4500), (-60, 3500), (-1, -900),
    ])
    func `place and speed go over without a jump from fling to bounce and back`(offset: Double, velocity: Double) {
        let motion = motion(offset, velocity)
        #expect(motion.landing >= 0 && motion.landing <= 1000)
        var last = (offset, velocity)
        let step = 1e-4
        var time = step
        while time < motion.duration {
            let moment = Time(seconds: 7 + time)
            let now = (motion.position(at: moment), motion.velocity(at: moment))
            // The reach of a fling is 0.1 % shorter than the integral of its velocity, by the measured formula.
            let mean = (last.1 + now.1) / 2
            #expect(abs(now.0 - last.0 - mean * step) < abs(mean) * step * 0.01 + 1e-4)
            #expect(abs(now.1 - last.1) < abs(velocity) * 0.01 + 5)
            last = now
            time += step
        }
        #expect(abs(last.0 - motion.landing) < 0.03)
        #expect(motion.position(at: motion.end) == motion.landing)
        #expect(motion.velocity(at: motion.end) == 0)
    }

    @Test func `the bounce begins at the exact time of the impact`() throws {
        let fling = ScrollFling(from: 900, velocity: 2000)
        let impact = try #require(fling.time(of: 1000))
        let motion = motion(900, 2000)
        #expect(abs(motion.position(at: Time(seconds: 7 + impact)) - 1000) < 1e-9)
        let peak = motion.position(at: Time(seconds: 7 + impact + 1 / 11.0))
        #expect(abs(peak - 1000 - fling.velocity(at: impact) / (11 * M_E)) < 1e-6)
        #expect(motion.landing == 1000)
    }

    @Test func `without bounces it stops at the edge`() {
        let stopped = motion(900, 2000, bounces: false)
        #expect(stopped.landing == 1000)
        for step in 0..<100 { #expect(stopped.position(at: Time(seconds: 7 + Double(step) / 50)) <= 1000 + 1e-9) }
        #expect(motion(1200, 100, bounces: false).position(at: Time(seconds: 7)) == 1000)
    }

    @Test func `a slow impact does not bounce`() {
        let start = 1000 - (60 - 20) * ScrollRate.normal.reach
        let slow = motion(start, 60)
        #expect(slow.landing == 1000)
        for step in 0..<200 { #expect(slow.position(at: Time(seconds: 7 + Double(step) / 50)) <= 1000 + 1e-9) }
    }

    @Test func `let go beyond the edge with speed inward it runs on inside`() {
        let motion = motion(-60, 3500)
        #expect(motion.landing > 100)
        #expect(motion.duration > 2)
    }

    @Test func `an aimed motion lands on its target and never beyond the range`() {
        let to = { ScrollMotion(offset: 100, landing: $0, in: 0...1000, at: Time(seconds: 0), rate: .fast) }
        #expect(abs(to(640).position(at: to(640).end) - 640) < 1e-9)
        #expect(to(5000).landing == 1000 && to(-5).landing == 0 && to(.nan).landing == 100)
        #expect(to(100).duration == 0)
    }

    @Test func `senseless motions rest`() {
        for (offset, velocity) in [(Double.nan, 100.0), (.infinity, 0), (5, .nan), (-.infinity, .infinity)] {
            let motion = motion(offset, velocity)
            #expect((0...1000).contains(motion.landing) && motion.duration.isFinite)
        }
        let empty = ScrollMotion(offset: 0, velocity: 500, in: 0...0, at: Time(seconds: 0))
        #expect(empty.landing == 0)
    }

    // MARK: pages

    @Test(
        arguments: [
            (1, 1.5, 0.0, 2), (1, 1.49, 0, 1), (1, 1.01, 251, 2), (1, 1.01, 250, 1), (1, 0.5, 0, 0), (1, 0.9, -300, 0),
            (1, 1.2, -300, 1), (1, 1.0, 900, 1), (1, 3.2, 2000, 2), (0, -0.7, -900, 0), (4, 4.6, 900, 4),
            (1, 1.6, -800, 2), (9, 4.0, 0, 4), (-3, 0.6, 0, 1),
        ])
    func `a swipe turns the page by half a page or by speed, one at a time`(
        start: Int, position: Double, velocity: Double, page: Int
    ) {
        #expect(PageTurn.target(from: start, position: position, velocity: velocity, count: 5) == page)
    }

    @Test func `no pages, no numbers`() {
        #expect(PageTurn.target(from: 3, position: 3.9, velocity: 500, count: 0) == 0)
        #expect(PageTurn.target(from: 1, position: .nan, velocity: .nan, count: 3) == 1)
        #expect(PageTurn.target(from: 1, position: 1.3, velocity: .nan, count: 3) == 1)
    }
}
