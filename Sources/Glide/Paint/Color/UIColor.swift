/// The system's colours by the names that they have in UIKit, which code uses as `Color(.systemGray6)`,
/// `Color(uiColor: .systemBackground)` or `Color(UIColor.label)`.
///
/// That is all of UIKit's class that exists here. The numbers are those of iOS; grounds, fills and lines have others in dark
/// surroundings.
public struct UIColor: Hashable, Sendable {
    let color: Color

    private init(_ system: SystemColor) {
        color = Color(system)
    }

    /// The same as `Color.red`.
    public static let systemRed = UIColor(.red)
    /// The same as `Color.orange`.
    public static let systemOrange = UIColor(.orange)
    /// The same as `Color.yellow`.
    public static let systemYellow = UIColor(.yellow)
    /// The same as `Color.green`.
    public static let systemGreen = UIColor(.green)
    /// The same as `Color.mint`.
    public static let systemMint = UIColor(.mint)
    /// The same as `Color.teal`.
    public static let systemTeal = UIColor(.teal)
    /// The same as `Color.cyan`.
    public static let systemCyan = UIColor(.cyan)
    /// The same as `Color.blue`.
    public static let systemBlue = UIColor(.blue)
    /// The same as `Color.indigo`.
    public static let systemIndigo = UIColor(.indigo)
    /// The same as `Color.purple`.
    public static let systemPurple = UIColor(.purple)
    /// The same as `Color.pink`.
    public static let systemPink = UIColor(.pink)
    /// The same as `Color.brown`.
    public static let systemBrown = UIColor(.brown)
    /// The same as `Color.gray`.
    public static let systemGray = UIColor(.gray)
    /// A step weaker than `systemGray`.
    public static let systemGray2 = UIColor(.gray2)
    /// Two steps weaker than `systemGray`.
    public static let systemGray3 = UIColor(.gray3)
    /// Three steps weaker than `systemGray`.
    public static let systemGray4 = UIColor(.gray4)
    /// Four steps weaker than `systemGray`.
    public static let systemGray5 = UIColor(.gray5)
    /// The weakest grey, almost the background.
    public static let systemGray6 = UIColor(.gray6)
    /// Text.
    public static let label = UIColor(.primary)
    /// Text that matters less.
    public static let secondaryLabel = UIColor(.secondary)
    /// Text that matters still less.
    public static let tertiaryLabel = UIColor(.tertiary)
    /// Text that hardly matters.
    public static let quaternaryLabel = UIColor(.quaternary)
    /// Text that stands where something is to be put in.
    public static let placeholderText = UIColor(.placeholder)
    /// Text that leads somewhere.
    public static let link = UIColor(.blue)
    /// A line between rows; what is below shows through.
    public static let separator = UIColor(.separator)
    /// A line through which nothing shows.
    public static let opaqueSeparator = UIColor(.opaqueSeparator)
    /// The ground of a window.
    public static let systemBackground = UIColor(.background)
    /// What stands on the ground of a window.
    public static let secondarySystemBackground = UIColor(.secondaryBackground)
    /// What stands on that.
    public static let tertiarySystemBackground = UIColor(.tertiaryBackground)
    /// The ground behind cards.
    public static let systemGroupedBackground = UIColor(.groupedBackground)
    /// Cards.
    public static let secondarySystemGroupedBackground = UIColor(.secondaryGroupedBackground)
    /// What stands on cards.
    public static let tertiarySystemGroupedBackground = UIColor(.tertiaryGroupedBackground)
    /// The ground of small and thin things.
    public static let systemFill = UIColor(.fill)
    /// The ground of middle-sized things.
    public static let secondarySystemFill = UIColor(.secondaryFill)
    /// The ground of large things.
    public static let tertiarySystemFill = UIColor(.tertiaryFill)
    /// The ground of large things with much inside.
    public static let quaternarySystemFill = UIColor(.quaternaryFill)
}

extension Color {
    /// The system's colour of that name in UIKit.
    public init(uiColor: UIColor) {
        self = uiColor.color
    }

    /// The system's colour of that name in UIKit: `Color(.systemGray6)`.
    public init(_ color: UIColor) {
        self = color.color
    }
}
