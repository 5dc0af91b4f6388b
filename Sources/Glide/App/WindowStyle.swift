/// How windows look around their content.
@MainActor
public protocol WindowStyle {
    /// Whether the windows have a title bar.
    var _hasTitleBar: Bool { get }
}

/// Windows with a title bar, drawn by the compositor or, where it draws none, by Glide.
public struct TitleBarWindowStyle: WindowStyle {
    /// The style.
    public init() {}
    /// See `WindowStyle`.
    public var _hasTitleBar: Bool { true }
}

/// Windows without a title bar: all of the window is the content's.
public struct HiddenTitleBarWindowStyle: WindowStyle {
    /// The style.
    public init() {}
    /// See `WindowStyle`.
    public var _hasTitleBar: Bool { false }
}

/// The style of windows that say nothing: that with a title bar.
public struct DefaultWindowStyle: WindowStyle {
    /// The style.
    public init() {}
    /// See `WindowStyle`.
    public var _hasTitleBar: Bool { true }
}

extension WindowStyle where Self == TitleBarWindowStyle {
    /// Windows with a title bar.
    public static var titleBar: TitleBarWindowStyle { TitleBarWindowStyle() }
}

extension WindowStyle where Self == HiddenTitleBarWindowStyle {
    /// Windows without a title bar.
    public static var hiddenTitleBar: HiddenTitleBarWindowStyle { HiddenTitleBarWindowStyle() }
}

extension WindowStyle where Self == DefaultWindowStyle {
    /// Windows with a title bar.
    public static var automatic: DefaultWindowStyle { DefaultWindowStyle() }
}
