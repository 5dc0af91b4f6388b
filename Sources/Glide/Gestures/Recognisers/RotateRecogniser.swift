/// Finds two fingers that turn around each other.
@MainActor
final class RotateRecogniser: TwoContactRecogniser<RotateGesture.Value> {
    var minimumAngleDelta: Angle

    init(minimumAngleDelta: Angle, surroundings: GestureSurroundings) {
        self.minimumAngleDelta = minimumAngleDelta
        super.init(surroundings: surroundings)
    }

    override func isFarEnough(_ measure: PinchMeasure) -> Bool {
        abs(measure.angle.radians) >= minimumAngleDelta.radians
    }

    override func value(_ measure: PinchMeasure) -> RotateGesture.Value? {
        RotateGesture.Value(
            time: measure.time, rotation: measure.angle, velocity: measure.angleVelocity,
            startAnchor: surroundings.anchor(of: measure.start),
            startLocation: surroundings.convert(measure.start, to: .local))
    }
}
