import Observation

/// The retained counterpart of a view value: holds its identity and state, and the nodes that show it.
@MainActor
open class _ViewElement {
    unowned let host: ViewHost
    @exclusivity(unchecked) final weak var parent: _ViewElement?
    final let depth: Int
    @exclusivity(unchecked) final var environment: EnvironmentValues
    /// Whether the element is in the host's list of those to evaluate again.
    @exclusivity(unchecked) final var isDirty = false
    @exclusivity(unchecked) final private(set) var isMounted = true
    /// Under which keys something at or below the element hands up a preference, or once did.
    @exclusivity(unchecked) final var preferencesBelow: Set<ObjectIdentifier> = []

    init(in context: _ElementContext) {
        host = context.host
        parent = context.parent
        depth = (context.parent?.depth ?? 0) + 1
        environment = context.environment
    }

    /// The elements directly below, in source order.
    var childElements: [_ViewElement] { [] }

    /// Adds the nodes that stand for the element in a container, in source order.
    func collectNodes(into nodes: inout [Node]) {
        for child in childElements { child.collectNodes(into: &nodes) }
    }

    /// The nodes that stand for the element in a container.
    final var nodes: [Node] {
        var nodes: [Node] = []
        collectNodes(into: &nodes)
        return nodes
    }

    /// Evaluates the element again, because state that it read has changed.
    func reevaluate(_ context: _ElementContext) {}

    /// Rewrites the transaction for what stands below.
    func transform(_ transaction: Transaction) -> Transaction { transaction }

    /// What the element hands up under `key`; nil where nothing is set.
    func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? { gatheredPreference(key) }

    /// Says that the element's nodes may be other ones now.
    func nodesChanged() {
        parent?.nodesChanged()
    }

    /// Ends the element's life and that of everything below. Subclasses end what they started.
    func willUnmount() {}

    final func unmount() {
        guard isMounted else { return }
        isMounted = false
        for child in childElements { child.unmount() }
        willUnmount()
        host.forget(self)
    }

    /// The view as the names of the elements from the root, for warnings.
    final var place: String {
        var names: [String] = []
        var element: _ViewElement? = self
        while let current = element {
            names.append(current.name)
            element = current.parent
        }
        return names.reversed().joined(separator: " › ")
    }

    /// The name of the view for warnings.
    var name: String { "\(type(of: self))" }

    /// The context for an update that starts at this element.
    final func context(transaction: Transaction, time: Time) -> _ElementContext {
        var chain: [_ViewElement] = []
        var element = parent
        while let current = element {
            if current.transformsTransactions { chain.append(current) }
            element = current.parent
        }
        var transaction = transaction
        for element in chain.reversed() { transaction = element.transform(transaction) }
        return _ElementContext(
            host: host, parent: parent, environment: environment, transaction: transaction, time: time)
    }

    /// Runs a closure of the app that makes views; the element is evaluated again when what it reads changes.
    final func tracking<Result>(_ body: () -> Result) -> Result {
        StateReads.track(by: self) {
            withObservationTracking(body) { [weak self] in
                assumeMainActor { self.map { $0.host.objectChanged(readBy: $0) } }
            }
        }
    }

    /// Adds a line for every running animation of the element itself; its nodes list their own.
    func listAnimations(into list: inout [RunningAnimation], at time: Time) {}

    /// Whether `transform` does anything.
    var transformsTransactions: Bool { false }
}
