/// What a node showed before and is still fading out, oldest first, under what it shows now.
///
/// Each one covers those before it by what it has gained, so the weights of all add up to 1 however often the content
/// changes on the way, and a change by itself changes no weight.
struct Succession<Snapshot> {
    struct Entry {
        var snapshot: Snapshot
        /// How much of the way to its successor is left: 1 at the change, 0 when it is gone.
        var remaining: AnimatedValue<Double>
    }

    private(set) var entries: [Entry] = []

    var isEmpty: Bool { entries.isEmpty }
    var isRunning: Bool { !entries.isEmpty }

    /// `snapshot` gives way to something new. Answers whether that takes time.
    @MainActor
    mutating func replace(_ snapshot: Snapshot, transaction: Transaction, at time: Time) -> Bool {
        var remaining = AnimatedValue(1.0, unit: 128)
        if remaining.set(0, transaction: transaction, at: time) {
            entries.append(Entry(snapshot: snapshot, remaining: remaining))
        } else {
            // What is new is there at once: nothing of what was before can be seen.
            cancel()
        }
        return isRunning
    }

    /// Brings the fades to `time`; answers whether one still runs.
    @MainActor
    mutating func advance(to time: Time) -> Bool {
        var covered = -1
        for index in entries.indices where !entries[index].remaining.advance(to: time) { covered = index }
        if covered >= 0 {
            for index in 0...covered { entries[index].remaining.cancel() }
            entries.removeFirst(covered + 1)
        }
        return isRunning
    }

    @MainActor
    mutating func cancel() {
        for index in entries.indices { entries[index].remaining.cancel() }
        entries.removeAll()
    }

    /// How much of the way from entry `index` to the next one is left, within 0…1.
    func remaining(_ index: Int) -> Double { min(1, max(0, entries[index].remaining.presented)) }

    /// How much each entry counts, and last what is shown now; they add up to 1.
    var weights: [Double] {
        var weights = [Double](repeating: 0, count: entries.count + 1)
        var below = 1.0
        for index in stride(from: entries.count, through: 0, by: -1) {
            let share = index > 0 ? 1 - remaining(index - 1) : 1
            weights[index] = below * share
            below *= 1 - share
        }
        return weights
    }
}
