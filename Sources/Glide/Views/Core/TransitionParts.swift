/// What comes and goes with an element: views with a transition of their own, and plain ones, which fade.
@MainActor
struct TransitionParts {
    private(set) var carriers: [any TransitionCarrier] = []
    /// Outermost nodes of the views without a transition, and of what stands around one that has.
    private(set) var plainNodes: [Node] = []

    init(of element: _ViewElement) {
        collect(element)
    }

    private mutating func collect(_ element: _ViewElement) {
        if let carrier = element as? any TransitionCarrier {
            carriers.append(carrier)
            return
        }
        var parts = TransitionParts()
        for part in element.transitionParts { parts.collect(part) }
        if parts.carriers.isEmpty {
            plainNodes += element.nodes
        } else {
            carriers += parts.carriers
            plainNodes += parts.plainNodes
            // The view itself goes its way; what is drawn around it, such as a background, fades.
            if element is any ContainerElement { plainNodes += element.nodes }
        }
    }

    private init() {}
}

extension _ViewElement {
    /// The elements below that stand for this one where it comes and goes. What a container holds does so with it;
    /// but the view under an overlay is not in a container, it only has something in front.
    fileprivate var transitionParts: [_ViewElement] {
        if let overlay = self as? any OverlayElement { return [overlay.primaryElement] }
        return self is any ContainerElement ? [] : childElements
    }
}

/// The element of a view with another before or behind it.
@MainActor
protocol OverlayElement: _ViewElement {
    var primaryElement: _ViewElement { get }
}
