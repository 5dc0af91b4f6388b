/// How far something has come, or that it goes on.
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
    /// How far it has come, 0…1; nil where nobody knows.
    let fraction: Double?
    let label: Label
    let currentValueLabel: CurrentValueLabel

    @Environment(\.progressViewStyle) private var style
    @Environment(\.areLabelsHidden) private var areLabelsHidden

    /// The progress in the style of the surroundings.
    public var body: some View {
        styled(by: style)
            .accessibility { spoken in
                spoken.role = .progress
                spoken.addedTraits = .updatesFrequently
                spoken.value = fraction.map { "\(Int(($0 * 100).rounded()))%" }
                spoken.range = fraction.map { AccessibilityRange(value: $0, least: 0, most: 1, step: 0) }
            }
    }

    private func styled(by style: some ProgressViewStyle) -> AnyView {
        AnyView(
            StyledProgress(
                style: style,
                configuration: ProgressViewStyleConfiguration(
                    fractionCompleted: fraction,
                    label: areLabelsHidden || Label.self == EmptyView.self
                        ? nil : ProgressViewStyleConfiguration.Label(content: AnyView(label)),
                    currentValueLabel: areLabelsHidden || CurrentValueLabel.self == EmptyView.self
                        ? nil : ProgressViewStyleConfiguration.CurrentValueLabel(content: AnyView(currentValueLabel)))))
    }

    /// The part of `total` that `value` is, or nil where that makes no sense.
    private static func fraction<Number: BinaryFloatingPoint>(_ value: Number?, _ total: Number) -> Double? {
        guard let value else { return nil }
        let fraction = Double(value) / Double(total)
        if total > 0, fraction.isFinite { return min(1, max(0, fraction)) }
        assumeMainActor {
            Warnings.warnOnce(
                "progress-\(value)-\(total)",
                "ProgressView: \(value) of \(total) is no progress; it goes on unmeasured.")
        }
        return nil
    }
}

extension ProgressView {
    /// The part of `total` that `value` is; nil is something that goes on, nobody knows how long.
    ///
    /// Values outside of 0…`total` count as the nearer end.
    public init<Number: BinaryFloatingPoint>(
        value: Number?, total: Number = 1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        fraction = Self.fraction(value, total)
        self.label = label()
        self.currentValueLabel = currentValueLabel()
    }
}

extension ProgressView where CurrentValueLabel == EmptyView {
    /// Something that goes on.
    public init(@ViewBuilder label: () -> Label) {
        fraction = nil
        self.label = label()
        currentValueLabel = EmptyView()
    }

    /// The part of `total` that `value` is.
    public init<Number: BinaryFloatingPoint>(value: Number?, total: Number = 1, @ViewBuilder label: () -> Label) {
        self.init(value: value, total: total, label: label) { EmptyView() }
    }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
    /// Something that goes on.
    public init() {
        self.init { EmptyView() }
    }

    /// The part of `total` that `value` is.
    public init<Number: BinaryFloatingPoint>(value: Number?, total: Number = 1) {
        self.init(value: value, total: total) { EmptyView() }
    }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
    /// Something called `title` that goes on.
    public init<Title: StringProtocol>(_ title: Title) {
        self.init { Text(title) }
    }

    /// The part of `total` that `value` is, called `title`.
    public init<Title: StringProtocol, Number: BinaryFloatingPoint>(_ title: Title, value: Number?, total: Number = 1) {
        self.init(value: value, total: total) { Text(title) }
    }
}

/// Evaluates a style as a view of its own, so that it can have state and read the environment.
private struct StyledProgress<Style: ProgressViewStyle>: View {
    let style: Style
    let configuration: ProgressViewStyleConfiguration

    var body: some View { style.makeBody(configuration: configuration) }
}
