/// A change that can be made to any view.
@MainActor
public protocol ViewModifier {
    /// The type of the changed view.
    associatedtype Body: View
    /// The view to change, inside `body(content:)`.
    typealias Content = _ViewModifier_Content<Self>
    /// The changed view; `content` is the view as it was.
    @ViewBuilder func body(content: Content) -> Body
}

/// The view that a modifier is applied to.
public struct _ViewModifier_Content<Modifier: ViewModifier>: View {
    let content: AnyView

    /// The view as it was.
    public var body: some View { content }
}

/// A view with a modifier applied.
public struct ModifiedContent<Content, Modifier> {
    /// The view as it was.
    public var content: Content
    /// The change.
    public var modifier: Modifier

    /// `content` changed by `modifier`.
    public init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
    /// See `View`. The modifier is shown as a view of its own, so that it can have state.
    public var body: some View {
        ModifierBody(modifier: modifier, content: AnyView(content))
    }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
    /// Applies the first modifier and then the second.
    public func body(content: _ViewModifier_Content<Self>) -> some View {
        content.modifier(self.content).modifier(modifier)
    }
}

extension ViewModifier {
    /// This modifier and then `modifier`.
    public func concat<Other: ViewModifier>(_ modifier: Other) -> ModifiedContent<Self, Other> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

/// Evaluates a modifier's body with its dynamic properties linked.
struct ModifierBody<Modifier: ViewModifier>: View {
    var modifier: Modifier
    let content: AnyView

    var body: some View {
        modifier.body(content: _ViewModifier_Content(content: content))
    }

    static func _makeElement(_ view: Self, in context: _ElementContext) -> _ViewElement {
        makeAnimatableElement(view, in: context) ?? ComposedElement(view, in: context)
    }
}

extension View {
    /// The view changed by `modifier`.
    public func modifier<Modifier: ViewModifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
        ModifiedContent(content: self, modifier: modifier)
    }
}
