/// What a node tells the container it stands in.
struct NodeTraits {
    /// Whether any node ever had a z-index: most programs do without, and need not look for it while painting.
    /// Read and written on the main thread only.
    nonisolated(unsafe) private(set) static var usesZIndex = false

    /// Which children of a stack get their space first; higher is earlier.
    var layoutPriority: Double?
    /// Drawing order among siblings; higher is nearer.
    var zIndex: Double? {
        didSet { if zIndex != nil { Self.usesZIndex = true } }
    }
    /// The value that selects the node in a picker or a tab view.
    var tag: AnyHashable?
    /// The tag's type, which `AnyHashable` forgets of optionals; nil for one that was not given by `tag(_:)`.
    var tagType: Any.Type?
    /// The identity under which it can be scrolled to.
    var id: AnyHashable?
    /// What it tells a grid.
    var grid: GridTraits?
    /// What it tells layouts of the app's own, by the key's type.
    var layoutValues: [ObjectIdentifier: Any]?
    /// Whether a scroll view may come to rest where a view in the node begins.
    var isScrollTargetLayout = false
    /// What the node says about the row of a list around it.
    var listRow: ListRowTraits?
    /// What can be done by hand with the row of a list around it.
    var rowEditing: RowEditing?
    /// Whether the row of a list around it is not to be deleted, and not to be moved, whatever its collection allows.
    var isDeleteDisabled: Bool?
    var isMoveDisabled: Bool?
    /// Set where the node stands at the head or the foot of a section.
    var sectionEnd: SectionEnd?

    /// Which end of a section it is.
    enum SectionEnd {
        case header, footer
    }
}
