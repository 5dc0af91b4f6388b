/// `content`, handing up a value.
struct PreferenceModified<Content: View, Key: PreferenceKey>: PrimitiveView {
    let content: Content
    /// Given what the content hands up, nil if nothing, and the element of the content; changes it into what the whole
    /// hands up.
    let change: (inout Key.Value?, _ViewElement) -> Void

    static func _makeElement(_ view: Self, in context: _ElementContext) -> _ViewElement {
        PreferenceElement(view, in: context)
    }
}

final class PreferenceElement<Content: View, Key: PreferenceKey>: TypedElement<PreferenceModified<Content, Key>> {
    private var child: TypedElement<Content>!

    override init(_ view: PreferenceModified<Content, Key>, in context: _ElementContext) {
        super.init(view, in: context)
        child = Content.makeElement(view.content, in: context.below(self))
        noteWriter(of: ObjectIdentifier(Key.self))
    }

    override var childElements: [_ViewElement] { child.map { [$0] } ?? [] }

    override func collectNodes(into nodes: inout [Node]) {
        child.collectNodes(into: &nodes)
    }

    override func update(_ view: PreferenceModified<Content, Key>, in context: _ElementContext) {
        super.update(view, in: context)
        child.update(view.content, in: context.below(self))
        host.preferences.markChanged(ObjectIdentifier(Key.self))
    }

    override func reevaluate(_ context: _ElementContext) {
        isDirty = false
        host.preferences.markChanged(ObjectIdentifier(Key.self))
    }

    override func willUnmount() {
        host.preferences.markChanged(ObjectIdentifier(Key.self))
    }

    override func preference<Wanted: PreferenceKey>(_ key: Wanted.Type) -> Wanted.Value? {
        guard key == Key.self else { return gatheredPreference(key) }
        var value = gatheredPreference(Key.self)
        tracking { view.change(&value, child) }
        return value as! Wanted.Value?
    }
}

extension View {
    /// Hands `value` up to the views around, in place of what the view's content hands up under the same key.
    public func preference<Key: PreferenceKey>(key: Key.Type = Key.self, value: Key.Value) -> some View {
        PreferenceModified<Self, Key>(content: self) { shown, _ in shown = value }
    }

    /// Changes what the view's content hands up under `key`; the default value where it hands up nothing.
    public func transformPreference<Key: PreferenceKey>(
        _ key: Key.Type = Key.self, _ callback: @escaping (inout Key.Value) -> Void
    ) -> some View {
        PreferenceModified<Self, Key>(content: self) { shown, _ in
            var value = shown ?? Key.defaultValue
            callback(&value)
            shown = value
        }
    }

    /// Hands up what `transform` makes of a part of the view's geometry, in place of what the view's content hands up.
    ///
    /// A `GeometryProxy` further up gives the anchor's value in its own coordinates: `proxy[anchor]`.
    public func anchorPreference<Part, Key: PreferenceKey>(
        key: Key.Type = Key.self, value: Anchor<Part>.Source, transform: @escaping (Anchor<Part>) -> Key.Value
    ) -> some View {
        PreferenceModified<Self, Key>(content: self) { shown, element in
            shown = transform(Anchor(element: element, source: value))
        }
    }

    /// Adds a part of the view's geometry to what its content hands up; to the default value where that is nothing.
    public func transformAnchorPreference<Part, Key: PreferenceKey>(
        key: Key.Type = Key.self, value: Anchor<Part>.Source,
        transform: @escaping (inout Key.Value, Anchor<Part>) -> Void
    ) -> some View {
        PreferenceModified<Self, Key>(content: self) { shown, element in
            var changed = shown ?? Key.defaultValue
            transform(&changed, Anchor(element: element, source: value))
            shown = changed
        }
    }
}
