import Testing

@testable import Glide
@testable import GlideTesting

/// The property that nothing on screen jumps, whatever interrupts whatever.
@MainActor
@Suite("Continuity through views")
struct ContinuityThroughViewsTests {
    /// What ran before and what took over, and how often.
    private struct Meetings {
        var counts: [[Int]] = Array(
            repeating: Array(repeating: 0, count: MotionKind.allCases.count), count: MotionKind.allCases.count)

        mutating func note(_ old: MotionKind, _ new: MotionKind) { counts[old.rawValue][new.rawValue] += 1 }

        var table: String {
            MotionKind.allCases.map { old in
                "\(old)".padded(to: 20) + counts[old.rawValue].map { "\($0)".padded(to: 6) }.joined()
            }
            .joined(separator: "\n")
        }
    }

    private static let programs = 2000
    /// Short enough that nothing gets far in it, long enough for the digits of a place.
    private static let instant = 1e-7

    @Test func `nothing jumps and no spring loses the speed of what it interrupts`() {
        var meetings = Meetings()
        var worstPlace = 0.0
        var worstSpeed = 0.0
        var retargets = 0
        for seed in 0..<Self.programs {
            var random = SeededNumbers(seed: UInt64(seed))
            let model = MotionModel()
            let scrolls = seed % 4 == 3
            // Pixels so small that rounding a scroll offset to them is no jump, and no speed to speak of.
            let stage = MotionStage(scale: scrolls ? 67_108_864 : 1) { MotionScene(model: model, scrolls: scrolls) }
            var lastKind: [String: MotionKind] = [:]
            var time = 0.0
            // Few of them are long.
            let luck = random.number(0...1)
            for _ in 0..<5 + Int(45.999 * luck * luck * luck) {
                time += random.number(0.002...0.35)
                if scrolls, random.whole(0...3) == 0 {
                    stage.bring(to: time)
                    stage.host.handle(
                        .scroll(
                            ScrollEvent(
                                delta: Size(width: random.number(-60...60), height: 0), source: .finger, isEnd: true,
                                at: Point(x: 200, y: 150), time: Time(seconds: time))))
                    time += 0.001
                }
                let parts = (0..<random.whole(1...4)).map { _ in random.pick(MotionModel.parts) }
                if random.whole(0...9) == 0 {
                    // An unanimated write jumps, as it should; what runs goes on relative to it.
                    stage.bring(to: time)
                    for part in parts { model.change(part, &random) }
                    stage.bring(to: time)
                    continue
                }
                let kind = random.pick(MotionKind.allCases)
                let animation = kind.random(&random)
                stage.bring(to: time - Self.instant)
                let before = stage.sight
                stage.bring(to: time)
                let running = Set(stage.host.runningAnimations.map(\.attribute))
                let here = stage.sight
                withAnimation(animation) { for part in parts { model.change(part, &random) } }
                stage.bring(to: time)
                let there = stage.sight
                stage.bring(to: time + Self.instant)
                let after = stage.sight
                retargets += 1
                for part in Set(parts) {
                    if let old = lastKind[part], running.contains(Self.attribute(of: part)) { meetings.note(old, kind) }
                    lastKind[part] = kind
                }
                for index in here.indices {
                    let jump = abs(there[index] - here[index])
                    worstPlace = max(worstPlace, jump)
                    #expect(
                        jump < 1e-6, "seed \(seed), \(time), number \(index), \(parts), \(animation)"
                    )
                    if kind.isFluid {
                        let old = (here[index] - before[index]) / Self.instant
                        let new = (after[index] - there[index]) / Self.instant
                        worstSpeed = max(worstSpeed, abs(new - old))
                        #expect(
                            abs(new - old) < 2 + 0.002 * abs(old),
                            "seed \(seed), \(time), number \(index), \(parts), \(animation)")
                    }
                }
                for number in after { #expect(number.isFinite) }
            }
        }
        print(
            "\(Self.programs) programs, \(retargets) animated changes; farthest jump \(worstPlace) pt, "
                + "largest change of speed \(worstSpeed) pt/s. What met what (rows ran, columns took over):\n\(meetings.table)"
        )
        for old in MotionKind.allCases {
            for new in MotionKind.allCases {
                #expect(meetings.counts[old.rawValue][new.rawValue] > 0, "\(new) never met a running \(old)")
            }
        }
    }

    /// What is animated when a part of the model changes.
    private static func attribute(of part: String) -> String {
        switch part {
        case "offset", "opacity", "rotation", "scale": part
        case "tab": "mark"
        case "source": "pair"
        default: "frame"
        }
    }

    @Test func `the order of the changes in one transaction does not matter`() {
        for seed in 0..<40 {
            var shots: [[Double]] = []
            for order in 0..<3 {
                var random = SeededNumbers(seed: UInt64(seed))
                let model = MotionModel()
                let stage = MotionStage { MotionScene(model: model) }
                var time = 0.0
                var record: [Double] = []
                for _ in 0..<6 {
                    time += random.number(0.02...0.3)
                    let animation = random.pick(MotionKind.allCases).random(&random)
                    var changes: [(MotionModel) -> Void] = []
                    for part in MotionModel.parts where random.isTrue {
                        var own = SeededNumbers(seed: random.next())
                        changes.append { $0.change(part, &own) }
                    }
                    if order == 1 { changes.reverse() }
                    if order == 2, changes.count > 2 { changes.swapAt(0, changes.count / 2) }
                    stage.bring(to: time)
                    withAnimation(animation) { for change in changes { change(model) } }
                    for step in 1...3 {
                        stage.bring(to: time + Double(step) * 0.005)
                        record += stage.sight
                    }
                }
                shots.append(record)
            }
            #expect(shots[0] == shots[1])
            #expect(shots[0] == shots[2])
        }
    }

    @Test func `what is seen at a moment does not depend on the frame rate`() {
        for seed in 0..<20 {
            var records: [[Double]] = []
            for frameRate in [30.0, 60, 144, 1000] {
                var random = SeededNumbers(seed: UInt64(1000 + seed))
                let model = MotionModel()
                let stage = MotionStage(frameRate: frameRate) { MotionScene(model: model) }
                var record: [Double] = []
                for _ in 0..<6 {
                    stage.run(to: stage.now + random.number(0.02...0.3))
                    let animation = random.pick(MotionKind.allCases.filter { $0 != .custom }).random(&random)
                    withAnimation(animation) {
                        for part in MotionModel.parts where random.isTrue { model.change(part, &random) }
                    }
                    stage.run(to: stage.now + random.number(0.05...0.2))
                    stage.bring(to: stage.now)
                    record += stage.sight
                }
                records.append(record)
            }
            for other in records.dropFirst() {
                for (a, b) in zip(records[0], other) { #expect(a.isNear(b, within: 1e-6), "seed \(seed)") }
            }
        }
    }

    @Test func `a clock that jumps a day ahead, or stands still, does no harm`() throws {
        let model = MotionModel()
        let stage = MotionStage { MotionScene(model: model) }
        var random = SeededNumbers(seed: 7)
        withAnimation(.spring(response: 0.4, dampingFraction: 0.5)) {
            for part in MotionModel.parts { model.change(part, &random) }
        }
        stage.bring(to: 0.1)
        let there = stage.sight
        for _ in 0..<5 {
            stage.bring(to: 0.1)
            #expect(stage.sight == there)
        }
        stage.bring(to: 0.05)
        #expect(stage.sight == there)
        stage.bring(to: 86_400)
        #expect(stage.isFinite)
        #expect(stage.host.runningAnimations.isEmpty)
        #expect(stage.host.scene.running.isEmpty)
    }

    @Test func `odd durations end where they should and nothing is not a number`() {
        let animations: [Animation] = [
            .linear(duration: 0), .linear(duration: 1e-9), .linear(duration: 1e9), .linear(duration: -1),
            .linear(duration: .nan), .spring(response: 0, dampingFraction: 1),
            .spring(response: -1, dampingFraction: 1),
            .spring(response: .infinity, dampingFraction: 1), .spring(response: 0.3, dampingFraction: -1),
            .spring(response: 1e9, dampingFraction: 0.5), .interpolatingSpring(stiffness: 0, damping: 1),
            .linear(duration: 0.1).delay(.nan), .linear(duration: 0.1).speed(0), .linear(duration: 0).repeatForever(),
            .linear(duration: 1e-12).repeatForever(autoreverses: true), .spring(response: 1e-9, dampingFraction: 1),
        ]
        for animation in animations {
            let model = MotionModel()
            let stage = MotionStage { MotionScene(model: model) }
            var random = SeededNumbers(seed: 3)
            for step in 1...4 {
                withAnimation(animation) { for part in MotionModel.parts { model.change(part, &random) } }
                stage.bring(to: Double(step) * 0.02)
                #expect(stage.isFinite, "\(animation)")
            }
            withAnimation(.linear(duration: 0)) { for part in MotionModel.parts { model.change(part, &random) } }
            stage.bring(to: 1)
            stage.bring(to: 1e6)
            #expect(stage.isFinite, "\(animation)")
        }
    }

    @Test func `matched views that come and go leave nothing behind`() {
        let model = MotionModel()
        let stage = MotionStage { MotionScene(model: model) }
        stage.bring(to: 0.1)
        let (nodes, groups) = (stage.nodeCount, stage.host.scene.registry.groups.count)
        var time = 0.1
        for cycle in 0..<10_000 {
            withAnimation(.linear(duration: 0.02)) { model.tab = cycle % 3 }
            time += cycle % 7 == 0 ? 0.03 : 0.004
            stage.bring(to: time)
        }
        model.tab = 0
        stage.bring(to: time + 1)
        stage.bring(to: time + 2)
        #expect(stage.nodeCount == nodes)
        #expect(stage.host.scene.registry.groups.count == groups)
        #expect(stage.host.runningAnimations.isEmpty)
        let largest = stage.host.scene.registry.groups.values.map(\.members.count).max() ?? 0
        #expect(largest <= 2)
    }
}

extension String {
    fileprivate func padded(to width: Int) -> String {
        count < width ? self + String(repeating: " ", count: width - count) : self
    }
}
