/// What a node tells the container it stands in.
struct NodeTraits {
    /// Which children of a stack get their space first; higher is earlier.
    var layoutPriority: Double?
    /// Drawing order among siblings; higher is nearer.
    var zIndex: Double?
    /// The value that selects the node in a picker or a tab view.
    var tag: AnyHashable?
    /// The identity under which it can be scrolled to.
    var id: AnyHashable?
}
