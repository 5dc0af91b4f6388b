/// A view with another one before or behind it that is made of what the first hands up.
struct PreferenceOverlay<Primary: View, Key: PreferenceKey, Secondary: View>: PrimitiveView {
    let primary: Primary
    let alignment: Alignment
    let isBehind: Bool
    let secondary: (Key.Value) -> Secondary

    static func _makeElement(_ view: Self, in context: _ElementContext) -> _ViewElement {
        PreferenceOverlayElement(view, in: context)
    }
}

final class PreferenceOverlayElement<Primary: View, Key: PreferenceKey, Secondary: View>:
    TypedElement<PreferenceOverlay<Primary, Key, Secondary>>, ContainerElement, OverlayElement, PreferenceObserver
{
    private let node: OverlayNode
    private var primary: TypedElement<Primary>!
    private var secondary: TypedElement<OverlaySecondary<Secondary>>!
    /// What the secondary view was made of.
    private var known: Key.Value

    override init(_ view: PreferenceOverlay<Primary, Key, Secondary>, in context: _ElementContext) {
        node = OverlayNode(isBehind: view.isBehind)
        known = Key.defaultValue
        super.init(view, in: context)
        node.show(context.environment.layoutDirection)
        node.alignment = view.alignment
        primary = Primary.makeElement(view.primary, in: context.below(self))
        known = primary.preference(Key.self) ?? Key.defaultValue
        secondary = OverlaySecondary<Secondary>.makeElement(made(), in: context.below(self))
        host.preferences.add(self, for: ObjectIdentifier(Key.self))
        rebuildChildren()
    }

    var primaryElement: _ViewElement { primary }
    override var childElements: [_ViewElement] { [primary, secondary].compactMap { $0 } }

    override func collectNodes(into nodes: inout [Node]) {
        nodes.append(node)
    }

    override func update(_ view: PreferenceOverlay<Primary, Key, Secondary>, in context: _ElementContext) {
        super.update(view, in: context)
        node.show(context.environment.layoutDirection)
        node.alignment = view.alignment
        primary.update(view.primary, in: context.below(self))
        known = primary.preference(Key.self) ?? Key.defaultValue
        secondary.update(made(), in: context.below(self))
    }

    override func reevaluate(_ context: _ElementContext) {
        isDirty = false
        secondary.update(made(), in: context.below(self))
    }

    private func made() -> OverlaySecondary<Secondary> {
        OverlaySecondary(content: tracking { view.secondary(known) })
    }

    func preferencesChanged() {
        let value = primary.preference(Key.self) ?? Key.defaultValue
        if isEqual(value, known) { return }
        known = value
        host.markDirty(self)
    }

    override func willUnmount() {
        host.preferences.remove(self, for: ObjectIdentifier(Key.self))
    }

    override func nodesChanged() {
        host.nodesChanged(in: self)
    }

    func rebuildChildren() {
        node.setChildren(primary.nodes + secondary.nodes)
    }
}

extension View {
    /// Shows before the view what `transform` makes of what the view's content hands up under `key`.
    public func overlayPreferenceValue<Key: PreferenceKey, Content: View>(
        _ key: Key.Type = Key.self, alignment: Alignment = .center,
        @ViewBuilder _ transform: @escaping (Key.Value) -> Content
    ) -> some View {
        PreferenceOverlay<Self, Key, Content>(
            primary: self, alignment: alignment, isBehind: false, secondary: transform)
    }

    /// Shows behind the view what `transform` makes of what the view's content hands up under `key`.
    public func backgroundPreferenceValue<Key: PreferenceKey, Content: View>(
        _ key: Key.Type = Key.self, alignment: Alignment = .center,
        @ViewBuilder _ transform: @escaping (Key.Value) -> Content
    ) -> some View {
        PreferenceOverlay<Self, Key, Content>(
            primary: self, alignment: alignment, isBehind: true, secondary: transform)
    }
}
