/// The window never came to rest.
public struct NotSettled: Error, CustomStringConvertible {
    /// The animations that still ran.
    public let animations: [String]

    /// What still ran.
    public var description: String {
        "The window did not come to rest; still running: \(animations.isEmpty ? "state changes" : animations.joined(separator: "; "))"
    }
}
