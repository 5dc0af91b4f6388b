import Glibc

/// What an app is told about its own mistakes: each one once, in one line on standard error.
///
/// Glide carries on after every warning; the line says what was ignored or replaced.
@MainActor
enum Warnings {
    /// How many different warnings are kept; later ones are dropped, so that a loop cannot fill the memory.
    static let limit = 1000

    /// The messages since the start or the last `reset()`, oldest first.
    private(set) static var recorded: [String] = []
    /// Whether messages also go to standard error. Tests turn it off.
    static var printsMessages = true

    private static var keys: Set<String> = []

    /// Reports `message` unless something with the same `key` was reported before.
    static func warnOnce(_ key: String, _ message: @autoclosure () -> String) {
        guard keys.count < limit, keys.insert(key).inserted else { return }
        let text = message()
        recorded.append(text)
        guard printsMessages else { return }
        let line = Array("Glide: \(text)\n".utf8)
        // A closed standard error is no reason to fail: the message stays in `recorded`.
        _ = line.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
    }

    /// Forgets everything, so that the same mistake is reported again.
    static func reset() {
        recorded.removeAll()
        keys.removeAll()
    }

    /// Reports `message` from code that is not bound to the main actor; off it only later.
    nonisolated static func warnOnceFromAnywhere(_ key: String, _ message: String) {
        Task { @MainActor in warnOnce(key, message) }
    }
}
