/// Windows that show the same kind of content.
public struct WindowGroup<Content: View>: Scene {
    private let title: String
    private let id: String?
    private let valueType: ObjectIdentifier?
    private let content: (AnyHashable?) -> Content

    /// Windows that show `content`, named after the program.
    public init(@ViewBuilder content: @escaping () -> Content) {
        self.init(ProgramName.name, content: content)
    }

    /// Windows called `title` that show `content`.
    public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: @escaping () -> Content) {
        self.init(String(title), nil, nil) { _ in content() }
    }

    /// Windows called `title` that show `content` and can be opened by their `id`.
    public init<Title: StringProtocol>(_ title: Title, id: String, @ViewBuilder content: @escaping () -> Content) {
        self.init(String(title), id, nil) { _ in content() }
    }

    /// Windows that show `content` and can be opened by their `id`.
    public init(id: String, @ViewBuilder content: @escaping () -> Content) {
        self.init(ProgramName.name, id: id, content: content)
    }

    /// Windows that each show one value of type `type`, opened with `openWindow(value:)`. `content` gets a binding to
    /// the value, nil where the window was opened without one.
    public init<Value: Hashable, Shown: View>(
        for type: Value.Type, @ViewBuilder content: @escaping (Binding<Value?>) -> Shown
    ) where Content == PresentedWindowContent<Value, Shown> {
        self.init(ProgramName.name, nil, ObjectIdentifier(type)) { Content($0?.base as? Value, content) }
    }

    /// Windows called `title` that each show one value of type `type`; see `init(for:content:)`.
    public init<Title: StringProtocol, Value: Hashable, Shown: View>(
        _ title: Title, id: String? = nil, for type: Value.Type,
        @ViewBuilder content: @escaping (Binding<Value?>) -> Shown
    ) where Content == PresentedWindowContent<Value, Shown> {
        self.init(String(title), id, ObjectIdentifier(type)) { Content($0?.base as? Value, content) }
    }

    private init(
        _ title: String, _ id: String?, _ valueType: ObjectIdentifier?,
        _ content: @escaping (AnyHashable?) -> Content
    ) {
        self.title = title
        self.id = id
        self.valueType = valueType
        self.content = content
    }

    /// There is none.
    public var body: Never { fatalError("WindowGroup is one of Glide's own scenes and has no body") }

    /// Adds one kind of window.
    public func _describe(into list: inout _WindowDescriptions) {
        list.windows.append(
            WindowDescription(title: title, id: id, valueType: valueType) {
                ViewHost(environment: $0, content: content($1))
            })
    }
}
