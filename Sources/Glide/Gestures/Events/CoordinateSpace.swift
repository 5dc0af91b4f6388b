/// What coordinates are measured from.
public enum CoordinateSpace: Hashable {
    /// The window's upper left corner.
    case global
    /// The upper left corner of the view that asks.
    case local
    /// The nearest ancestor that was given this name.
    case named(AnyHashable)

    /// Whether this is the window's space.
    public var isGlobal: Bool { self == .global }
    /// Whether this is the asking view's own space.
    public var isLocal: Bool { self == .local }
}

extension CoordinateSpace: CoordinateSpaceProtocol {
    /// The space itself.
    public var coordinateSpace: CoordinateSpace { self }
}
