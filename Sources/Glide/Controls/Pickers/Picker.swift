/// One of several views to choose from: each has a `tag`, and the chosen one's is the selection.
///
/// A tag must equal the selection in type and value; views of a `ForEach` have their identity as a tag.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
    let selection: Binding<SelectionValue>
    let label: Label
    let content: Content

    /// Shows the views of `content` and lets one be chosen.
    ///
    /// - Parameter label: what is chosen; read out, not shown by segments.
    public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
    {
        self.selection = selection
        self.label = label()
        self.content = content()
    }

    /// The views in the style of the surroundings.
    public var body: some View {
        SegmentedPicker(selection: selection, content: content)
    }
}

extension Picker {
    /// Shows the views of `content` and lets one be chosen; `label` is read out, not shown by segments.
    public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
        self.init(selection: selection, content: content) { label }
    }
}

extension Picker where Label == Text {
    /// Shows the views of `content` and lets one be chosen; `title` is read out, not shown by segments.
    public init<Title: StringProtocol>(
        _ title: Title, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { Text(title) }
    }
}

/// How a picker lets one of its views be chosen.
public protocol PickerStyle: Sendable {}

/// The views beside one another, a capsule behind the chosen one.
public struct SegmentedPickerStyle: PickerStyle {
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
extension PickerStyle where Self == DefaultPickerStyle {
    /// The views beside one another.
    public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension View {
    /// Says how pickers inside let one of their views be chosen. Both styles that there are show segments.
    public func pickerStyle<Style: PickerStyle>(_ style: Style) -> some View { self }
}
