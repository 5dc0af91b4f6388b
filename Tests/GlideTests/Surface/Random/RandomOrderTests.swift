import Glibc
import Testing

@testable import Glide
@testable import GlideTesting

/// Legal and illegal sequences of events in random order. `GLIDE_RANDOM_SEQUENCES` sets how many, `GLIDE_RANDOM_SEED` which;
/// the lone run also measures what the process uses, and runs out of descriptors in earnest.
@MainActor
@Suite(.serialized)
struct RandomOrderTests {
    init() {
        Warnings.printsMessages = false
    }

    private func number(_ name: String, _ standard: Int) -> Int {
        getenv(name).flatMap { Int(String(cString: $0)) } ?? standard
    }

    @Test func `whatever happens in whatever order, nothing breaks and nothing is left behind`() {
        let count = number("GLIDE_RANDOM_SEQUENCES", 200)
        let seed = number("GLIDE_RANDOM_SEED", 1)
        print("random order: \(count) sequences, seed \(seed)")
        let order = RandomOrder(seed: UInt64(truncatingIfNeeded: seed))
        var early: RandomOrder.Usage?
        for step in 1...max(1, count) {
            order.run(step)
            if step == 1_000 || step % 10_000 == 0 {
                print("\(step): at most \(order.most), \(order.faults.count) faults")
                fflush(nil)
            }
            if step == 1_000 {
                early = order.most
                order.most = RandomOrder.Usage()
            }
            if order.faults.count > 20 { break }
        }
        let late = order.most
        order.end()
        for fault in order.faults { Issue.record("\(fault)") }
        if RandomOrder.isAlone {
            print("\(order.events) events; since the 1,000th at most \(late)")
            print(order.table.text)
        }
        let missing = order.table.missing.map { "\($0.event) × \($0.state)" }.sorted()
        #expect(missing == [])
        guard let early, RandomOrder.isAlone, count > 1_000 else { return }
        #expect(late.descriptors <= early.descriptors, "\(early.descriptors) descriptors became \(late.descriptors)")
        // After each sequence a connection has what it began with: that is checked there. Here is the most of them all.
        // How many there are at once at most is chance, by one or two.
        #expect(late.proxies <= early.proxies + 2, "\(early.proxies) proxies became \(late.proxies)")
        #expect(
            late.serverObjects <= early.serverObjects,
            "\(early.serverObjects) objects became \(late.serverObjects)"
        )
        // A pool and two pictures of each shape at each of three scales; a surface and a device.
        let most = 3 * (1 + 2 * CursorShape.allCases.count) + 2
        #expect(late.cursorObjects <= most, "\(late.cursorObjects) objects for cursors")
        // The allocator keeps what a sequence once needed: some mebibytes, whatever the number of sequences.
        #expect(late.memory <= early.memory + (8 << 20), "\(early.memory) bytes became \(late.memory)")
    }
}
