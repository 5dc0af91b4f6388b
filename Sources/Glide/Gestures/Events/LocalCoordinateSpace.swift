/// The space of the view that asks: its upper left corner is the origin.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    /// The local space.
    public init() {}
    /// `CoordinateSpace.local`.
    public var coordinateSpace: CoordinateSpace { .local }
}
