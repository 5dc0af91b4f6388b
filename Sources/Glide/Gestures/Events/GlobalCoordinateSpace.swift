/// The window's space: the upper left corner of its content is the origin.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    /// The window's space.
    public init() {}
    /// `CoordinateSpace.global`.
    public var coordinateSpace: CoordinateSpace { .global }
}
