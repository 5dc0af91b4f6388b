/// Whether content gives way beyond its ends.
public enum ScrollBounceBehavior: Hashable, Sendable {
    /// Where there is more content than room.
    case automatic
    /// Also where all of it fits.
    case always
    /// Where there is more content than room.
    case basedOnSize
}
