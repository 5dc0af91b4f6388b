/// What is shown in place of content that there is none of: a symbol, a title, why, and what can be done.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
    private let label: Label
    private let description: Description
    private let actions: Actions

    /// `label` above `description` and `actions`, in the middle of the room.
    public init(
        @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) {
        self.label = label()
        self.description = description()
        self.actions = actions()
    }

    /// All of it, in the middle of the room.
    public var body: some View {
        VStack(spacing: 16) {
            VStack(spacing: 6) {
                label.labelStyle(UnavailableLabelStyle())
                description.font(.callout).foregroundStyle(LegibleText.secondary)
            }
            actions
        }
        .multilineTextAlignment(.center)
        .padding(24)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .accessibilityElement(children: .contain)
    }
}

extension ContentUnavailableView where Label == Glide.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    /// `title` below the symbol of that name, above `description`.
    public init<Title: StringProtocol>(_ title: Title, systemImage: String, description: Text? = nil) {
        self.init {
            Glide.Label(title, systemImage: systemImage)
        } description: {
            description
        }
    }

    /// `title` below the picture of that name, above `description`.
    public init<Title: StringProtocol>(_ title: Title, image: String, description: Text? = nil) {
        self.init {
            Glide.Label {
                Text(title)
            } icon: {
                Image(image)
            }
        } description: {
            description
        }
    }

    /// What is shown where a search has found nothing.
    public static var search: ContentUnavailableView {
        ContentUnavailableView(
            "No Results", systemImage: "magnifyingglass", description: Text("Check the spelling or try a new search."))
    }

    /// What is shown where a search for `text` has found nothing.
    public static func search(text: String) -> ContentUnavailableView {
        ContentUnavailableView(
            "No Results for “\(text)”", systemImage: "magnifyingglass",
            description: Text("Check the spelling or try a new search."))
    }
}

/// A large symbol above a title in bold.
private struct UnavailableLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 12) {
            configuration.icon.font(.system(size: 48)).foregroundStyle(LegibleText.secondary)
            configuration.title.font(.title2.bold())
        }
    }
}
