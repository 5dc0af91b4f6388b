/// Stands before a recogniser whose type may change with the next update of the view (`AnyGesture`).
@MainActor
final class ErasedRecogniser<Value>: WrappingRecogniser<Value, Value> {
    /// Waits until the one at work has come to its end.
    private var successor: ValueRecogniser<Value>?

    /// The recogniser that an update may fit to a new gesture.
    var newest: ValueRecogniser<Value> { successor ?? child }

    func use(_ recogniser: ValueRecogniser<Value>) {
        if recogniser === child {
            successor = nil
        } else if child.state == .idle {
            replaceChild(recogniser)
        } else {
            successor = recogniser
        }
    }

    override func childChanged() {
        phase = child.phase
    }

    override func reset() {
        super.reset()
        if let successor {
            replaceChild(successor)
            self.successor = nil
        }
    }
}
