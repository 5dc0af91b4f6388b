/// Several views treated as one where a single one is expected; it has no layout of its own.
public struct Group<Content: View>: View {
    /// The views of the group.
    public let body: Content

    /// The views that `content` lists.
    public init(@ViewBuilder content: () -> Content) {
        body = content()
    }
}
