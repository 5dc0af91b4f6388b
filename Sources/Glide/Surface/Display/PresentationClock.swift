import Glibc

/// The clock on which a compositor tells when frames were seen.
enum PresentationClock: Equatable {
    /// The clock of the main loop.
    case monotonic
    /// Another one, whose times say nothing here.
    case other

    /// The clock of clock_gettime(2)'s number.
    init(number: UInt32) {
        self = number == UInt32(CLOCK_MONOTONIC) ? .monotonic : .other
    }
}
