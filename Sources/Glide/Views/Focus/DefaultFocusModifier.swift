/// Says which view gets the focus when it has no better place.
struct DefaultFocusModifier: NodeModifier {
    var priority: DefaultFocusEvaluationPriority
    /// The state by which the view is marked, and what it is for that view.
    var storage: AnyObject?
    var value: AnyHashable
    /// Moves the focus to the view.
    var moveFocus: () -> Void

    func makeNode(in context: _ElementContext) -> DefaultFocusNode { DefaultFocusNode(host: context.host) }

    func update(_ node: DefaultFocusNode, in context: _ElementContext) {
        node.modifier = self
    }
}

final class DefaultFocusNode: Node {
    private unowned let host: ViewHost
    var modifier: DefaultFocusModifier?

    init(host: ViewHost) {
        self.host = host
        super.init()
    }

    override var kind: String { "defaultFocus" }
    override var forwardsLayoutPriority: Bool { true }
    override var isTransparent: Bool { true }

    override func didEnter(_ scene: SceneGraph) {
        super.didEnter(scene)
        host.afterUpdate { [weak self] in
            guard let self, self.scene != nil, host.focus.focused == nil else { return }
            modifier?.moveFocus()
        }
    }
}

extension View {
    /// Gives the focus to the view that is marked with `value` of `binding` when this view appears and nothing has the
    /// focus.
    public func defaultFocus<Value: Hashable>(
        _ binding: FocusState<Value>.Binding, _ value: Value, priority: DefaultFocusEvaluationPriority = .automatic
    ) -> some View {
        modified(
            by: DefaultFocusModifier(priority: priority, storage: binding.storage, value: AnyHashable(value)) {
                binding.wrappedValue = value
            })
    }
}
