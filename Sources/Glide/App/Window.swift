/// A window of which there is one at most.
public struct Window<Content: View>: Scene {
    private let title: String
    private let id: String
    private let content: () -> Content

    /// The window called `title` that shows `content` and is opened, or brought to the front, by its `id`.
    public init<Title: StringProtocol>(_ title: Title, id: String, @ViewBuilder content: @escaping () -> Content) {
        self.title = String(title)
        self.id = id
        self.content = content
    }

    /// There is none.
    public var body: Never { fatalError("Window is one of Glide's own scenes and has no body") }

    /// Adds the window.
    public func _describe(into list: inout _WindowDescriptions) {
        var description = WindowDescription(title: title, id: id) { environment, _ in
            ViewHost(environment: environment, content: content())
        }
        description.isSingle = true
        list.windows.append(description)
    }
}
