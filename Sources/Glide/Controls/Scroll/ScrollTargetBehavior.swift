/// Decides where a scroll view comes to rest after it was let go.
///
/// Set one with `scrollTargetBehavior(_:)`.
@MainActor
public protocol ScrollTargetBehavior {
    /// Changes `target`, where the content would come to rest by itself. What lies beyond the content's ends is brought
    /// back; an origin that is not finite leaves the content where it would rest by itself.
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext)

    /// What a behaviour knows about the scroll view.
    typealias TargetContext = ScrollTargetBehaviorContext
}

private enum ScrollTargetBehaviorKey: EnvironmentKey {
    static var defaultValue: (any ScrollTargetBehavior)? { nil }
}

extension EnvironmentValues {
    var scrollTargetBehavior: (any ScrollTargetBehavior)? {
        get { self[ScrollTargetBehaviorKey.self] }
        set { self[ScrollTargetBehaviorKey.self] = newValue }
    }
}

extension View {
    /// Lets `behavior` decide where the scroll views inside come to rest after they were let go.
    public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
        environment(\.scrollTargetBehavior, behavior)
    }
}
