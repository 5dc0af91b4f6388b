/// Views that belong together, with something at their head and at their foot.
///
/// In a `List` or a lazy container the head and the foot can stay in view. Elsewhere they are views before and after.
public struct Section<Parent: View, Content: View, Footer: View>: PrimitiveView {
    let header: Parent
    let content: Content
    let footer: Footer

    /// See `View`.
    public static func _makeElement(_ view: Self, in context: _ElementContext) -> _ViewElement {
        SectionElement(view, in: context)
    }
}

extension Section {
    /// Views with something at their head and at their foot.
    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
    ) {
        self.init(header: header(), content: content(), footer: footer())
    }

    /// Views with something at their head and at their foot.
    public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: header, content: content(), footer: footer)
    }
}

extension Section where Footer == EmptyView {
    /// Views with something at their head.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(header: header(), content: content(), footer: EmptyView())
    }

    /// Views with something at their head.
    public init(header: Parent, @ViewBuilder content: () -> Content) {
        self.init(header: header, content: content(), footer: EmptyView())
    }
}

extension Section where Parent == Text, Footer == EmptyView {
    /// Views with a title.
    public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
        self.init(header: Text(String(title)), content: content(), footer: EmptyView())
    }
}

extension Section where Parent == EmptyView {
    /// Views with something at their foot.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
        self.init(header: EmptyView(), content: content(), footer: footer())
    }

    /// Views with something at their foot.
    public init(footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), content: content(), footer: footer)
    }
}

extension Section where Parent == EmptyView, Footer == EmptyView {
    /// Views without anything at their head or foot.
    public init(@ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), content: content(), footer: EmptyView())
    }
}

final class SectionElement<Parent: View, Content: View, Footer: View>: TypedElement<Section<Parent, Content, Footer>> {
    private var header: TypedElement<SectionEnd<Parent>>!
    private var content: TypedElement<Content>!
    private var footer: TypedElement<SectionEnd<Footer>>!
    private let isInLazyContainer: Bool
    private lazy var marks = (LazyMark(.header), LazyMark(.content), LazyMark(.footer), LazyMark(.end))

    override init(_ view: Section<Parent, Content, Footer>, in context: _ElementContext) {
        isInLazyContainer = context.isInLazyContainer
        super.init(view, in: context)
        let inner = context.below(self)
        header = SectionEnd.makeElement(SectionEnd(content: view.header, isHeader: true), in: inner)
        content = Content.makeElement(view.content, in: inner)
        footer = SectionEnd.makeElement(SectionEnd(content: view.footer, isHeader: false), in: inner)
    }

    override var childElements: [_ViewElement] { footer.map { [header, content, $0] } ?? [] }

    override func collectNodes(into nodes: inout [Node]) {
        if isInLazyContainer { nodes.append(marks.0) }
        header.collectNodes(into: &nodes)
        if isInLazyContainer { nodes.append(marks.1) }
        content.collectNodes(into: &nodes)
        if isInLazyContainer { nodes.append(marks.2) }
        footer.collectNodes(into: &nodes)
        if isInLazyContainer { nodes.append(marks.3) }
    }

    override func update(_ view: Section<Parent, Content, Footer>, in context: _ElementContext) {
        super.update(view, in: context)
        let inner = context.below(self)
        header.update(SectionEnd(content: view.header, isHeader: true), in: inner)
        content.update(view.content, in: inner)
        footer.update(SectionEnd(content: view.footer, isHeader: false), in: inner)
    }
}

/// What stands at the head or foot of a section: as one view in a lazy container, which may pin it.
struct SectionEnd<Content: View>: PrimitiveView {
    let content: Content
    let isHeader: Bool

    static func _makeElement(_ view: Self, in context: _ElementContext) -> _ViewElement {
        SectionEndElement(view, in: context)
    }
}

final class SectionEndElement<Content: View>: TypedElement<SectionEnd<Content>>, ContainerElement {
    /// Nil outside of lazy containers.
    private let node: StackNode?
    private var child: TypedElement<Content>!
    private var isQueued = false

    override init(_ view: SectionEnd<Content>, in context: _ElementContext) {
        node = context.isInLazyContainer ? StackNode(axis: .vertical, isImplicit: true) : nil
        super.init(view, in: context)
        node?.show(context.environment.layoutDirection)
        child = Content.makeElement(view.content, in: inner(context))
        rebuildChildren()
    }

    private func inner(_ context: _ElementContext) -> _ElementContext {
        var inner = context.below(self)
        if node != nil {
            inner.environment.stackAxis = nil
            if let look = context.environment.sectionEndLook {
                inner.environment.font = look.font
                inner.environment.foreground = AnyShapeStyle(LegibleText.secondary)
            }
        }
        return inner
    }

    override var childElements: [_ViewElement] { child.map { [$0] } ?? [] }

    override func collectNodes(into nodes: inout [Node]) {
        guard let node else { return child.collectNodes(into: &nodes) }
        if node.children.isEmpty { return }
        node.traits = with(node.traits ?? NodeTraits()) { $0.sectionEnd = view.isHeader ? .header : .footer }
        nodes.append(node)
    }

    override func update(_ view: SectionEnd<Content>, in context: _ElementContext) {
        super.update(view, in: context)
        node?.show(context.environment.layoutDirection)
        child.update(view.content, in: inner(context))
    }

    override func nodesChanged() {
        guard node != nil else {
            parent?.nodesChanged()
            return
        }
        if isQueued { return }
        isQueued = true
        host.nodesChanged(in: self)
    }

    func rebuildChildren() {
        isQueued = false
        guard let node else { return }
        let wasEmpty = node.children.isEmpty
        node.setChildren(child.nodes)
        if node.children.isEmpty != wasEmpty { parent?.nodesChanged() }
    }
}

/// How a container of sections shows texts at their heads and feet.
enum SectionEndLook {
    case plainList, groupedList

    var font: Font {
        self == .plainList ? .system(size: 15, weight: .semibold) : .footnote
    }
}

private enum SectionEndLookKey: EnvironmentKey {
    static var defaultValue: SectionEndLook? { nil }
}

extension EnvironmentValues {
    var sectionEndLook: SectionEndLook? {
        get { self[SectionEndLookKey.self] }
        set { self[SectionEndLookKey.self] = newValue }
    }
}
