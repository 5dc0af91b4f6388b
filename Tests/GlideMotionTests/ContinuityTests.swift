import GlideMotion
import Testing

/// The property that makes motion feel real: whatever interrupts whatever, nothing jumps.
struct ContinuityTests {
    struct Change {
        let time: Double
        let target: Double
        let kind: AnimationKind?
        let animation: Animation?
    }

    /// A program of 5 to 50 changes at random times, one in ten without an animation.
    static func program(seed: UInt64) -> [Change] {
        var generator = SeededGenerator(seed: seed)
        var time = 0.0
        var target = 0.0
        return (0..<Int.random(in: 5...50, using: &generator)).map { _ in
            time +=
                Double.random(in: 0...1, using: &generator) < 0.1
                ? 0 : Double.random(in: 0.001...0.6, using: &generator)
            target = Double.random(in: -300...300, using: &generator).rounded()
            guard Int.random(in: 0..<10, using: &generator) > 0 else {
                return Change(time: time, target: target, kind: nil, animation: nil)
            }
            let kind = AnimationKind.allCases.randomElement(using: &generator)!
            return Change(time: time, target: target, kind: kind, animation: kind.random(using: &generator))
        }
    }

    @Test func `no interruption makes a jump in place, and none by a spring in velocity`() {
        var meetings: [AnimationKind: [AnimationKind: Int]] = [:]
        var greatestJump = 0.0
        for seed in 0..<2500 {
            var track = Track()
            var running: AnimationKind?
            for change in ContinuityTests.program(seed: UInt64(seed)) {
                let time = change.time
                if track.animator.hasEnded(at: .seconds(time)) { running = nil }
                let shown = track.value(at: time)
                let velocity = track.velocity(at: time)
                let oldModel = track.model
                track.set(change.target, change.animation, at: time)
                guard let kind = change.kind, oldModel != change.target else {
                    // Without an animation the picture moves with the model.
                    #expect(abs(track.value(at: time) - shown - (track.model - oldModel)) < 1e-9)
                    #expect(abs(track.velocity(at: time) - velocity) < 1e-9)
                    continue
                }
                let jump = abs(track.value(at: time) - shown)
                greatestJump = max(greatestJump, jump)
                let size = max(1, abs(shown), abs(track.model))
                #expect(jump <= 1e-12 * size * 10, "\(change) over \(String(describing: running)), seed \(seed)")
                if kind.isFluid {
                    let change = abs(track.velocity(at: time) - velocity)
                    #expect(change <= 1e-9 * max(1, abs(velocity)), "\(kind) over \(String(describing: running))")
                }
                if let running { meetings[running, default: [:]][kind, default: 0] += 1 }
                running = kind
                #expect(track.animator.depth <= 24)
            }
            let end = ContinuityTests.program(seed: UInt64(seed)).last!.time
            for step in 0..<20 {
                let value = track.value(at: end + Double(step) * 0.37)
                #expect(value.isFinite)
            }
        }
        for running in AnimationKind.allCases {
            let row = AnimationKind.allCases.map { meetings[running]?[$0] ?? 0 }
            print("\(running): \(row)")
            for (kind, count) in zip(AnimationKind.allCases, row) {
                #expect(count > 0, "\(kind) never met \(running)")
            }
        }
        print("greatest jump \(greatestJump)")
    }

    @Test func `the velocity is the derivative of the place`() {
        var compared = 0
        for seed in 3000..<3600 {
            var track = Track()
            let program = ContinuityTests.program(seed: UInt64(seed)).filter { $0.kind != .custom }
            for (index, change) in program.enumerated() {
                track.set(change.target, change.animation, at: change.time)
                let next = index + 1 < program.count ? program[index + 1].time : change.time + 1
                let time = change.time + (next - change.time) * 0.4
                let width = 1e-5
                guard next - change.time > 0.01 else { continue }
                let places = [-2.0, -1, 0, 1, 2].map { track.value(at: time + $0 * width) }
                // Corners of curves and ends between the five places are no places to take a derivative.
                let left = (places[2] - places[0]) / (2 * width)
                let right = (places[4] - places[2]) / (2 * width)
                let velocity = track.velocity(at: time)
                guard abs(left - right) < 0.02 * max(10, abs(left)) else { continue }
                #expect(abs((places[3] - places[1]) / (2 * width) - velocity) < 1e-3 * max(10, abs(velocity)))
                compared += 1
            }
        }
        #expect(compared > 5000)
    }

    @Test func `values do not depend on the frame rate`() {
        for seed in 5000..<5100 {
            let program = ContinuityTests.program(seed: UInt64(seed)).filter { $0.kind != .custom }
            var values: [[Double]] = []
            for rate in [30, 60, 144, 1000] {
                var track = Track()
                var changes = program[...]
                var seen: [Double] = []
                var due: [AnimationCompletion] = []
                let end = program.last!.time + 3
                for frame in 0...Int(end * Double(rate)) {
                    let time = Double(frame) / Double(rate)
                    while let change = changes.first, change.time <= time {
                        track.set(change.target, change.animation, at: change.time)
                        changes.removeFirst()
                    }
                    let value = track.value(at: time)
                    track.animator.collectCompletions(at: .seconds(time), into: &due)
                    if frame % (rate / 2) == 0 { seen.append(value) }
                }
                values.append(seen)
            }
            #expect(values.allSatisfy { $0 == values[0] }, "seed \(seed)")
        }
    }

    @Test func `a clock may jump or stand still`() {
        var track = Track([(0, 100, .bouncy)])
        let before = track.value(at: 0.1)
        #expect(track.value(at: 0.1) == before)
        #expect(track.value(at: 86400) == 100)
        track.set(0, .linear(duration: 1), at: 86400)
        #expect(track.value(at: 86400.5) == 50)
        // Backward: nothing has begun yet.
        #expect(track.value(at: 0) == 100)
    }

    @Test func `distant clocks keep their digits`() {
        for start in [0, 1e3, 1e6, 1e8] {
            let track = Track([(start, 1, .spring(response: 0.3, dampingFraction: 0.7))])
            #expect(
                abs(
                    track.value(at: start + 0.125)
                        - Track(
                            [(0, 1, .spring(response: 0.3, dampingFraction: 0.7))]).value(at: 0.125)) < 1e-12)
        }
    }
}
