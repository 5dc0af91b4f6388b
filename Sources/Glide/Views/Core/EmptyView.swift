/// A view that shows nothing and takes no place.
public struct EmptyView: PrimitiveView {
    /// Nothing.
    public init() {}

    /// See `View`.
    public static func _makeElement(_ view: EmptyView, in context: _ElementContext) -> _ViewElement {
        TypedElement(view, in: context)
    }
}
