/// How far a sequence of two gestures has come, inside the engine.
enum SequencePair<First, Second> {
    case first(First)
    case second(First, Second?)
}
