private enum ScrollDisabledKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum ScrollIndicatorsKey: EnvironmentKey {
    static var defaultValue: PerAxis<ScrollIndicatorVisibility> { PerAxis(.automatic) }
}
private enum ScrollBounceKey: EnvironmentKey {
    static var defaultValue: PerAxis<ScrollBounceBehavior> { PerAxis(.automatic) }
}
private enum ScrollMarginsKey: EnvironmentKey { static var defaultValue: EdgeInsets { EdgeInsets() } }

extension EnvironmentValues {
    var isScrollDisabled: Bool {
        get { self[ScrollDisabledKey.self] }
        set { self[ScrollDisabledKey.self] = newValue }
    }
    var scrollIndicators: PerAxis<ScrollIndicatorVisibility> {
        get { self[ScrollIndicatorsKey.self] }
        set { self[ScrollIndicatorsKey.self] = newValue }
    }
    var scrollBounceBehavior: PerAxis<ScrollBounceBehavior> {
        get { self[ScrollBounceKey.self] }
        set { self[ScrollBounceKey.self] = newValue }
    }
    var scrollContentMargins: EdgeInsets {
        get { self[ScrollMarginsKey.self] }
        set { self[ScrollMarginsKey.self] = newValue }
    }
}

extension View {
    /// Keeps the scroll views inside from being moved by hand.
    public func scrollDisabled(_ isDisabled: Bool) -> some View {
        environment(\.isScrollDisabled, isDisabled)
    }

    /// Says whether the scroll views inside show how far they have been moved, along `axes`.
    public func scrollIndicators(
        _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
    ) -> some View {
        transformEnvironment(\.scrollIndicators) { $0.set(visibility, along: axes) }
    }

    /// Says whether the content of the scroll views inside gives way beyond its ends, along `axes`.
    public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]) -> some View {
        transformEnvironment(\.scrollBounceBehavior) { $0.set(behavior, along: axes) }
    }

    /// Keeps `length` points free at `edges` around the content of the next scroll views inside; the room scrolls along
    /// with the content. What is not finite counts as 0.
    public func contentMargins(_ edges: Edge.Set = .all, _ length: Double?) -> some View {
        let length = length.map { $0.isFinite ? $0 : 0 } ?? 0
        return transformEnvironment(\.scrollContentMargins) { margins in
            if edges.contains(.top) { margins.top = length }
            if edges.contains(.leading) { margins.leading = length }
            if edges.contains(.bottom) { margins.bottom = length }
            if edges.contains(.trailing) { margins.trailing = length }
        }
    }

    /// Keeps `length` points free on all sides of the content of the next scroll views inside.
    public func contentMargins(_ length: Double) -> some View {
        contentMargins(.all, length)
    }
}
