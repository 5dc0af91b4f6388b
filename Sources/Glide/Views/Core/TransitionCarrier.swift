/// An element that shows the coming and going of its content in a way of its own.
@MainActor
protocol TransitionCarrier: _ViewElement {
    /// Shows the arrival, or the return of what was leaving.
    func arrive(in context: _ElementContext)
    /// Shows the way out.
    func depart(in context: _ElementContext)
}

extension _ViewElement {
    /// The element that carries a transition for this one: itself, or the one that alone stands below it.
    var transitionCarrier: (any TransitionCarrier)? {
        var element: _ViewElement = self
        while true {
            if let carrier = element as? any TransitionCarrier { return carrier }
            let children = element.childElements
            guard children.count == 1, !(element is any ContainerElement) else { return nil }
            element = children[0]
        }
    }
}
