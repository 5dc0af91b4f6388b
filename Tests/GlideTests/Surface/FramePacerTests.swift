import Testing

@testable import Glide

struct FramePacerTests {
    /// Targets of frames whose callbacks arrive at `arrivals`.
    private func targets(_ arrivals: [Double], refreshRate: Double = 60) -> [Double] {
        var pacer = FramePacer()
        return arrivals.map { pacer.target(now: Time(seconds: $0), refreshRate: refreshRate).seconds }
    }

    @Test func `arrivals that tremble give even steps`() {
        let arrivals = (0..<200).map { (frame: Int) -> Double in
            let tremble = Double((frame * 7_919) % 11 - 5) / 5
            return Double(frame) / 60 + 0.0015 * tremble
        }
        let times = targets(arrivals)
        let steps = zip(times, times.dropFirst()).map { $1 - $0 }.dropFirst(10)
        #expect(steps.allSatisfy { abs($0 - 1.0 / 60) < 0.0004 })
        #expect(zip(times, arrivals).allSatisfy { abs($0 - $1) < 0.003 })
    }

    @Test func `a skipped refresh is two steps`() {
        let arrivals = (0..<40).filter { $0 != 20 }.map { Double($0) / 60 }
        let times = targets(arrivals)
        #expect(abs(times[20] - times[19] - 2.0 / 60) < 1e-9)
    }

    @Test(arguments: [30.0, 75, 144, 1_000, .infinity, 0, -1, .nan])
    func `a rate that the screen does not keep is ignored`(refreshRate: Double) {
        let arrivals = (0..<100).map { Double($0) * 0.0123 }
        let times = targets(arrivals, refreshRate: refreshRate)
        #expect(zip(times, arrivals).allSatisfy { abs($0 - $1) < 0.005 })
        #expect(zip(times, times.dropFirst()).allSatisfy { $0 < $1 })
    }

    @Test func `after a pause the first frame is drawn for now`() {
        let arrivals = (0..<20).map { Double($0) / 60 + 0.001 } + [5.4321]
        #expect(targets(arrivals).last == 5.4321)
    }

    @Test func `moments rise even where the clock stands still`() {
        let times = targets(Array(repeating: 7, count: 10))
        #expect(zip(times, times.dropFirst()).allSatisfy { $0 < $1 })
    }
}
