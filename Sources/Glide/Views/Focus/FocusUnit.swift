/// A view for the keyboard: the node that has the focus, and all that belongs to the same view.
@MainActor
struct FocusUnit {
    /// The outermost of the carriers, by whose frame the view is known.
    let node: Node
    /// All carriers, outermost first.
    let carriers: [any FocusCarrier]

    /// The view of which `node` is the outermost carrier; nil where it offers nothing.
    init?(_ node: Node) {
        guard let carrier = node as? any FocusCarrier, carrier.focusOffer != nil else { return nil }
        var carriers: [any FocusCarrier] = [carrier]
        var next = node.wrappedNode
        while let current = next {
            if let inner = current as? any FocusCarrier, inner.focusOffer != nil { carriers.append(inner) }
            next = current.wrappedNode
        }
        self.node = node
        self.carriers = carriers
    }

    var offers: [FocusOffer] { carriers.compactMap(\.focusOffer) }
    /// Whether Space and Return press it.
    var isPressed: Bool { offers.contains(where: \.isPressed) && !offers.contains(where: \.isMovedOnly) }
    var takesClicks: Bool { offers.contains(where: \.takesClicks) }
    var isRefused: Bool { offers.contains(where: \.isRefused) }
    var isOneOfMany: Bool { offers.contains(where: \.isOneOfMany) }

    /// What a press at the centre meets where hit testing does not lead to the view: innermost first.
    var gesturePath: [GestureAttachment] {
        var path: [GestureAttachment] = []
        var inner: Node? = node
        while let current = inner {
            if let carrier = current as? any GestureCarrier { path.insert(contentsOf: carrier.gestures, at: 0) }
            inner = current.wrappedNode
        }
        var outer = node.parent
        while let current = outer {
            if let carrier = current as? any GestureCarrier { path += carrier.gestures }
            outer = current.parent
        }
        return path
    }
}

extension Node {
    /// The only child, if the node is a modifier around it.
    fileprivate var wrappedNode: Node? { isWrapper && children.count == 1 ? children[0] : nil }
}
