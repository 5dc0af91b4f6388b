/// Why a picture could not be read or written.
public struct BitmapError: Error, Hashable, CustomStringConvertible {
    /// What happened, with the path, in one line.
    public let description: String

    init(_ description: String) {
        self.description = description
    }
}
