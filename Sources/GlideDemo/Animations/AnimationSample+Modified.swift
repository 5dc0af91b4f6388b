import Glide

extension AnimationSample {
    /// Animations that are made of others.
    static let modified: [AnimationSample] = [
        AnimationSample(
            id: "delay", title: "Delay", code: ".bouncy.delay(0.5)", note: "Waits first.", tint: .purple,
            animation: .bouncy.delay(0.5), span: 1.6,
            facts: [Fact(id: "Waits", value: "0.5 s"), Fact(id: "Then", value: "bouncy")]),
        AnimationSample(
            id: "speed", title: "Speed", code: ".easeInOut(duration: 1).speed(2)", note: "Twice as fast.",
            tint: .purple, animation: .easeInOut(duration: 1).speed(2), span: 1.2,
            facts: [Fact(id: "Speed", value: "2×"), Fact(id: "Takes", value: "0.5 s")]),
        AnimationSample(
            id: "repeat-count", title: "Repeat Count", code: ".easeInOut(duration: 0.5).repeatCount(3)",
            note: "There, back and there; each way counts.", tint: .purple,
            animation: .easeInOut(duration: 0.5).repeatCount(3), span: 1.8,
            facts: [Fact(id: "Passes", value: "3"), Fact(id: "Takes", value: "1.5 s")]),
        AnimationSample(
            id: "repeat-even", title: "Repeat, Even",
            code: ".easeInOut(duration: 0.5).repeatCount(2)",
            note: "There and back: the value is at the end all the same, so it jumps there.", tint: .purple,
            animation: .easeInOut(duration: 0.5).repeatCount(2), span: 1.4,
            facts: [Fact(id: "Passes", value: "2"), Fact(id: "Takes", value: "1 s")]),
        AnimationSample(
            id: "repeat-spring", title: "Repeat, Spring", code: ".bouncy.repeatCount(3)",
            note: "Each pass starts from rest when the one before has settled.", tint: .purple,
            animation: .bouncy.repeatCount(3), span: 3.6,
            facts: [
                Fact(id: "Passes", value: "3"),
                Fact(id: "Each takes", value: "\(Spring.bouncy.settlingDuration.short) s"),
            ]),
        AnimationSample(
            id: "repeat-forever", title: "Repeat Forever", code: ".easeInOut(duration: 0.6).repeatForever()",
            note: "There and back without end.", tint: .purple,
            animation: .easeInOut(duration: 0.6).repeatForever(), span: 2.4, isEndless: true,
            facts: [Fact(id: "Passes", value: "∞"), Fact(id: "Each takes", value: "0.6 s")]),
        AnimationSample(
            id: "repeat-restarting", title: "Repeat, from Start",
            code: ".easeOut(duration: 0.6)\n    .repeatForever(autoreverses: false)",
            note: "From the beginning each time.", tint: .purple,
            animation: .easeOut(duration: 0.6).repeatForever(autoreverses: false), span: 2.4, isEndless: true,
            facts: [Fact(id: "Passes", value: "∞"), Fact(id: "Each takes", value: "0.6 s")]),
        AnimationSample(
            id: "custom-animation", title: "Custom", code: "Animation(DroppedBall(duration: 1.4))",
            note: "A CustomAnimation of the app's own: a ball that is dropped.", tint: .green,
            animation: Animation(DroppedBall(duration: 1.4)), span: 1.6,
            facts: [Fact(id: "Duration", value: "1.4 s"), Fact(id: "Bounces", value: "3")]),
    ]
}
