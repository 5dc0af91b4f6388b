import Glide

extension Program {
    /// Programs in the style of the samples that people publish for SwiftUI, by what they are about.
    static let samples = [
        Tiles(title: "Cards", programs: cards),
        Tiles(title: "Choosing", programs: choosing),
        Tiles(title: "Progress and waiting", programs: waiting),
        Tiles(title: "Arranging", programs: arranging),
        Tiles(title: "Playing", programs: playing),
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
        Program(
            "flip-card", title: "Flip Card", summary: "A bank card that turns over", symbol: "rectangle.fill",
            tint: .purple
        ) { FlipCardSample() },
        Program(
            "carousel", title: "Carousel", summary: "Covers in a row, turned away", symbol: "photo.fill", tint: .pink
        ) { CarouselSample() },
        Program(
            "weather-card", title: "Weather", summary: "A sky that changes", symbol: "sun.max.fill", tint: .blue
        ) { WeatherCardSample() },
        Program(
            "music-player", title: "Music Player", summary: "A strip that grows into a player", symbol: "play.fill",
            tint: .orange
        ) { MusicPlayerSample() },
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
        Program(
            "skeleton-shimmer", title: "Skeleton", summary: "Grey shapes under a passing light", symbol: "person.fill",
            tint: .gray
        ) { SkeletonShimmerSample() },
        Program(
            "clock-face", title: "Clock", summary: "A station clock", symbol: "clock.fill", tint: .red
        ) { ClockFaceSample() },
        Program(
            "stopwatch", title: "Stopwatch", summary: "Hundredths and laps", symbol: "clock.fill", tint: .orange
        ) { StopwatchSample() },
    ]

    private static let arranging = [
        Program(
            "custom-layouts", title: "Layouts", summary: "Ring, rows, fan and grid", symbol: "square.grid.2x2.fill",
            tint: .indigo
        ) { CustomLayoutsSample() },
        Program(
            "custom-transitions", title: "Entrances", summary: "Six ways to come and go", symbol: "star.fill",
            tint: .mint
        ) { CustomTransitionsSample() },
        Program(
            "todo-board", title: "Board", summary: "Cards that fly to the next column", symbol: "checkmark",
            tint: .green
        ) { TodoBoardSample() },
        Program(
            "photo-grid", title: "Photo Grid", summary: "A picture that grows, to be pinched", symbol: "photo.fill",
            tint: .cyan
        ) { PhotoGridSample() },
        Program(
            "parallax-header", title: "Parallax", summary: "A picture that moves behind the page", symbol: "arrow.up",
            tint: .teal
        ) { ParallaxHeaderSample() },
        Program(
            "settings-list", title: "Settings", summary: "Groups of rows that come and go", symbol: "gearshape.fill",
            tint: .gray
        ) { SettingsListSample() },
    ]

    private static let playing = [
        Program(
            "confetti", title: "Confetti", summary: "A hundred and twenty bits of paper", symbol: "star.fill",
            tint: .pink
        ) { ConfettiSample() },
        Program(
            "audio-bars", title: "Audio Bars", summary: "A voice message that dances", symbol: "play.fill",
            tint: .indigo
        ) { AudioBarsSample() },
        Program(
            "calculator", title: "Calculator", summary: "Four operations", symbol: "plus", tint: .orange
        ) { CalculatorSample() },
    ]
}
