/// A completion that waits for one attribute.
struct PendingCompletion<Value: VectorArithmetic> {
    let completion: AnimationCompletion
    /// Seconds on the clock at which its animation, left alone, counts as complete; infinite if it waits for the end.
    let time: Double
    /// The custom animation that knows when it counts as complete, with the start and the interval of its change.
    let fork: (run: CustomRun<Value>, start: Double, interval: Value)?

    func isDue(at now: Double) -> Bool {
        if let fork { return fork.run.isLogicallyComplete(at: now - fork.start, interval: fork.interval) }
        return now >= time
    }
}

extension Animator {
    mutating func wait(for layer: MotionLayer<Value>, _ completion: AnimationCompletion) {
        completion.begin()
        guard completion.criteria == .logicallyComplete else {
            completions.append(PendingCompletion(completion: completion, time: .infinity, fork: nil))
            return
        }
        // A later animation may merge with a custom one and go on with its memory: the fork keeps to the original.
        let fork = layer.custom.map { (run: $0, start: layer.start, interval: Value.zero - layer.offset) }
        completions.append(PendingCompletion(completion: completion, time: layer.logicalEnd, fork: fork))
    }

    /// Counts down the completions that need not wait for this attribute any longer at `now`, drops what has ended,
    /// and appends to `due` the completions for which this was the last attribute. The caller runs them when it is
    /// safe to change state.
    ///
    /// A logical completion is due when its own animation would have been, whatever replaced it; one of an endless
    /// animation, and one that waits for the removal, is due when nothing moves any more, animations merged in later
    /// included.
    @_specialize(exported:true,where Value == Double)
    @_specialize(exported:true,where Value == RectVector)
    @_specialize(exported:true,where Value == AnimatablePair<Double, Double>)
    package mutating func collectCompletions(at now: Time, into due: inout [AnimationCompletion]) {
        let ended = hasEnded(at: now)
        if hasCompletions {
            let end = layers.last?.end ?? .infinity
            completions.removeAll { pending in
                let isDone = pending.isDue(at: now.seconds) || (ended && pending.time == .infinity)
                guard isDone else { return false }
                pending.completion.note(end: min(pending.time, end, now.seconds))
                if pending.completion.end() { due.append(pending.completion) }
                return true
            }
        }
        if ended, isRunning { layers.removeAll() }
    }

    /// Stops at once and counts down every completion, as for a node that leaves the tree: the offset is zero from
    /// then on.
    package mutating func cancel(into due: inout [AnimationCompletion]) {
        guard isRunning || hasCompletions else { return }
        layers.removeAll()
        for pending in completions where pending.completion.end() {
            due.append(pending.completion)
        }
        completions.removeAll()
    }
}
