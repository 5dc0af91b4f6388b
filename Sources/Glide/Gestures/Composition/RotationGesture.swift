/// The older name of `RotateGesture`; its value is the angle alone.
public struct RotationGesture: Gesture {
    /// The turn since the start.
    public typealias Value = Angle

    /// How far the fingers must turn before the gesture begins.
    public var minimumAngleDelta: Angle

    /// A rotation that begins after a turn of `minimumAngleDelta`.
    public init(minimumAngleDelta: Angle = .degrees(1)) {
        self.minimumAngleDelta = minimumAngleDelta
    }

    /// The gesture that this one is made of.
    public var body: some Gesture<Angle> {
        RotateGesture(minimumAngleDelta: minimumAngleDelta).map(\.rotation)
    }
}
