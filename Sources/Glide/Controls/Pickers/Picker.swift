/// One of several views to choose from: each has a `tag`, and the chosen one's is the selection.
///
/// A tag must equal the selection in type and value; views of a `ForEach` have their identity as a tag.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
    let selection: Binding<SelectionValue>
    let label: Label
    let content: Content

    @Environment(\.pickerStyle) private var style

    /// Shows the views of `content` and lets one be chosen.
    ///
    /// - Parameter label: what is chosen; read out, not shown by segments.
    public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.selection = selection
        self.label = label()
        self.content = content()
    }

    /// The views in the style of the surroundings.
    public var body: some View {
        styled.accessibility {
            $0.role = .options
            $0.label = spokenText(of: label)
        }
    }

    @ViewBuilder
    private var styled: some View {
        let option = PickerOptionModifier(selection: selection)
        if style is InlinePickerStyle {
            InlinePicker(selection: selection, content: content.modified(by: option))
        } else {
            SegmentedPicker(selection: selection, content: content.modified(by: option))
        }
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
