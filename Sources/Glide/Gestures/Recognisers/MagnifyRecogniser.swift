/// Finds two fingers that move apart or together.
@MainActor
final class MagnifyRecogniser: TwoContactRecogniser<MagnifyGesture.Value> {
    var minimumScaleDelta: Double

    init(minimumScaleDelta: Double, surroundings: GestureSurroundings) {
        self.minimumScaleDelta = minimumScaleDelta
        super.init(surroundings: surroundings)
    }

    override func isFarEnough(_ measure: PinchMeasure) -> Bool {
        abs(measure.scale - 1) >= minimumScaleDelta
    }

    override func value(_ measure: PinchMeasure) -> MagnifyGesture.Value? {
        MagnifyGesture.Value(
            time: measure.time, magnification: measure.scale, velocity: measure.scaleVelocity,
            startAnchor: surroundings.anchor(of: measure.start),
            startLocation: surroundings.convert(measure.start, to: .local))
    }
}
