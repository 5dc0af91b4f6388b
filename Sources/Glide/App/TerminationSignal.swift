import CRunLoop
import Glibc

/// SIGTERM and SIGINT as a descriptor to poll: the handler only writes into an eventfd.
@MainActor
final class TerminationSignal {
    /// Ready for reading once a signal came.
    let descriptor: Int32

    init() {
        descriptor = glide_eventfd()
    }

    /// Takes over the two signals for the process.
    func install() {
        terminationDescriptor = descriptor
        var action = sigaction()
        action.__sigaction_handler.sa_handler = { _ in
            let saved = errno
            var one: UInt64 = 1
            _ = write(terminationDescriptor, &one, 8)
            errno = saved
        }
        action.sa_flags = SA_RESTART
        sigaction(SIGTERM, &action, nil)
        sigaction(SIGINT, &action, nil)
    }

    /// Whether a signal came since the last call.
    func take() -> Bool {
        var count: UInt64 = 0
        return read(descriptor, &count, 8) == 8
    }
}

/// What the signal handler writes to: a plain global, since a handler may touch little else.
nonisolated(unsafe) private var terminationDescriptor: Int32 = -1
