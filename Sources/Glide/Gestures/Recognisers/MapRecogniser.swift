/// Turns a gesture's value into another.
@MainActor
final class MapRecogniser<Base, Value>: WrappingRecogniser<Base, Value> {
    var transform: (Base) -> Value

    init(_ child: ValueRecogniser<Base>, surroundings: GestureSurroundings, transform: @escaping (Base) -> Value) {
        self.transform = transform
        super.init(child, surroundings: surroundings)
    }

    override func childChanged() {
        phase = child.phase.map(transform)
    }
}
