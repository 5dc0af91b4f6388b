/// How long a sequence of gestures waits with no finger on the view.
enum SequencePause {
    /// Seconds, the same as between the taps of a double tap, so that no sequence waits for ever.
    static let longest = 0.35
}
