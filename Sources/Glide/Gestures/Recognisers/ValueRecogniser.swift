/// A recogniser whose gesture has a value.
@MainActor
class ValueRecogniser<Value>: Recogniser {
    /// Rises with each change of `phase`, so that a wrapper sees changes of values that cannot be compared.
    private(set) final var revision = 0

    final var phase: GesturePhase<Value> = .idle {
        didSet { revision &+= 1 }
    }

    override var state: RecogniserState { phase.state }

    override func cancel() {
        switch state {
        case .possible, .pending, .active, .ended: phase = .cancelled
        case .idle, .failed, .cancelled: break
        }
    }

    override func reset() {
        if state != .idle { phase = .idle }
    }
}
