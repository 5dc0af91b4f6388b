import Testing

@testable import Glide

/// The loop that apps really have. It takes over its process's main queue and signals, so each test has a process.
@Suite(.serialized)
struct MainLoopTests {
    @Test func `what can be read when a timer is due is handled first, also in a quiet time`() async {
        await #expect(processExitsWith: .success) {
            await MainActor.run { LoopOrder.readsBeforeTimers() }
        }
    }

    @Test func `after its quiet time a source that is alone is read without asking`() async {
        await #expect(processExitsWith: .success) {
            await MainActor.run { LoopOrder.looksAtOnceWhereOneIsAlone() }
        }
    }

    @Test func `a timer that comes due while events are handled waits for those that were sent meanwhile`() async {
        await #expect(processExitsWith: .success) {
            await MainActor.run { LoopOrder.readsAgainBeforeNewTimers() }
        }
    }

    @Test func `whatever sources and timers do, what was sent in an earlier turn is read before a timer fires`() async {
        await #expect(processExitsWith: .success) {
            await MainActor.run { LoopOrder.holdsWhateverHappens() }
        }
    }

    @Test func `timers fire beside a source that always has something`() async {
        await #expect(processExitsWith: .success) {
            await MainActor.run { LoopOrder.isNotStarved() }
        }
    }

    @Test func `a release that waits in the socket ends the repeat before it fires`() async {
        await #expect(processExitsWith: .success) {
            await MainActor.run { LoopOrder.releasesBeforeRepeating(whenReaderHasIt: false) }
        }
    }

    @Test func `a release that the reader's thread took from the socket ends the repeat before it fires`() async {
        await #expect(processExitsWith: .success) {
            await MainActor.run { LoopOrder.releasesBeforeRepeating(whenReaderHasIt: true) }
        }
    }
}
