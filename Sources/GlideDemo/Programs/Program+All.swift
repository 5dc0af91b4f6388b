import Glide

extension Program {
    /// Every program, the gallery first.
    static var all: [Program] { [gallery] + shown }

    /// The programs that the gallery opens, in its order.
    static var shown: [Program] { motion + lists + controls + typing + (samples + tiles).flatMap(\.programs) }

    static let gallery = Program(
        "gallery", title: "Glide", summary: "All programs, to be opened one by one", symbol: "square.grid.2x2.fill",
        tint: .blue
    ) { Gallery() }

    /// Programs that move under a finger.
    static let motion = [
        Program(
            "tabs", title: "Sliding Tabs", summary: "An indicator that travels",
            symbol: "rectangle.fill", tint: .blue
        ) { SlidingTabs() },
        Program(
            "buttons", title: "Expanding Buttons", summary: "Shape and letters spread out",
            symbol: "capsule.fill", tint: .green
        ) { Enlarged { ExpandButtonDemo() } },
        Program(
            "tactile", title: "Tactile Button", summary: "The same, to be felt",
            symbol: "hand.thumbsup.fill", tint: .orange
        ) {
            Enlarged { TactileExpandingButton(title: "DOWNLOAD", color: .blue) {} }
        },
        Program(
            "pages", title: "Following Pages", summary: "A tab bar that goes along with the finger",
            symbol: "book.fill", tint: .teal
        ) { FollowingPages() },
        Program(
            "scrolling", title: "Scrolling", summary: "A list to fling, pull and drag",
            symbol: "list.bullet", tint: .indigo
        ) { ScrollingDemo() },
    ]

    /// Programs that hold more than is seen.
    static let lists = [
        Program(
            "contacts", title: "Contacts", summary: "A hundred thousand people",
            symbol: "person.2.fill", tint: .teal
        ) { Contacts() },
        Program(
            "photos", title: "Photo Wall", summary: "Months of pictures in columns",
            symbol: "photo.fill", tint: .indigo
        ) { PhotoWall() },
    ]

    /// Pages with the controls that Glide has.
    static let controls = [
        Program(
            "button-styles", title: "Buttons", summary: "Styles, roles and sizes",
            symbol: "capsule.fill", tint: .blue
        ) { ButtonStylesPage() },
        Program(
            "toggles", title: "Toggles", summary: "Switches, boxes and buttons",
            symbol: "checkmark.circle.fill", tint: .green
        ) { TogglesPage() },
        Program(
            "sliders", title: "Sliders", summary: "A number under the finger",
            symbol: "slider.horizontal.3", tint: .purple
        ) { SlidersPage() },
        Program(
            "pickers", title: "Pickers", summary: "Segments, and layouts to choose",
            symbol: "square.grid.2x2.fill", tint: .orange
        ) { PickersPage() },
        Program(
            "progress", title: "Progress", summary: "How far it has come",
            symbol: "clock.fill", tint: .teal
        ) { ProgressPage() },
        Program(
            "labels", title: "Labels", summary: "Titles with symbols, as they fit",
            symbol: "tag.fill", tint: .pink
        ) { LabelsPage() },
        Program(
            "glass", title: "Glass", summary: "Panes and buttons that let the ground through",
            symbol: "drop.fill", tint: .cyan
        ) { GlassPage() },
    ]

    /// Programs that write by themselves.
    static let typing = [
        Program(
            "typewriter", title: "Typewriter", summary: "One character at a time",
            symbol: "pencil", tint: .purple, needsRealTime: true
        ) { TypewriterText(text: greeting) },
        Program(
            "dispatch-typewriter", title: "Dispatch Typewriter", summary: "The same, from a queue",
            symbol: "clock.fill", tint: .pink, needsRealTime: true
        ) { DispatchTypewriter(text: greeting) },
    ]

    /// What the typewriters write.
    private static let greeting = "Hello, Wayland 👋🏽 café"
}
