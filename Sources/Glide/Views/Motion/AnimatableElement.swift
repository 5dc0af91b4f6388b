/// The element of a view with a body that says how it looks half-way: while an animation runs, the body is evaluated
/// each frame with the data of the moment.
final class AnimatableElement<Content: View & Animatable>: TypedElement<Content>, TimedElement {
    private var child: TypedElement<Content.Body>!
    private var properties = DynamicProperties<Content>()
    private var data: AnimatedValue<Content.AnimatableData>

    override init(_ view: Content, in context: _ElementContext) {
        data = AnimatedValue(view.animatableData)
        super.init(view, in: context)
        properties.link(&self.view, to: self, in: context)
        child = Content.Body.makeElement(evaluate(), in: context.below(self))
    }

    override var childElements: [_ViewElement] { child.map { [$0] } ?? [] }

    override func collectNodes(into nodes: inout [Node]) {
        child.collectNodes(into: &nodes)
    }

    override func update(_ view: Content, in context: _ElementContext) {
        super.update(view, in: context)
        let time = context.time
        if data.set(view.animatableData, transaction: context.transaction, at: time) {
            host.elementClock.schedule(self, .everyFrame)
        }
        show(in: context)
    }

    override func reevaluate(_ context: _ElementContext) {
        isDirty = false
        show(in: context)
    }

    private func show(in context: _ElementContext) {
        properties.link(&view, to: self, in: context)
        child.update(evaluate(), in: context.below(self))
    }

    private func evaluate() -> Content.Body {
        host.bodyEvaluations += 1
        guard data.isRunning else { return tracking { view.body } }
        var shown = view
        shown.animatableData = data.presented
        return tracking { shown.body }
    }

    func tick(at time: Time) -> Wake {
        let before = data.presented
        let runs = data.advance(to: time)
        if data.presented != before { host.markDirty(self) }
        return runs ? .everyFrame : .never
    }

    override func willUnmount() {
        data.cancel()
        host.elementClock.cancel(self)
        properties.unlink()
    }

    override func listAnimations(into list: inout [RunningAnimation], at time: Time) {
        if data.isRunning { list.append(data.listing(node: name, attribute: "animatableData", at: time)) }
    }
}

extension View where Self: Animatable {
    /// Makes an element that evaluates `body` with the animated data of the moment.
    public static func _makeElement(_ view: Self, in context: _ElementContext) -> _ViewElement {
        AnimatableElement(view, in: context)
    }
}

extension Shape {
    /// Makes an element for the filled shape, which animates the shape's data itself.
    @MainActor public static func _makeElement(_ view: Self, in context: _ElementContext) -> _ViewElement {
        ComposedElement(view, in: context)
    }
}

extension ModifierBody: Animatable where Modifier: Animatable {
    var animatableData: Modifier.AnimatableData {
        get { modifier.animatableData }
        set { modifier.animatableData = newValue }
    }
}

extension ModifierBody {
    /// The element of a modifier that can be animated; nil for others.
    ///
    /// Whether a modifier is `Animatable` is not known where its view is declared, so it is asked once for each type.
    static func makeAnimatableElement(_ view: Self, in context: _ElementContext) -> _ViewElement? {
        func open<Animated: ViewModifier & Animatable>(_: Animated.Type) -> _ViewElement {
            AnimatableElement(view as! ModifierBody<Animated>, in: context)
        }
        guard let type = AnimatableModifiers.type(of: Modifier.self) else { return nil }
        return open(type)
    }
}

/// The types of modifiers that were found to be animatable.
@MainActor
private enum AnimatableModifiers {
    private static var known: [ObjectIdentifier: (any (ViewModifier & Animatable).Type)?] = [:]

    static func type(of modifier: any ViewModifier.Type) -> (any (ViewModifier & Animatable).Type)? {
        let key = ObjectIdentifier(modifier)
        if let answer = known[key] { return answer }
        let answer = modifier as? any (ViewModifier & Animatable).Type
        known[key] = answer
        return answer
    }
}

/// A modifier that is evaluated each frame with the data of the moment while an animation runs.
public protocol AnimatableModifier: Animatable, ViewModifier {}
