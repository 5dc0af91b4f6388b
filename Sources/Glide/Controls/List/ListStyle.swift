/// How a list looks.
@MainActor
public protocol ListStyle {
    /// The look, in Glide's own terms.
    var _look: ListLook { get }
}

/// Rows from edge to edge; the heads of sections stay in view.
public struct PlainListStyle: ListStyle {
    /// The style.
    public init() {}
    /// See `ListStyle`.
    public var _look: ListLook { ListLook(isGrouped: false, margin: 0) }
}

/// Sections as bands from edge to edge, with room between them.
public struct GroupedListStyle: ListStyle {
    /// The style.
    public init() {}
    /// See `ListStyle`.
    public var _look: ListLook { ListLook(isGrouped: true, margin: 0) }
}

/// Sections as cards with round corners, with room between and beside them.
public struct InsetGroupedListStyle: ListStyle {
    /// The style.
    public init() {}
    /// See `ListStyle`.
    public var _look: ListLook { ListLook(isGrouped: true, margin: 16) }
}

/// The style of lists that say nothing: that of cards.
public struct DefaultListStyle: ListStyle {
    /// The style.
    public init() {}
    /// See `ListStyle`.
    public var _look: ListLook { InsetGroupedListStyle()._look }
}

extension ListStyle where Self == PlainListStyle {
    /// Rows from edge to edge.
    public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
    /// Sections as bands.
    public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
    /// Sections as cards.
    public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == DefaultListStyle {
    /// Sections as cards.
    public static var automatic: DefaultListStyle { DefaultListStyle() }
}

/// What list styles differ in.
public struct ListLook: Equatable, Sendable {
    /// Whether sections are apart from each other, before a darker ground.
    var isGrouped: Bool
    /// Beside the rows, in points; sections are cards with round corners if there is any.
    var margin: Double

    /// Between two sections, in points.
    static let sectionGap = 20.0
    /// Of the corners of a card, in points.
    static let cornerRadius = 10.0

    /// Behind the rows.
    @MainActor
    func background(in colors: ColorSurroundings) -> Color {
        guard isGrouped else { return colors.scheme == .dark ? .black : .white }
        return colors.scheme == .dark ? .black : Color(red: 242 / 255, green: 242 / 255, blue: 247 / 255)
    }

    /// Behind one row.
    @MainActor
    func rowBackground(in colors: ColorSurroundings) -> Color {
        guard colors.scheme == .dark else { return .white }
        return isGrouped ? Color(red: 28 / 255, green: 28 / 255, blue: 30 / 255) : .black
    }

    /// Behind the head of a section, under which rows pass.
    @MainActor
    func headerBackground(in colors: ColorSurroundings) -> Color {
        colors.scheme == .dark
            ? Color(red: 28 / 255, green: 28 / 255, blue: 30 / 255)
            : Color(red: 242 / 255, green: 242 / 255, blue: 247 / 255)
    }

    /// Between rows.
    @MainActor
    static func separator(in colors: ColorSurroundings) -> Color {
        if colors.isStrong { return Color.primary.opacity(0.55) }
        return colors.scheme == .dark
            ? Color(red: 84 / 255, green: 84 / 255, blue: 88 / 255, opacity: 0.6)
            : Color(red: 60 / 255, green: 60 / 255, blue: 67 / 255, opacity: 0.29)
    }
}

private enum ListStyleKey: EnvironmentKey {
    static var defaultValue: any ListStyle { assumeMainActor { DefaultListStyle() } }
}
private enum ScrollContentBackgroundKey: EnvironmentKey { static var defaultValue: Bool { true } }
private enum MinListRowHeightKey: EnvironmentKey { static var defaultValue: Double { 44 } }

extension EnvironmentValues {
    var listStyle: any ListStyle {
        get { self[ListStyleKey.self] }
        set { self[ListStyleKey.self] = newValue }
    }
    var showsScrollContentBackground: Bool {
        get { self[ScrollContentBackgroundKey.self] }
        set { self[ScrollContentBackgroundKey.self] = newValue }
    }
    /// The least height of a list's rows in points; what is negative or no finite number counts as 0.
    public var defaultMinListRowHeight: Double {
        get { self[MinListRowHeightKey.self] }
        set { self[MinListRowHeightKey.self] = newValue >= 0 && newValue.isFinite ? newValue : 0 }
    }
}

/// Whether something that surrounds a view is shown.
public enum Visibility: Hashable, Sendable, CaseIterable {
    /// As is usual there.
    case automatic
    /// Shown.
    case visible
    /// Not shown.
    case hidden
}

extension View {
    /// Gives the lists inside the look of `style`.
    public func listStyle<Style: ListStyle>(_ style: Style) -> some View {
        environment(\.listStyle, style)
    }

    /// Says whether the lists inside draw a background of their own.
    public func scrollContentBackground(_ visibility: Visibility) -> some View {
        environment(\.showsScrollContentBackground, visibility != .hidden)
    }
}
