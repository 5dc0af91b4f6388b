/// Windows that show the same kind of content.
public struct WindowGroup<Content: View>: Scene {
    private let title: String
    private let id: String?
    private let content: () -> Content

    /// Windows that show `content`, named after the program.
    public init(@ViewBuilder content: @escaping () -> Content) {
        self.init(ProgramName.name, content: content)
    }

    /// Windows called `title` that show `content`.
    public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: @escaping () -> Content) {
        self.title = String(title)
        id = nil
        self.content = content
    }

    /// Windows called `title` that show `content` and can be opened by their `id`.
    public init<Title: StringProtocol>(_ title: Title, id: String, @ViewBuilder content: @escaping () -> Content) {
        self.title = String(title)
        self.id = id
        self.content = content
    }

    /// Windows that show `content` and can be opened by their `id`.
    public init(id: String, @ViewBuilder content: @escaping () -> Content) {
        self.init(ProgramName.name, id: id, content: content)
    }

    /// There is none.
    public var body: Never { fatalError("WindowGroup is one of Glide's own scenes and has no body") }

    /// Adds one kind of window.
    public func _describe(into list: inout _WindowDescriptions) {
        list.windows.append(
            WindowDescription(title: title, id: id) { ViewHost(environment: $0, content: content()) })
    }
}

/// The name of the program as the shell called it.
enum ProgramName {
    static var name: String {
        CommandLine.arguments.first?.split(separator: "/").last.map(String.init) ?? "Glide"
    }
}
