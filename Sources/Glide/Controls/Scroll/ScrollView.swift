/// Shows a part of content that is larger than the room, and lets it be moved.
///
/// A finger moves the content one to one after ten points, a touchpad at once, a wheel by its clicks; arrow, page, home
/// and end keys and the space bar move it while the pointer is over it. Let go in motion it runs on and bounces at its
/// end; where another scroll view along the same axis stands around it, that one goes on. A mouse does not drag the
/// content, but its bars, which come up while the content moves or the pointer is near the edge.
///
/// What covers the edges of its room, such as a `safeAreaInset`, covers no content at rest: along its axes the view
/// reaches under it, and keeps as much free before and after the content.
public struct ScrollView<Content: View>: View {
    let axes: Axis.Set
    let showsIndicators: Bool
    let content: ImplicitStack<Content>

    /// Content that can be moved along `axes`.
    ///
    /// The view takes the room that is offered along the axes, and across them as much as the content.
    public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.showsIndicators = showsIndicators
        self.content = ImplicitStack(content: content())
    }

    /// See `View`.
    public var body: some View {
        ScrollContent(axes: axes, showsIndicators: showsIndicators, content: content)
            .modified(by: ScrollRoomModifier(axes: axes))
    }
}
