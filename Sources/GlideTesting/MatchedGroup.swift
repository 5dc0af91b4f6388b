/// A matched geometry group as it is now.
public struct MatchedGroup {
    /// One view of the group that is drawn.
    public struct Member {
        /// What kind of view it is.
        public let view: String
        /// How much it counts in the picture; the weights of a group add up to 1.
        public let weight: Double
    }

    /// The namespace of the id.
    public let namespace: Namespace.ID
    /// What the views are matched by.
    public let id: AnyHashable
    /// What kind of view the source is; nil without a source.
    public let source: String?
    /// The shared frame in window coordinates; nil without a source.
    public let frame: Rect?
    /// How fast the frame's corner and size change on its flight, per second.
    public let velocity: Rect
    /// The views that are drawn, oldest first.
    public let members: [Member]

    init(_ group: SceneInspection.Group) {
        namespace = group.namespace
        id = group.id
        source = group.source
        frame = group.frame
        velocity = group.velocity
        members = group.members.map { Member(view: $0.view, weight: $0.weight) }
    }
}
