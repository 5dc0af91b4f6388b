/// Calls back when what `content` hands up has changed.
struct PreferenceChange<Content: View, Key: PreferenceKey>: PrimitiveView where Key.Value: Equatable {
    let content: Content
    let action: (Key.Value) -> Void

    static func _makeElement(_ view: Self, in context: _ElementContext) -> _ViewElement {
        PreferenceChangeElement(view, in: context)
    }
}

final class PreferenceChangeElement<Content: View, Key: PreferenceKey>: TypedElement<PreferenceChange<Content, Key>>,
    PreferenceObserver
where Key.Value: Equatable {
    private var child: TypedElement<Content>!
    private var known: Key.Value?

    override init(_ view: PreferenceChange<Content, Key>, in context: _ElementContext) {
        super.init(view, in: context)
        child = Content.makeElement(view.content, in: context.below(self))
        host.preferences.add(self, for: ObjectIdentifier(Key.self))
    }

    override var childElements: [_ViewElement] { child.map { [$0] } ?? [] }

    override func collectNodes(into nodes: inout [Node]) {
        child.collectNodes(into: &nodes)
    }

    override func update(_ view: PreferenceChange<Content, Key>, in context: _ElementContext) {
        super.update(view, in: context)
        child.update(view.content, in: context.below(self))
    }

    override func willUnmount() {
        host.preferences.remove(self, for: ObjectIdentifier(Key.self))
    }

    func preferencesChanged() {
        let gathered = gatheredPreference(Key.self)
        // Nobody has handed anything up yet.
        if gathered == nil, known == nil { return }
        let value = gathered ?? Key.defaultValue
        if value == known { return }
        known = value
        host.afterUpdate { [weak self] in
            if let self, isMounted { view.action(value) }
        }
    }
}

extension View {
    /// Calls `action` with what the view's content hands up under `key`, first when it does and then when it changes.
    ///
    /// It runs after the layout and before the frame is drawn, outside of the transaction of the change.
    public func onPreferenceChange<Key: PreferenceKey>(
        _ key: Key.Type = Key.self, perform action: @escaping (Key.Value) -> Void
    ) -> some View where Key.Value: Equatable {
        PreferenceChange<Self, Key>(content: self, action: action)
    }
}
