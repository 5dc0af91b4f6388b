/// Shows its content with a value that runs through keyframes, each part of it on a track of its own.
public struct KeyframeAnimator<Value, KeyframePath: Keyframes<Value>, Content: View>: PrimitiveView {
    let initialValue: Value
    let repeats: Bool
    let trigger: (any Equatable)?
    let content: (Value) -> Content
    let keyframes: (Value) -> KeyframePath

    /// Runs through the keyframes from `initialValue` as soon as the view is there, again and again unless `repeating`
    /// is false.
    public init(
        initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        self.initialValue = initialValue
        repeats = repeating
        trigger = nil
        self.content = content
        self.keyframes = keyframes
    }

    /// Shows `initialValue`, and runs through the keyframes once, from the present value, when `trigger` changes.
    public init(
        initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        self.initialValue = initialValue
        repeats = false
        self.trigger = trigger
        self.content = content
        self.keyframes = keyframes
    }

    /// See `View`.
    public static func _makeElement(_ view: Self, in context: _ElementContext) -> _ViewElement {
        KeyframeAnimatorElement(view, in: context)
    }
}

final class KeyframeAnimatorElement<Value, Path: Keyframes<Value>, Content: View>:
    TypedElement<KeyframeAnimator<Value, Path, Content>>, TimedElement
{
    private var child: TypedElement<Content>!
    private var value: Value
    private var timeline: KeyframeTimeline<Value>?
    private var start = Time.zero

    override init(_ view: KeyframeAnimator<Value, Path, Content>, in context: _ElementContext) {
        value = view.initialValue
        super.init(view, in: context)
        child = Content.makeElement(evaluate(), in: context.below(self))
        if view.trigger == nil { begin(at: context.host.now) }
    }

    override var childElements: [_ViewElement] { child.map { [$0] } ?? [] }

    override func update(_ view: KeyframeAnimator<Value, Path, Content>, in context: _ElementContext) {
        let before = self.view.trigger
        super.update(view, in: context)
        child.update(evaluate(), in: context.below(self))
        if let trigger = view.trigger, let before {
            if !isEqual(trigger, before) { begin(at: context.time) }
        } else if view.repeats, timeline == nil {
            // The keyframes took no time when they were asked last.
            begin(at: context.time)
        }
    }

    override func reevaluate(_ context: _ElementContext) {
        isDirty = false
        child.update(evaluate(), in: context.below(self))
    }

    private func evaluate() -> Content { tracking { view.content(value) } }

    private func begin(at time: Time) {
        // A run that is cut short has come to where it is now, not to where it was in the last frame.
        if let timeline { value = timeline.value(time: elapsed(at: time, of: timeline)) }
        start = time
        timeline = KeyframeTimeline(initialValue: value, keyframes: view.keyframes(value))
        host.elementClock.schedule(self, .everyFrame)
    }

    func tick(at time: Time) -> Wake {
        guard let timeline else { return .never }
        let elapsed = elapsed(at: time, of: timeline)
        if elapsed >= timeline.duration { self.timeline = nil }
        value = timeline.value(time: elapsed)
        host.markDirty(self)
        return self.timeline == nil ? .never : .everyFrame
    }

    /// The seconds since the beginning of the run, or of its present round.
    private func elapsed(at time: Time, of timeline: KeyframeTimeline<Value>) -> Double {
        let elapsed = time.seconds - start.seconds
        let length = timeline.duration
        return view.repeats && length > 0 ? elapsed.truncatingRemainder(dividingBy: length) : elapsed
    }

    override func willUnmount() {
        host.elementClock.cancel(self)
    }
}

extension View {
    /// Shows the view with a value that runs through keyframes again and again; see `KeyframeAnimator`.
    public func keyframeAnimator<Value, Path: Keyframes<Value>, Content: View>(
        initialValue: Value, repeating: Bool = true,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> Path
    ) -> some View {
        let placeholder = PlaceholderContentView<Self>(source: .view(AnyView(self)))
        return KeyframeAnimator(
            initialValue: initialValue, repeating: repeating, content: { content(placeholder, $0) },
            keyframes: keyframes)
    }

    /// Shows the view with `initialValue`, which runs through keyframes once when `trigger` changes.
    public func keyframeAnimator<Value, Path: Keyframes<Value>, Content: View>(
        initialValue: Value, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> Path
    ) -> some View {
        let placeholder = PlaceholderContentView<Self>(source: .view(AnyView(self)))
        return KeyframeAnimator(
            initialValue: initialValue, trigger: trigger, content: { content(placeholder, $0) }, keyframes: keyframes)
    }
}
