/// The value of one of two gestures, inside the engine.
enum EitherValue<First, Second> {
    case first(First)
    case second(Second)
}
