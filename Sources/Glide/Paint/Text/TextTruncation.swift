/// Where a text that does not fit is left out; "…" stands for what is missing.
enum TextTruncation: Hashable, Sendable {
    /// The beginning of the last line is missing.
    case head
    /// The middle of the last line is missing.
    case middle
    /// The end of the last line is missing.
    case tail
}
