/// Remembers which element's body is being evaluated, so that state knows its readers.
@MainActor
enum StateReads {
    /// The element whose body is being evaluated, if one is.
    private(set) static weak var owner: _ViewElement?
    /// Whether a body is being evaluated. State is then read as of the transaction at hand.
    private(set) static var isEvaluating = false

    static func track<Result>(by element: _ViewElement, _ body: () -> Result) -> Result {
        let outer = (owner, isEvaluating)
        owner = element
        isEvaluating = true
        defer { (owner, isEvaluating) = outer }
        return body()
    }
}
