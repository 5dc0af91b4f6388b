import Glibc

@testable import Glide

/// What the machine refuses at the moment.
@MainActor
final class RandomFaults {
    var memfdFails = false
    var mapFails = false
    var reserveFails = false
    var descriptorsAreOut = false

    /// The kernel's calls with the faults in them. Pictures of more than a quarter of a mebibyte always fail: they would
    /// only cost time.
    var kernel: ShmStorage.Kernel {
        var kernel = ShmStorage.Kernel()
        let healthy = kernel
        kernel.create = { [unowned self] in
            guard memfdFails || descriptorsAreOut else { return healthy.create() }
            errno = EMFILE
            return -1
        }
        kernel.folder = { [unowned self] in descriptorsAreOut ? nil : "/dev/shm" }
        kernel.reserve = { [unowned self] in reserveFails || $1 > 1 << 18 ? ENOSPC : healthy.reserve($0, $1) }
        kernel.map = { [unowned self] in
            guard mapFails else { return healthy.map($0, $1) }
            errno = ENOMEM
            return nil
        }
        kernel.canDuplicate = { [unowned self] in
            guard descriptorsAreOut else { return healthy.canDuplicate($0) }
            errno = EMFILE
            return false
        }
        return kernel
    }

    func heal() {
        memfdFails = false
        mapFails = false
        reserveFails = false
        descriptorsAreOut = false
    }
}
