import Glide

extension AnimationSample {
    /// The springs, each in the form in which it is written.
    static let springs: [AnimationSample] = [
        spring(
            "default", "Default", ".default", "What withAnimation { } does when nobody says: smooth.",
            Spring(duration: 0.5, bounce: 0), .default),
        spring(
            "spring", "Spring", ".spring", "Half a second, without a bounce.", Spring(duration: 0.5, bounce: 0),
            .spring),
        spring(
            "spring-bounce", "By Bounce", ".spring(duration: 0.6, bounce: 0.4)",
            "By how long it seems and how much it bounces.", Spring(duration: 0.6, bounce: 0.4),
            .spring(duration: 0.6, bounce: 0.4)),
        spring(
            "spring-response", "By Response", ".spring(response: 0.5, dampingFraction: 0.5)",
            "By the period without damping, and the damping.", Spring(response: 0.5, dampingRatio: 0.5),
            .spring(response: 0.5, dampingFraction: 0.5)),
        spring(
            "spring-value", "By Mass", ".spring(\n    Spring(mass: 1, stiffness: 100, damping: 10))",
            "By mass, stiffness and damping, as physics has it.", Spring(mass: 1, stiffness: 100, damping: 10),
            .spring(Spring(mass: 1, stiffness: 100, damping: 10))),
        spring(
            "spring-overdamped", "Overdamped", ".spring(duration: 0.5, bounce: -0.5)",
            "A negative bounce creeps to its end.", Spring(duration: 0.5, bounce: -0.5),
            .spring(duration: 0.5, bounce: -0.5), span: 2),
        spring("smooth", "Smooth", ".smooth", "No bounce.", .smooth, .smooth),
        spring("snappy", "Snappy", ".snappy", "A small bounce.", .snappy, .snappy),
        spring("bouncy", "Bouncy", ".bouncy", "A bounce that is seen.", .bouncy, .bouncy),
        spring(
            "bouncy-extra", "More Bounce", ".bouncy(duration: 0.6, extraBounce: 0.25)", "More of it.",
            .bouncy(duration: 0.6, extraBounce: 0.25), .bouncy(duration: 0.6, extraBounce: 0.25), span: 1.8),
        spring(
            "interactive-spring", "Interactive", ".interactiveSpring",
            "Quick, for what follows a finger; it blends into other springs.", Spring(duration: 0.15, bounce: 0.15),
            .interactiveSpring, span: 0.6),
        spring(
            "interactive-response", "Interactive, by Response",
            ".interactiveSpring(\n    response: 0.3, dampingFraction: 0.6)", "The same by response and damping.",
            Spring(response: 0.3, dampingRatio: 0.6), .interactiveSpring(response: 0.3, dampingFraction: 0.6),
            span: 1),
        spring(
            "interpolating-spring", "Interpolating", ".interpolatingSpring(stiffness: 170, damping: 10)",
            "Lies over what ran before instead of taking over.", Spring(stiffness: 170, damping: 10),
            .interpolatingSpring(stiffness: 170, damping: 10), span: 1.8),
        spring(
            "interpolating-thrown", "Interpolating, Thrown",
            ".interpolatingSpring(\n    duration: 0.6, bounce: 0.3, initialVelocity: 8)",
            "Starts with a speed of its own.", Spring(duration: 0.6, bounce: 0.3),
            .interpolatingSpring(duration: 0.6, bounce: 0.3, initialVelocity: 8), span: 1.5),
    ]

    private static func spring(
        _ id: String, _ title: String, _ code: String, _ note: String, _ spring: Spring, _ animation: Animation,
        span: Double = 1.2
    ) -> AnimationSample {
        AnimationSample(
            id: id, title: title, code: code, note: note, tint: .blue, animation: animation, span: span,
            facts: facts(of: spring))
    }
}
