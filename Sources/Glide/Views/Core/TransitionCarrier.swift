/// An element that shows the coming and going of its content in a way of its own.
@MainActor
protocol TransitionCarrier: _ViewElement {
    /// Shows the arrival, or the return of what was leaving.
    func arrive(in context: _ElementContext)
    /// Shows the way out.
    func depart(in context: _ElementContext)
}
