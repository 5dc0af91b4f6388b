/// How a tab view shows its pages.
public protocol TabViewStyle: Sendable {
    /// Whether dots show the pages.
    var _indexDisplayMode: PageTabViewStyle.IndexDisplayMode { get }
}

/// Pages beside one another that are turned with a finger.
public struct PageTabViewStyle: TabViewStyle {
    /// When dots show the pages.
    public enum IndexDisplayMode: Hashable, Sendable {
        /// If there are several.
        case automatic
        /// Always.
        case always
        /// Never.
        case never
    }

    /// When dots show the pages.
    public var _indexDisplayMode: IndexDisplayMode

    /// Pages that are turned with a finger, with or without dots.
    public init(indexDisplayMode: IndexDisplayMode = .automatic) {
        _indexDisplayMode = indexDisplayMode
    }
}

extension TabViewStyle where Self == PageTabViewStyle {
    /// Pages that are turned with a finger.
    public static var page: PageTabViewStyle { PageTabViewStyle() }

    /// Pages that are turned with a finger, with or without dots.
    public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
        PageTabViewStyle(indexDisplayMode: indexDisplayMode)
    }
}

private enum IndexDisplayKey: EnvironmentKey {
    static var defaultValue: PageTabViewStyle.IndexDisplayMode { .automatic }
}

extension EnvironmentValues {
    var indexDisplayMode: PageTabViewStyle.IndexDisplayMode {
        get { self[IndexDisplayKey.self] }
        set { self[IndexDisplayKey.self] = newValue }
    }
}

extension View {
    /// Says how the tab views inside show their pages.
    public func tabViewStyle<Style: TabViewStyle>(_ style: Style) -> some View {
        environment(\.indexDisplayMode, style._indexDisplayMode)
    }
}
