/// The older name of `MagnifyGesture`; its value is the factor alone.
public struct MagnificationGesture: Gesture {
    /// The magnification.
    public typealias Value = Double

    /// How much the magnification must differ from 1 before the gesture begins.
    public var minimumScaleDelta: Double

    /// A magnification that begins once it differs by `minimumScaleDelta` from 1.
    public init(minimumScaleDelta: Double = 0.01) {
        self.minimumScaleDelta = minimumScaleDelta
    }

    /// The gesture that this one is made of.
    public var body: some Gesture<Double> {
        MagnifyGesture(minimumScaleDelta: minimumScaleDelta).map(\.magnification)
    }
}
