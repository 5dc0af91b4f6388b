extension Color {
    /// No colour at all.
    public static let clear = Color(Resolved(red: 0, green: 0, blue: 0, opacity: 0))
    /// Black in every scheme.
    public static let black = Color(Resolved(red: 0, green: 0, blue: 0))
    /// White in every scheme.
    public static let white = Color(Resolved(red: 1, green: 1, blue: 1))

    /// The red of the palette.
    public static let red = Color(.red)
    /// The orange of the palette.
    public static let orange = Color(.orange)
    /// The yellow of the palette.
    public static let yellow = Color(.yellow)
    /// The green of the palette.
    public static let green = Color(.green)
    /// The mint of the palette.
    public static let mint = Color(.mint)
    /// The teal of the palette.
    public static let teal = Color(.teal)
    /// The cyan of the palette.
    public static let cyan = Color(.cyan)
    /// The blue of the palette.
    public static let blue = Color(.blue)
    /// The indigo of the palette.
    public static let indigo = Color(.indigo)
    /// The purple of the palette.
    public static let purple = Color(.purple)
    /// The pink of the palette.
    public static let pink = Color(.pink)
    /// The brown of the palette.
    public static let brown = Color(.brown)
    /// The middle grey of the palette.
    public static let gray = Color(.gray)

    /// The colour of main content: black on light, white on dark.
    public static let primary = Color(.primary)
    /// The colour of less important content: a grey that lets the ground through.
    public static let secondary = Color(.secondary)
    /// The colour of what can be acted on, where nothing else is set: the desktop's, or else the palette's blue.
    public static let accentColor = Color(.accent)

    /// The weaker grey below `secondary`.
    static let tertiary = Color(.tertiary)
    /// The weakest grey.
    static let quaternary = Color(.quaternary)
}
