/// A label that opens an address.
public struct Link<Label: View>: View {
    private let destination: String
    private let label: Label

    @Environment(\.openURL) private var openURL

    /// Opens `destination`, for example `https://example.org`, with the action of the surroundings.
    public init(destination: String, @ViewBuilder label: () -> Label) {
        self.destination = destination
        self.label = label()
    }

    /// The label, as a button.
    public var body: some View {
        Button {
            openURL(destination)
        } label: {
            label
        }
        .accessibilityAddTraits(.isLink)
    }
}

extension Link where Label == Text {
    /// A link that shows `title` and opens `destination`.
    public init<Title: StringProtocol>(_ title: Title, destination: String) {
        self.init(destination: destination) { Text(title) }
    }
}
