import Glibc
import Testing

@testable import Glide
@testable import GlideTesting

/// Random views under random changes: whatever happens on the way, in the end everything is as if it had been so from
/// the start.
@MainActor
@Suite("Storms of motion", .serialized)
struct MotionStormTests {
    /// How many storms are tried; more with GLIDE_SEEDS in the environment.
    private static let seeds = getenv("GLIDE_SEEDS").flatMap { Int(String(cString: $0)) } ?? 20
    private static let first = getenv("GLIDE_FIRST_SEED").flatMap { Int(String(cString: $0)) } ?? 0
    private static let size = Size(width: 240, height: 240)

    /// Animations as apps write them; in some storms endless ones and nonsense too.
    private func animation(_ random: inout SeededNumbers, isOdd: Bool) -> Animation? {
        switch random.whole(0...19) {
        case 0...2: return nil
        case 3 where isOdd:
            return random.pick([
                .linear(duration: 0), .linear(duration: .nan), .spring(response: -1, dampingFraction: 0.5),
                .spring(response: .infinity, dampingFraction: 1), .linear(duration: 0.1).speed(-1),
                .interpolatingSpring(stiffness: 0, damping: 0), .bouncy.delay(.infinity),
            ])
        default: return random.pick(MotionKind.allCases.filter { isOdd || $0 != .endlessCurve }).random(&random)
        }
    }

    @Test func `whatever happened on the way, the end is as if nothing had`() {
        for seed in Self.first..<Self.first + Self.seeds {
            storm(UInt64(seed))
        }
    }

    /// Storms that found something: spacing that is no number, ways and completions that were forgotten, places between
    /// pixels.
    @Test(arguments: [
        70_025, 70_034, 70_043, 70_078, 70_083, 70_089, 70_091, 70_181, 70_191, 70_203, 70_205, 70_266, 70_291,
    ])
    func `what once went wrong stays right`(_ seed: UInt64) {
        storm(seed)
    }

    private func storm(_ seed: UInt64) {
        var random = SeededNumbers(seed: seed &* 7_919)
        let isOdd = seed % 5 == 4
        let spec = StormSpec.container(
            .column, (0..<3).map { _ in .random(&random, depth: 5, isWide: seed % 2 == 1) }, 0)
        let model = StormModel()
        let window = TestWindow(size: Self.size, frameRate: random.pick([10, 20, 60])) {
            MotionStormView(spec: spec, model: model)
        }
        let host = window.window.host
        var told = [0]
        for step in 0..<14 {
            if random.whole(0...5) == 0 {
                model.change(&random, isOdd: isOdd)
            } else {
                let number = told.count
                told.append(0)
                let criteria: AnimationCompletionCriteria = random.isTrue ? .removed : .logicallyComplete
                withAnimation(animation(&random, isOdd: isOdd), completionCriteria: criteria) {
                    for _ in 0..<random.whole(1...4) { model.change(&random, isOdd: isOdd) }
                } completion: {
                    told[number] += 1
                }
            }
            switch random.whole(0...15) {
            case 0: window.resize(to: Size(width: random.number(1...400), height: random.number(1...400)))
            case 1: window.setScale(random.pick([1, 1.5, 2]))
            case 2:
                window.hide()
                window.advance(frames: 1)
                window.show()
            case 3: host.setMotionSpeed(random.pick([0, 0.3, 1, 3]))
            case 4: host.stepMotion(by: random.number(0...0.3))
            case 5: window.tap(at: Point(x: random.number(0...240), y: random.number(0...240)))
            default: break
            }
            window.advance(by: .seconds(random.number(0...0.25)))
            // What a tap has brought up to date is painted with the next frame.
            window.advance(frames: 1)
            check(window, "seed \(seed), step \(step)")
        }
        host.setMotionSpeed(1)
        window.resize(to: Self.size)
        window.setScale(1)
        window.advance(by: .seconds(40))
        // What is endless goes on where nobody sends it elsewhere.
        if isOdd { return }
        compare(window, to: model.copy, spec, seed)
        let untold = told.indices.dropFirst().filter { told[$0] != 1 }
        #expect(untold.isEmpty, "seed \(seed): completions \(untold.map { (told[$0], $0) }) of \(told.count - 1)")
    }

    /// What holds at each moment.
    private func check(_ window: TestWindow, _ place: String) {
        func visit(_ node: Node) {
            let frame = node.shownFrame
            #expect(
                frame.minX.isFinite && frame.minY.isFinite && frame.width.isFinite && frame.height.isFinite,
                "\(place): \(node.kind) is at \(frame)")
            for child in node.children { visit(child) }
        }
        visit(window.window.host.scene.root)
        // Where the damage cuts an oblique edge, Cairo counts one of fifteen lines of a pixel on the other side.
        let count = window.repaintedWhole().difference(from: window.snapshot(), tolerance: 12)
        #expect(count == 0, "\(place): \(count) pixels are not what painting everything would give")
    }

    /// The end of a storm beside a window that has only seen the end.
    private func compare(_ window: TestWindow, to model: StormModel, _ spec: StormSpec, _ seed: UInt64) {
        let running = window.runningAnimations
        #expect(running.isEmpty, "seed \(seed): \(running)")
        #expect(window.isAtRest, "seed \(seed)")
        // Painted whole: what oblique edges differ by where they were painted in parts, `check` has allowed for.
        let picture = window.repaintedWhole()
        let fresh = TestWindow(size: Self.size) { MotionStormView(spec: spec, model: model) }
        #expect(shownCounts(window) == shownCounts(fresh), "seed \(seed): nodes, groups")
        let moved = difference(window.window.host.scene.root, fresh.window.host.scene.root)
        #expect(moved == nil, "seed \(seed)")
        let count = picture.difference(from: fresh.snapshot(), tolerance: 2)
        #expect(count == 0, "seed \(seed): \(count) pixels are not as they would have been")
    }

    /// How many nodes and matched groups are shown. What a `ViewThatFits` has in reserve may have more of them where it
    /// was shown before: lists make their rows when they are laid out.
    private func shownCounts(_ window: TestWindow) -> [Int] {
        var nodes = 0
        var groups = Set<ObjectIdentifier>()
        func visit(_ node: Node) {
            if node.flags.contains(.spare) { return }
            nodes += 1
            if let group = (node as? MatchedNode)?.group { groups.insert(ObjectIdentifier(group)) }
            for child in node.children { visit(child) }
        }
        visit(window.window.host.scene.root)
        return [nodes, groups.count]
    }

    /// The first node that is not where its counterpart is.
    private func difference(_ node: Node, _ other: Node) -> String? {
        let (frame, expected) = (node.shownFrame, other.shownFrame)
        if node.flags.contains(.spare), other.flags.contains(.spare) { return nil }
        if node.kind != other.kind { return "\(node.kind), not \(other.kind)" }
        let distance = max(
            abs(frame.minX - expected.minX), abs(frame.minY - expected.minY), abs(frame.width - expected.width),
            abs(frame.height - expected.height))
        if distance > 1e-6 { return "\(node.kind) at \(frame), not at \(expected)" }
        for (child, counterpart) in zip(node.children, other.children) {
            if let found = difference(child, counterpart) { return "\(node.kind) › \(found)" }
        }
        return nil
    }
}
