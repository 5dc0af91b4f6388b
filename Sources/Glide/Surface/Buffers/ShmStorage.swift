import CWayland
import Glibc

/// Shared memory of a buffer: reserved before it is drawn to, since a full tmpfs would otherwise kill with SIGBUS.
final class ShmStorage {
    /// The calls that can be made to fail by a test. Each answers 0 or errno's number.
    struct Kernel {
        /// posix_fallocate(3).
        var reserve: (_ descriptor: Int32, _ length: Int) -> Int32 = { posix_fallocate($0, 0, off_t($1)) }
        /// memfd_create(2); negative if it fails, with errno set.
        var create: () -> Int32 = { glide_memfd_create("glide") }
        /// mmap(2), shared; nil if it fails, with errno set.
        var map: (_ descriptor: Int32, _ length: Int) -> UnsafeMutableRawPointer? = {
            let memory = mmap(nil, $1, PROT_READ | PROT_WRITE, MAP_SHARED, $0, 0)
            return memory == MAP_FAILED ? nil : memory
        }
        /// Whether a descriptor can be duplicated, as libwayland does when it sends one: it ends the process if not.
        var canDuplicate: (_ descriptor: Int32) -> Bool = {
            let copy = fcntl($0, F_DUPFD_CLOEXEC, 0)
            if copy >= 0 { close(copy) }
            return copy >= 0
        }
        /// Folder for a file where there is no memfd.
        var folder: () -> String? = { getenv("XDG_RUNTIME_DIR").map { String(cString: $0) } }
    }

    /// The first byte.
    let memory: UnsafeMutableRawPointer
    /// Number of bytes.
    let length: Int
    /// The file, to be sent; closed with the storage.
    let descriptor: Int32

    /// Reserves `length` bytes, at least 1. The error is errno's.
    init(length: Int, kernel: Kernel = Kernel()) throws(ShmError) {
        var descriptor = kernel.create()
        if descriptor < 0 { descriptor = Self.unlinkedFile(in: kernel.folder()) }
        guard descriptor >= 0 else { throw ShmError(call: "memfd_create", errno: errno) }
        var result = EINTR
        while result == EINTR { result = kernel.reserve(descriptor, length) }
        guard result == 0 else {
            close(descriptor)
            throw ShmError(call: "posix_fallocate", errno: result)
        }
        // Not every file can be sealed; the compositor then guards itself.
        _ = glide_seal_size(descriptor)
        guard kernel.canDuplicate(descriptor) else {
            let number = errno
            close(descriptor)
            throw ShmError(call: "dup", errno: number)
        }
        guard let memory = kernel.map(descriptor, length) else {
            let number = errno
            close(descriptor)
            throw ShmError(call: "mmap", errno: number)
        }
        self.memory = memory
        self.length = length
        self.descriptor = descriptor
    }

    deinit {
        munmap(memory, length)
        close(descriptor)
    }

    /// Where memfd_create is missing or forbidden.
    private static func unlinkedFile(in folder: String?) -> Int32 {
        guard let folder else { return -1 }
        var path = Array((folder + "/glide-XXXXXX").utf8CString)
        let descriptor = mkstemp(&path)
        guard descriptor >= 0 else { return -1 }
        unlink(path)
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        return descriptor
    }
}
