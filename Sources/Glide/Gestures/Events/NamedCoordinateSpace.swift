/// The space of an ancestor that was given a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
    let name: AnyHashable

    init(name: some Hashable) {
        self.name = AnyHashable(name)
    }

    /// `CoordinateSpace.named` with this name.
    public var coordinateSpace: CoordinateSpace { .named(name) }
}
