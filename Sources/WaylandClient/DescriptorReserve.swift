import Glibc

/// A few descriptors that are given up when the process has no others left: a message that brings one would end the
/// connection otherwise.
///
/// Used by one thread at a time: the one that reads.
final class DescriptorReserve {
    /// Descriptors kept: as many as libwayland takes in one read.
    private static let count = 28

    @exclusivity(unchecked) private var kept: [Int32] = []

    init() {
        refill()
    }

    /// Called before each read: makes sure that a descriptor can arrive, as far as that is possible.
    func makeRoom() {
        if kept.count == Self.count, let probe = duplicate() {
            close(probe)
            return
        }
        if kept.count < Self.count, refill(), let probe = duplicate() {
            close(probe)
            return
        }
        for descriptor in kept { close(descriptor) }
        kept = []
    }

    /// Called after each read: takes back what was given up, before somebody else does.
    @discardableResult
    func refill() -> Bool {
        while kept.count < Self.count {
            guard let next = duplicate() else { return false }
            kept.append(next)
        }
        return true
    }

    private func duplicate() -> Int32? {
        let copy = kept.first.map { fcntl($0, F_DUPFD_CLOEXEC, 0) } ?? open("/dev/null", O_RDONLY | O_CLOEXEC)
        return copy >= 0 ? copy : nil
    }

    deinit {
        for descriptor in kept { close(descriptor) }
    }
}
