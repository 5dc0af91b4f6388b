import Glibc

/// The time of day.
enum WallClock {
    /// Seconds since the start of 1970.
    static var now: Double {
        var moment = timespec()
        clock_gettime(CLOCK_REALTIME, &moment)
        return Double(moment.tv_sec) + Double(moment.tv_nsec) * 1e-9
    }
}
