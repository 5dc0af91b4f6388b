/// How a picker lets one of its views be chosen. One of Glide's own.
public protocol PickerStyle: Sendable {}

/// The views beside one another, a capsule behind the chosen one.
public struct SegmentedPickerStyle: PickerStyle {
    /// The style.
    public init() {}
}

/// The views below one another, a tick beside the chosen one.
public struct InlinePickerStyle: PickerStyle {
    /// The style.
    public init() {}
}

/// The views beside one another: as `segmented`.
public struct DefaultPickerStyle: PickerStyle {
    /// The style.
    public init() {}
}

extension PickerStyle where Self == SegmentedPickerStyle {
    /// The views beside one another, a capsule behind the chosen one.
    public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}
extension PickerStyle where Self == InlinePickerStyle {
    /// The views below one another, a tick beside the chosen one.
    public static var inline: InlinePickerStyle { InlinePickerStyle() }
}
extension PickerStyle where Self == DefaultPickerStyle {
    /// The views beside one another.
    public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

private enum PickerStyleKey: EnvironmentKey {
    static var defaultValue: any PickerStyle { DefaultPickerStyle() }
}

extension EnvironmentValues {
    var pickerStyle: any PickerStyle {
        get { self[PickerStyleKey.self] }
        set { self[PickerStyleKey.self] = newValue }
    }
}

extension View {
    /// Says how the pickers inside let one of their views be chosen.
    public func pickerStyle<Style: PickerStyle>(_ style: Style) -> some View { environment(\.pickerStyle, style) }
}
