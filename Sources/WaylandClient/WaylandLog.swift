import CWayland
import Glibc
import Synchronization

/// What libwayland-client has to say, kept instead of written to standard error.
enum WaylandLog {
    /// The last message, without its line end: after a protocol error, the compositor's explanation.
    static var lastMessage: String {
        lastLogMessage.withLock { $0 }
    }

    /// Takes over the messages (`wl_log_set_handler_client`).
    static func capture() {
        wl_log_set_handler_client { format, arguments in
            guard let format, let arguments else { return }
            var bytes = [CChar](repeating: 0, count: 1_024)
            vsnprintf(&bytes, bytes.count, format, arguments)
            let text = bytes.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
            lastLogMessage.withLock { $0 = String(text.prefix { !$0.isNewline }) }
        }
    }
}

/// Outside the type, since a C function cannot capture.
private let lastLogMessage = Mutex("")
