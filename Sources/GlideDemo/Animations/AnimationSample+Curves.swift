import Glide

extension AnimationSample {
    /// The timing curves.
    static let curves: [AnimationSample] = [
        curve("linear", "Linear", ".linear(duration: 1)", "The same speed from start to end.", .linear, 1),
        curve("ease-in", "Ease In", ".easeIn(duration: 1)", "Starts slowly, ends at full speed.", .easeIn, 1),
        curve("ease-out", "Ease Out", ".easeOut(duration: 1)", "Starts at full speed, ends slowly.", .easeOut, 1),
        curve("ease-in-out", "Ease In Out", ".easeInOut(duration: 1)", "Slow at both ends.", .easeInOut, 1),
        curve(
            "timing-curve", "Timing Curve", ".timingCurve(0.7, -0.5, 0.3, 1.5, duration: 1)",
            "A Bézier curve of one's own; it may leave the way at both ends.",
            .bezier(startControlPoint: UnitPoint(x: 0.7, y: -0.5), endControlPoint: UnitPoint(x: 0.3, y: 1.5)), 1),
        curve(
            "circular", "Circular", ".timingCurve(.circularEaseInOut, duration: 1)",
            "Two quarters of a circle: nearly a jump in the middle.", .circularEaseInOut, 1),
    ]

    private static func curve(
        _ id: String, _ title: String, _ code: String, _ note: String, _ curve: UnitCurve, _ duration: Double
    ) -> AnimationSample {
        AnimationSample(
            id: id, title: title, code: code, note: note, tint: .orange,
            animation: .timingCurve(curve, duration: duration), span: duration * 1.2,
            facts: facts(of: curve, duration: duration))
    }
}
