/// What is out of date in a node.
///
/// Grammar: a flag with the word `descendant` says that the matching flag is set somewhere below. Setting a flag sets the
/// descendant form on every ancestor up to the first that has it already; the pass that mends a node clears both.
struct NodeFlags: OptionSet {
    let rawValue: UInt16

    /// Sizes answered before are void and the children must be placed again. Set on every ancestor too, since an
    /// ancestor's size may follow.
    static let layout = NodeFlags(rawValue: 1 << 0)
    /// The node moved in its parent or changed its size.
    static let geometry = NodeFlags(rawValue: 1 << 1)
    /// Some node below has `geometry`.
    static let descendantGeometry = NodeFlags(rawValue: 1 << 2)
    /// What is drawn differs from what was painted; the node is in the scene's list.
    static let display = NodeFlags(rawValue: 1 << 3)
    /// The union of what is drawn at and below the node must be computed again. Set on every ancestor too.
    static let bounds = NodeFlags(rawValue: 1 << 4)
    /// The node is in the scene's list of running animations.
    static let running = NodeFlags(rawValue: 1 << 5)
    /// The node was laid out before, so that it has a place from which it can move.
    static let placed = NodeFlags(rawValue: 1 << 6)
    /// The node, or one below it, draws a matched geometry group, whose members may stand outside of its own bounds.
    static let drawsGroup = NodeFlags(rawValue: 1 << 7)
    /// The frame was not rounded to pixels, because something moves it from frame to frame.
    static let fractional = NodeFlags(rawValue: 1 << 8)
    /// The surroundings are read from right to left.
    static let rightToLeft = NodeFlags(rawValue: 1 << 9)
    /// The children's places are mirrored for that.
    static let mirrored = NodeFlags(rawValue: 1 << 10)
    /// The container shows another of its children instead: the node has no place.
    static let spare = NodeFlags(rawValue: 1 << 11)
    /// The node is among the children that its parent gets, or had, while these are compared.
    static let isNewChild = NodeFlags(rawValue: 1 << 12)
    static let wasChild = NodeFlags(rawValue: 1 << 13)
    /// The node would run, and waits until it is seen.
    static let unseen = NodeFlags(rawValue: 1 << 14)
}
