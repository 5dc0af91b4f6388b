/// A part of the interface, described by a value.
///
/// A view says in `body` what it consists of. Glide asks for it again when state that it read has changed.
@MainActor
public protocol View {
    /// The type of the view's content.
    associatedtype Body: View
    /// What the view consists of.
    @ViewBuilder var body: Body { get }

    /// Makes the retained counterpart of `view`. Glide's own views say how; the default evaluates `body`.
    static func _makeElement(_ view: Self, in context: _ElementContext) -> _ViewElement
}

extension View {
    /// Makes an element that evaluates `body`.
    public static func _makeElement(_ view: Self, in context: _ElementContext) -> _ViewElement {
        ComposedElement(view, in: context)
    }
}

extension Never: View {
    /// There is none.
    public var body: Never { fatalError("Never has no body") }
}

/// A view that Glide itself knows how to show: it has no body.
@MainActor
protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
    /// There is none.
    public var body: Never {
        fatalError("\(Self.self) is one of Glide's own views and has no body")
    }
}
