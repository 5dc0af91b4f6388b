import Glibc

/// Why there is no memory for a buffer.
struct ShmError: Error, CustomStringConvertible {
    /// The call that failed.
    var call: String
    /// errno's number.
    var errno: Int32

    var description: String { "\(call): \(String(cString: strerror(errno)))" }
}
