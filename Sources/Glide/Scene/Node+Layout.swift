extension Node {
    /// The node's size for `proposal`, from the cache where it was asked before.
    final func sizeThatFits(_ proposal: ProposedViewSize) -> Size {
        if let known = measured.size(for: proposal) { return known }
        var answer = measure(proposal)
        // A view that answers nonsense must not spread it: every sum above would be NaN.
        if !(answer.width >= 0) { answer.width = 0 }
        if !(answer.height >= 0) { answer.height = 0 }
        measured.store(answer, for: proposal, ofContainer: !children.isEmpty)
        return answer
    }

    /// The node's size for `proposal` with its alignment guides.
    final func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        ViewDimensions(node: self, size: sizeThatFits(proposal), proposal: proposal)
    }

    /// Gives the node its place in the parent and its offer; lays out what is below where anything changed.
    final func place(at origin: Point, proposal: ProposedViewSize) {
        let size = sizeThatFits(proposal)
        var origin = origin
        if let parent, parent.flags.contains(.mirrored) { origin.x = parent.size.width - origin.x - size.width }
        let isResized = size != self.size
        if origin != self.origin || isResized {
            self.origin = origin
            self.size = size
            markGeometry()
        }
        if isResized || flags.contains(.layout) || proposal != self.proposal {
            self.proposal = proposal
            flags.remove(.layout)
            placeChildren()
        }
    }

    /// Takes the direction in which the node's surroundings are read. Containers compute as if from left to right.
    final func show(_ direction: LayoutDirection) {
        if (direction == .rightToLeft) == isReadFromRightToLeft { return }
        if direction == .leftToRight {
            flags.subtract([.rightToLeft, .mirrored])
        } else {
            flags.insert(.rightToLeft)
            if mirrorsChildren { flags.insert(.mirrored) }
        }
        setNeedsLayout()
    }

    /// Whether the node's surroundings are read from right to left.
    final var isReadFromRightToLeft: Bool { flags.contains(.rightToLeft) }

    /// Says that the node's size or the places of its children may be other ones now.
    final func setNeedsLayout() {
        var node: Node? = self
        while let current = node {
            current.measured.clear()
            if current.flags.contains(.layout), current !== self { return }
            current.flags.insert(.layout)
            node = current.parent
        }
        scene?.requestFrame()
    }

    /// The layout priority that a stack sees.
    final var layoutPriority: Double {
        if let own = traits?.layoutPriority { return own }
        return forwardsLayoutPriority ? children.first?.layoutPriority ?? 0 : 0
    }

    /// The drawing order among siblings, of the node or of what it wraps.
    final var zIndex: Double {
        traits?.zIndex ?? traitSource?.zIndex ?? 0
    }

    /// The tag of the node or of what it wraps.
    final var tag: AnyHashable? {
        traits?.tag ?? traitSource?.tag
    }

    /// The type of `tag`.
    final var tagType: Any.Type? {
        if let traits, let tag = traits.tag { return traits.tagType ?? type(of: tag.base) }
        return children.count == 1 && !keepsTraits ? children[0].tagType : nil
    }
}
