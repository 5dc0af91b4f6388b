/// Builds one view from the views that a closure lists.
@resultBuilder
public enum ViewBuilder {
    /// Nothing listed.
    @MainActor public static func buildBlock() -> EmptyView { EmptyView() }
    /// One view.
    @MainActor public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
    /// Several views.
    @MainActor public static func buildBlock<each Content: View>(
        _ content: repeat each Content
    ) -> TupleView<repeat each Content> {
        TupleView(repeat each content)
    }
    /// An expression.
    @MainActor public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
    /// `if` without `else`.
    @MainActor public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
    /// The first branch of `if … else` or `switch`.
    @MainActor public static func buildEither<First: View, Second: View>(
        first: First
    ) -> _ConditionalContent<First, Second> {
        _ConditionalContent(.first(first))
    }
    /// The second branch of `if … else` or `switch`.
    @MainActor public static func buildEither<First: View, Second: View>(
        second: Second
    ) -> _ConditionalContent<First, Second> {
        _ConditionalContent(.second(second))
    }
    /// `if #available`.
    @MainActor public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
        AnyView(content)
    }
}
