/// Shows a part of content that is larger than the room, and lets it be moved.
public struct ScrollView<Content: View>: NodeContainer {
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
    public static func _makeElement(_ view: Self, in context: _ElementContext) -> _ViewElement {
        NodeContainerElement(view, in: context)
    }

    func makeNode(in context: _ElementContext) -> ScrollNode {
        ScrollNode(host: context.host)
    }

    func update(_ node: ScrollNode, in context: _ElementContext) {
        node.axes = axes
        node.isDisabled = context.environment.isScrollDisabled || !context.environment.isEnabled
        node.targetBehavior = context.environment.scrollTargetBehavior
        node.environment = context.environment
        node.showsIndicators = showsIndicators && context.environment.showsScrollIndicators
    }

    func modify(_ context: inout _ElementContext) {
        context.environment.stackAxis = nil
    }
}

private enum ScrollDisabledKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum ScrollIndicatorsKey: EnvironmentKey { static var defaultValue: Bool { true } }

extension EnvironmentValues {
    var isScrollDisabled: Bool {
        get { self[ScrollDisabledKey.self] }
        set { self[ScrollDisabledKey.self] = newValue }
    }
    var showsScrollIndicators: Bool {
        get { self[ScrollIndicatorsKey.self] }
        set { self[ScrollIndicatorsKey.self] = newValue }
    }
}

/// Whether scroll views show how far they have been moved.
public enum ScrollIndicatorVisibility: Hashable, Sendable {
    /// While they move.
    case automatic
    /// While they move.
    case visible
    /// Never.
    case hidden
    /// Never.
    case never
}

extension View {
    /// Keeps the scroll views inside from being moved by hand.
    public func scrollDisabled(_ isDisabled: Bool) -> some View {
        environment(\.isScrollDisabled, isDisabled)
    }

    /// Says whether the scroll views inside show how far they have been moved.
    public func scrollIndicators(_ visibility: ScrollIndicatorVisibility) -> some View {
        environment(\.showsScrollIndicators, visibility == .automatic || visibility == .visible)
    }
}
