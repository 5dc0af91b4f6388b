import AllocationCount
import Glibc

/// What a piece of work took.
struct Measurement {
    /// Processor time of the process, in seconds.
    var seconds: Double
    /// How often memory was asked for.
    var allocations: Int

    /// Does `work` once.
    @MainActor
    init(_ work: () -> Void) {
        let allocations = allocation_count()
        let start = Self.now
        work()
        seconds = Self.now - start
        self.allocations = Int(allocation_count() - allocations)
    }

    /// The median, by time, of `count` times `work`. Each is measured by itself.
    @MainActor
    static func median(of count: Int, _ work: (Int) -> Void) -> Measurement {
        let all = (0..<count).map { index in Measurement { work(index) } }
        return all.sorted { $0.seconds < $1.seconds }[count / 2]
    }

    private static var now: Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
    }
}
