/// Pages of which one is shown; a finger, a mouse or the selection turns them.
///
/// Each page is offered the whole room and stands in its middle. While a finger drags, the pages follow it one to one
/// and the selection stays; on release it is written once, with the animation of the settling page. Wheels, touchpads and
/// the arrow keys turn pages too. Of more than ten pages only those near the one in view are alive, if they are the rows of
/// a `ForEach`.
public struct TabView<SelectionValue: Hashable, Content: View>: PrimitiveView {
    let selection: Binding<SelectionValue>?
    let content: Content

    /// Shows the page whose tag is the selection; turning pages writes it.
    ///
    /// A tag must equal the selection in type and value. Where none does, the first page is shown.
    public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
        self.selection = selection
        self.content = content()
    }

    /// See `View`.
    public static func _makeElement(_ view: Self, in context: _ElementContext) -> _ViewElement {
        PagerElement(view, in: context)
    }
}

extension TabView where SelectionValue == Int {
    /// Pages without a selection to read or write.
    public init(@ViewBuilder content: () -> Content) {
        self.init(selection: nil, content: content)
    }
}
