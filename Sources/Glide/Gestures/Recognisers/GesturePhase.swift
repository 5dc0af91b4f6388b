/// A recogniser's state together with the gesture's value.
enum GesturePhase<Value> {
    case idle
    case possible
    case pending(Value?)
    case active(Value)
    case ended(Value)
    case failed
    case cancelled

    var state: RecogniserState {
        switch self {
        case .idle: .idle
        case .possible: .possible
        case .pending: .pending
        case .active: .active
        case .ended: .ended
        case .failed: .failed
        case .cancelled: .cancelled
        }
    }

    var value: Value? {
        switch self {
        case .pending(let value): value
        case .active(let value), .ended(let value): value
        case .idle, .possible, .failed, .cancelled: nil
        }
    }

    func map<Other>(_ transform: (Value) -> Other) -> GesturePhase<Other> {
        switch self {
        case .idle: .idle
        case .possible: .possible
        case .pending(let value): .pending(value.map(transform))
        case .active(let value): .active(transform(value))
        case .ended(let value): .ended(transform(value))
        case .failed: .failed
        case .cancelled: .cancelled
        }
    }
}
