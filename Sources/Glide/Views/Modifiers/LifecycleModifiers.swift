/// Calls back when a view comes, goes, or is evaluated anew.
struct LifecycleModified<Content: View>: PrimitiveView {
    let content: Content
    var appear: (() -> Void)?
    var disappear: (() -> Void)?
    /// Given the value of the update before, nil at the first; answers what to do.
    var change: ((any Equatable)?) -> (() -> Void)? = { _ in nil }
    var value: (any Equatable)?

    static func _makeElement(_ view: Self, in context: _ElementContext) -> _ViewElement {
        LifecycleElement(view, in: context)
    }
}

final class LifecycleElement<Content: View>: TypedElement<LifecycleModified<Content>>, AppearingElement {
    private var child: TypedElement<Content>!
    var isShown = false

    override init(_ view: LifecycleModified<Content>, in context: _ElementContext) {
        super.init(view, in: context)
        child = Content.makeElement(view.content, in: context.below(self))
        if let action = view.change(nil) { host.afterUpdate(action) }
        if view.appear != nil || view.disappear != nil { host.afterUpdate { [weak self] in self?.lookWhetherShown() } }
    }

    func appeared() { view.appear?() }
    func disappeared() { view.disappear?() }

    override var childElements: [_ViewElement] { child.map { [$0] } ?? [] }

    override func collectNodes(into nodes: inout [Node]) {
        child.collectNodes(into: &nodes)
    }

    override func update(_ view: LifecycleModified<Content>, in context: _ElementContext) {
        let before = self.view.value
        super.update(view, in: context)
        if let action = view.change(before) { host.afterUpdate(action) }
        child.update(view.content, in: context.below(self))
    }

    override func willUnmount() {
        if isShown, let disappear = view.disappear { host.afterUpdate(disappear) }
        isShown = false
    }
}

/// Runs a task as long as a view is there and a value stays the same.
struct TaskModified<Content: View, ID: Equatable>: PrimitiveView {
    let content: Content
    let id: ID
    let priority: TaskPriority
    let action: @Sendable () async -> Void

    static func _makeElement(_ view: Self, in context: _ElementContext) -> _ViewElement {
        TaskElement(view, in: context)
    }
}

final class TaskElement<Content: View, ID: Equatable>: TypedElement<TaskModified<Content, ID>>, AppearingElement {
    private var child: TypedElement<Content>!
    var isShown = false
    private var task: Task<Void, Never>?

    override init(_ view: TaskModified<Content, ID>, in context: _ElementContext) {
        super.init(view, in: context)
        child = Content.makeElement(view.content, in: context.below(self))
        host.afterUpdate { [weak self] in self?.lookWhetherShown() }
    }

    func appeared() { start() }
    func disappeared() { task?.cancel() }

    private func start() {
        task?.cancel()
        guard isMounted, isShown else { return }
        let action = view.action
        task = Task(priority: view.priority) { @MainActor in await action() }
    }

    override var childElements: [_ViewElement] { child.map { [$0] } ?? [] }

    override func collectNodes(into nodes: inout [Node]) {
        child.collectNodes(into: &nodes)
    }

    override func update(_ view: TaskModified<Content, ID>, in context: _ElementContext) {
        let before = self.view.id
        super.update(view, in: context)
        child.update(view.content, in: context.below(self))
        if view.id != before {
            task?.cancel()
            host.afterUpdate { [weak self] in self?.start() }
        }
    }

    override func willUnmount() {
        task?.cancel()
    }
}

extension View {
    /// Calls `action` when the view has come, before its first frame is drawn.
    public func onAppear(perform action: (() -> Void)? = nil) -> some View {
        LifecycleModified(content: self, appear: action)
    }

    /// Calls `action` when the view is gone.
    public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        LifecycleModified(content: self, disappear: action)
    }

    /// Calls `action` with the old and the new value when `value` has changed.
    ///
    /// - Parameter initial: whether it is also called when the view comes, with the value twice.
    public func onChange<Value: Equatable>(
        of value: Value, initial: Bool = false, _ action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
    ) -> some View {
        LifecycleModified(
            content: self,
            change: { before in
                guard let old = before as? Value else { return initial ? { action(value, value) } : nil }
                return old == value ? nil : { action(old, value) }
            },
            value: value)
    }

    /// Calls `action` when `value` has changed.
    ///
    /// - Parameter initial: whether it is also called when the view comes.
    public func onChange<Value: Equatable>(
        of value: Value, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some View {
        onChange(of: value, initial: initial) { _, _ in action() }
    }

    /// Calls `action` with the new value when `value` has changed.
    @available(*, deprecated, message: "use onChange(of:initial:_:) with two parameters or none")
    @_disfavoredOverload
    public func onChange<Value: Equatable>(of value: Value, perform action: @escaping (Value) -> Void) -> some View {
        onChange(of: value) { _, new in action(new) }
    }

    /// Runs `action` when the view comes; it is cancelled when the view goes.
    public func task(
        priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View {
        TaskModified(content: self, id: 0, priority: priority, action: action)
    }

    /// Runs `action` when the view comes and, after cancelling it, again when `id` changes; it is cancelled when the
    /// view goes.
    public func task<ID: Equatable>(
        id: ID, priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View {
        TaskModified(content: self, id: id, priority: priority, action: action)
    }
}
