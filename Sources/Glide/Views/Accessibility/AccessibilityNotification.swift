/// What an app tells people who use assistive technology, beside what views say.
public enum AccessibilityNotification {
    /// Something that is read out, whatever has the focus.
    public struct Announcement: Sendable {
        let text: String

        /// An announcement of `announcement`; an empty one is not read.
        public init(_ announcement: String) {
            text = announcement
        }

        /// Has it read out. Without a screen reader nothing happens.
        @MainActor
        public func post() {
            AnnouncementOutput.speak(text)
        }
    }
}

/// Where announcements go.
@MainActor
enum AnnouncementOutput {
    /// What was announced, oldest first; the last 100.
    private(set) static var requested: [String] = []
    /// Reads a text out, where there is a screen reader.
    static var speaker: ((String) -> Void)?

    static func speak(_ text: String) {
        if text.isEmpty { return }
        if requested.count == 100 { requested.removeFirst() }
        requested.append(text)
        speaker?(text)
    }

    static func forget() {
        requested.removeAll()
    }
}
