/// The values of two gestures that run side by side, inside the engine.
struct SimultaneousPair<First, Second> {
    var first: First?
    var second: Second?
}
