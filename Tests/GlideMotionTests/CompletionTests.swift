import GlideMotion
import Testing

struct CompletionTests {
    let quick = Animation.spring(response: 0.3, dampingFraction: 0.7)

    final class Counter {
        var runs = 0
    }

    /// A completion and the count of its runs.
    private func makeCompletion(_ criteria: AnimationCompletionCriteria) -> (AnimationCompletion, Counter) {
        let counter = Counter()
        return (AnimationCompletion(criteria: criteria) { counter.runs += 1 }, counter)
    }

    private func collect(_ track: inout Track, at time: Double) {
        var due: [AnimationCompletion] = []
        track.animator.collectCompletions(at: .seconds(time), into: &due)
        for completion in due { completion.run() }
    }

    @Test func `a logical completion runs once, after the response`() {
        var track = Track()
        let (completion, counter) = makeCompletion(.logicallyComplete)
        track.set(100, quick, at: 0, completions: [completion])
        collect(&track, at: 0.29)
        #expect(counter.runs == 0)
        for time in [0.31, 0.4, 2, 3] {
            collect(&track, at: time)
            #expect(counter.runs == 1)
        }
        #expect(!track.animator.isRunning)
        #expect(!track.animator.hasCompletions)
    }

    @Test func `a removal waits for the end`() {
        var track = Track()
        let (completion, counter) = makeCompletion(.removed)
        track.set(100, quick, at: 0, completions: [completion])
        collect(&track, at: 0.5)
        #expect(counter.runs == 0)
        collect(&track, at: 0.9)
        #expect(counter.runs == 1)
    }

    @Test func `a removal waits for animations that are merged in later`() {
        for animation in [quick, .easeInOut(duration: 0.8)] {
            var track = Track()
            let (completion, counter) = makeCompletion(.removed)
            track.set(100, animation, at: 0, completions: [completion])
            track.set(0, animation, at: 0.3)
            track.set(50, animation, at: 0.6)
            for time in [0.9, 1.0, 1.2] {
                collect(&track, at: time)
                #expect(counter.runs == 0)
            }
            collect(&track, at: 2)
            #expect(counter.runs == 1)
        }
    }

    @Test func `a logical completion does not care about later animations`() {
        var track = Track()
        let (first, firstCounter) = makeCompletion(.logicallyComplete)
        let (second, secondCounter) = makeCompletion(.logicallyComplete)
        track.set(1, .linear(duration: 1), at: 0, completions: [first])
        track.set(5, .linear(duration: 3), at: 0.5, completions: [second])
        collect(&track, at: 0.99)
        #expect(firstCounter.runs == 0)
        collect(&track, at: 1)
        #expect(firstCounter.runs == 1)
        #expect(secondCounter.runs == 0)
        collect(&track, at: 3.5)
        #expect(secondCounter.runs == 1)
    }

    @Test func `a logical completion keeps its time when the motion is stopped earlier`() {
        var track = Track()
        let (completion, counter) = makeCompletion(.logicallyComplete)
        track.set(1, .linear(duration: 1), at: 0, completions: [completion])
        track.set(5, .linear(duration: 0), at: 0.5)
        collect(&track, at: 0.6)
        #expect(counter.runs == 0)
        #expect(track.animator.hasCompletions)
        collect(&track, at: 1)
        #expect(counter.runs == 1)
    }

    @Test func `the completion of an endless animation never runs by itself`() {
        for criteria in [AnimationCompletionCriteria.logicallyComplete, .removed] {
            var track = Track()
            let (completion, counter) = makeCompletion(criteria)
            track.set(1, .linear(duration: 1).repeatForever(), at: 0, completions: [completion])
            collect(&track, at: 1e6)
            #expect(counter.runs == 0)
            // Replaced, it is done when nothing moves any more.
            track.set(2, .linear(duration: 1), at: 1e6)
            collect(&track, at: 1e6 + 0.5)
            #expect(counter.runs == 0)
            collect(&track, at: 1e6 + 1)
            #expect(counter.runs == 1)
        }
    }

    @Test func `one completion waits for all attributes`() {
        var first = Track()
        var second = Track()
        let (completion, counter) = makeCompletion(.removed)
        first.set(1, .linear(duration: 1), at: 0, completions: [completion])
        second.set(1, .linear(duration: 2), at: 0, completions: [completion])
        #expect(completion.waitCount == 2)
        collect(&first, at: 1)
        #expect(counter.runs == 0)
        collect(&second, at: 2)
        #expect(counter.runs == 1)
    }

    @Test func `an attribute that leaves counts as finished`() {
        var track = Track()
        let (first, firstCounter) = makeCompletion(.removed)
        let (second, secondCounter) = makeCompletion(.logicallyComplete)
        track.set(1, .linear(duration: 1).repeatForever(), at: 0, completions: [first])
        track.set(2, quick, at: 0.1, completions: [second])
        var due: [AnimationCompletion] = []
        track.animator.cancel(into: &due)
        #expect(due.count == 2)
        for completion in due + due { completion.run() }
        #expect(firstCounter.runs == 1)
        #expect(secondCounter.runs == 1)
        due = []
        track.animator.cancel(into: &due)
        track.animator.collectCompletions(at: .seconds(5), into: &due)
        #expect(due.isEmpty)
        #expect(track.value(at: 0.1) == 2)
    }

    @Test func `a change that starts nothing leaves the completion idle`() {
        var track = Track()
        let (completion, counter) = makeCompletion(.logicallyComplete)
        track.set(0, quick, at: 0, completions: [completion])
        track.set(1, nil, at: 0, completions: [completion])
        track.set(2, .spring(response: .nan, dampingFraction: 1), at: 0, completions: [completion])
        #expect(completion.isIdle)
        #expect(counter.runs == 0)
    }

    @Test func `an instant animation completes at the next collection`() {
        var track = Track()
        let (completion, counter) = makeCompletion(.removed)
        track.set(1, .linear(duration: 0), at: 1, completions: [completion])
        #expect(!completion.isIdle)
        collect(&track, at: 1)
        #expect(counter.runs == 1)
    }

    @Test func `a blended spring completes with its effective response`() {
        var track = Track([(0, 100, .spring(response: 1, dampingFraction: 1))])
        let (completion, counter) = makeCompletion(.logicallyComplete)
        track.set(0, .spring(response: 0.2, dampingFraction: 1, blendDuration: 2), at: 0.1, completions: [completion])
        // t = 1 + (0.2 − 1)·p²(3 − 2p) with p = t/2 has its first solution near 0.7.
        collect(&track, at: 0.1 + 0.65)
        #expect(counter.runs == 0)
        collect(&track, at: 0.1 + 0.75)
        #expect(counter.runs == 1)
    }
}
