/// Brings what a view shows up to date.
public struct RefreshAction: Sendable {
    private let action: @Sendable () async -> Void

    init(_ action: @escaping @Sendable () async -> Void) {
        self.action = action
    }

    /// Runs the action; returns when it is done.
    public func callAsFunction() async {
        await action()
    }
}

private enum RefreshKey: EnvironmentKey { static var defaultValue: RefreshAction? { nil } }

extension EnvironmentValues {
    /// What brings the view up to date; nil where nothing does.
    public var refresh: RefreshAction? {
        get { self[RefreshKey.self] }
        set { self[RefreshKey.self] = newValue }
    }
}

extension View {
    /// Lets the next vertical scroll views inside be pulled down beyond their beginning to run `action`. A spinner turns
    /// until it is done.
    public func refreshable(@_inheritActorContext action: @escaping @Sendable () async -> Void) -> some View {
        environment(\.refresh, RefreshAction(action))
    }
}
