import Glibc

/// What the surroundings of the process say about motion; read by apps only: a test is the same everywhere.
@MainActor
enum MotionSettings {
    /// `GLIDE_SLOW_MOTION=10`: animations take ten times as long.
    static func apply() {
        guard let text = value("GLIDE_SLOW_MOTION") else { return }
        guard let factor = Double(text), factor > 0, factor.isFinite else {
            Warnings.warnOnce(
                "slow-motion", "GLIDE_SLOW_MOTION: \"\(text)\" is not a number above 0; it is ignored.")
            return
        }
        MotionDebugging.speed = 1 / factor
    }

    private static func value(_ name: String) -> String? {
        getenv(name).map { String(cString: $0) }
    }
}
