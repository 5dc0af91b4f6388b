import Glide

extension Program {
    /// A heading of the gallery, and the programs that stand below it as tiles.
    struct Tiles {
        let title: String
        let programs: [Program]
    }

    /// A page for each animation, for each kind of transition, and for what is made of several.
    static let tiles = [
        Tiles(title: "Curves", programs: AnimationSample.curves.map { Program($0) }),
        Tiles(title: "Springs", programs: AnimationSample.springs.map { Program($0) }),
        Tiles(title: "Made of others", programs: AnimationSample.modified.map { Program($0) }),
        Tiles(title: "Transitions", programs: TransitionSample.all.map { Program($0) }),
        Tiles(title: "In several steps", programs: stepwise),
        Tiles(title: "Symbols and bars", programs: symbols),
    ]

    private init(_ sample: AnimationSample) {
        self.init(
            sample.id, title: sample.title, summary: sample.note, symbol: "play.fill", tint: sample.tint,
            curve: SampledCurve(sample.animation, span: sample.span, count: 91)
        ) { AnimationPage(sample: sample) }
    }

    private init(_ sample: TransitionSample) {
        self.init(
            "transition-\(sample.id)", title: sample.title, summary: sample.note, symbol: sample.symbol, tint: .pink
        ) { TransitionPage(sample: sample) }
    }

    private static let symbols = [
        Program(
            "symbol-effects", title: "Symbols", summary: "symbolEffect: symbols that bounce, turn and light up",
            symbol: "bell.fill", tint: .orange
        ) { SymbolEffectsPage() },
        Program(
            "redaction", title: "Redaction", summary: "redacted: bars for what is not there yet, or private",
            symbol: "eye.slash.fill", tint: .gray
        ) { RedactionPage() },
    ]

    private static let stepwise = [
        Program(
            "phase-animator", title: "Phases", summary: "PhaseAnimator: one look after the other",
            symbol: "list.bullet", tint: .indigo
        ) { PhasePage() },
        Program(
            "keyframe-animator", title: "Keyframes", summary: "KeyframeAnimator: parts on tracks of their own",
            symbol: "slider.horizontal.3", tint: .green
        ) { KeyframePage() },
        Program(
            "content-transition", title: "Content", summary: "contentTransition: numbers that change",
            symbol: "doc.text.fill", tint: .teal
        ) { ContentTransitionPage() },
        Program(
            "timeline-view", title: "Timelines", summary: "TimelineView: with each frame, or on time",
            symbol: "clock.fill", tint: .red
        ) { TimelinePage() },
    ]
}
