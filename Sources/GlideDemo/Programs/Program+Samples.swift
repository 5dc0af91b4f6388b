import Glide

extension Program {
    /// Programs in the style of the samples that people publish for SwiftUI, by what they are about.
    static let samples = [
        Tiles(title: "Cards", programs: cards),
        Tiles(title: "Choosing", programs: choosing),
        Tiles(title: "Progress and waiting", programs: waiting),
        Tiles(title: "Arranging", programs: arranging),
    ]

    private static let cards = [
        Program(
            "hero-card", title: "Hero Card", summary: "A card that grows into a page", symbol: "photo.fill", tint: .cyan
        ) { HeroCardSample() },
        Program(
            "card-stack", title: "Card Stack", summary: "A pile of cards to throw aside",
            symbol: "rectangle.fill", tint: .red
        ) { CardStackSample() },
        Program(
            "accordion", title: "Accordion", summary: "Questions that unfold", symbol: "list.bullet", tint: .indigo
        ) { AccordionSample() },
        Program(
            "onboarding", title: "Onboarding", summary: "Three pages to swipe", symbol: "book.fill", tint: .blue
        ) { OnboardingSample() },
    ]

    private static let choosing = [
        Program(
            "segmented-control", title: "Segments", summary: "A selection that slides", symbol: "capsule.fill",
            tint: .indigo
        ) { SegmentedControlSample() },
        Program(
            "floating-button", title: "Floating Button", summary: "A round button that unfolds", symbol: "plus",
            tint: .blue
        ) { FloatingButtonSample() },
        Program(
            "bubble-menu", title: "Bubble Menu", summary: "A tab bar that throws bubbles", symbol: "house.fill",
            tint: .teal
        ) { BubbleMenuSample() },
        Program(
            "filter-chips", title: "Filter Chips", summary: "Chips that sort themselves", symbol: "tag.fill",
            tint: .orange
        ) { FilterChipsSample() },
        Program(
            "rating-stars", title: "Rating", summary: "Stars that throw sparks", symbol: "star.fill", tint: .yellow
        ) { RatingStarsSample() },
        Program(
            "poll-bars", title: "Poll", summary: "Bars that grow to their share", symbol: "checkmark.circle.fill",
            tint: .purple
        ) { PollBarsSample() },
    ]

    private static let waiting = [
        Program(
            "loaders", title: "Loaders", summary: "Six ways to say: one moment", symbol: "clock.fill", tint: .green
        ) { LoadersSample() },
        Program(
            "progress-rings", title: "Rings", summary: "Three goals as rings", symbol: "heart.fill", tint: .pink
        ) { ProgressRingsSample() },
        Program(
            "liquid-fill", title: "Liquid", summary: "A glass that fills with waves", symbol: "circle.fill", tint: .cyan
        ) { LiquidFillSample() },
        Program(
            "timeline-steps", title: "Steps", summary: "A line that grows from dot to dot",
            symbol: "checkmark.circle.fill", tint: .green
        ) { TimelineStepsSample() },
    ]

    private static let arranging = [
        Program(
            "custom-layouts", title: "Layouts", summary: "Ring, rows, fan and grid", symbol: "square.grid.2x2.fill",
            tint: .indigo
        ) { CustomLayoutsSample() }
    ]
}
