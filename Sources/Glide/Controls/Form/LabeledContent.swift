/// Something with a label before it.
public struct LabeledContent<Label: View, Content: View>: View {
    private let label: Label
    private let content: Content

    @Environment(\.areLabelsHidden) private var areLabelsHidden

    /// `content`, with `label` before it.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.content = content()
        self.label = label()
    }

    /// The label leading, the content trailing in the secondary style.
    public var body: some View {
        HStack {
            if !areLabelsHidden {
                label
                Spacer(minLength: 8)
            }
            content.foregroundStyle(.secondary).multilineTextAlignment(.trailing)
        }
    }
}

extension LabeledContent where Label == Text {
    /// `content`, with `title` before it.
    public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}

extension LabeledContent where Label == Text, Content == Text {
    /// `value`, with `title` before it.
    public init<Title: StringProtocol, Value: StringProtocol>(_ title: Title, value: Value) {
        self.init(content: { Text(value) }, label: { Text(title) })
    }
}
