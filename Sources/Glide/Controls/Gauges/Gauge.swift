/// Where a value lies within a range.
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View>: View {
    private let fraction: Double
    private let label: Label
    private let currentValueLabel: CurrentValueLabel
    private let bounds: (least: BoundsLabel, most: BoundsLabel)

    @Environment(\.gaugeStyle) private var style
    @Environment(\.areLabelsHidden) private var areLabelsHidden

    init<Value: BinaryFloatingPoint>(
        value: Value, in range: ClosedRange<Value>, label: Label, currentValueLabel: CurrentValueLabel,
        bounds: (least: BoundsLabel, most: BoundsLabel)
    ) {
        let span = Double(range.upperBound) - Double(range.lowerBound)
        let fraction = (Double(value) - Double(range.lowerBound)) / span
        self.fraction = span > 0 && fraction.isFinite ? min(1, max(0, fraction)) : 0
        self.label = label
        self.currentValueLabel = currentValueLabel
        self.bounds = bounds
    }

    /// The gauge in the style of the surroundings.
    public var body: some View {
        styled(by: style)
            .accessibility { spoken in
                spoken.role = .progress
                spoken.value = "\(Int((fraction * 100).rounded()))%"
                spoken.range = AccessibilityRange(value: fraction, least: 0, most: 1, step: 0)
            }
    }

    private func erased<Part: View>(_ part: Part, isHidden: Bool = false) -> AnyView? {
        isHidden || Part.self == EmptyView.self ? nil : AnyView(part)
    }

    private func styled(by style: some GaugeStyle) -> AnyView {
        AnyView(
            StyledGauge(
                style: style,
                configuration: GaugeStyleConfiguration(
                    value: fraction,
                    label: GaugeStyleConfiguration.Label(content: erased(label, isHidden: areLabelsHidden)),
                    currentValueLabel: erased(currentValueLabel).map { .init(content: $0) },
                    minimumValueLabel: erased(bounds.least).map { .init(content: $0) },
                    maximumValueLabel: erased(bounds.most).map { .init(content: $0) })))
    }
}

extension Gauge where BoundsLabel == EmptyView {
    /// Where `value` lies in `range`. Outside of it the nearer end counts; in an empty range, or with a value that is not
    /// finite, its beginning.
    public init<Value: BinaryFloatingPoint>(
        value: Value, in range: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(
            value: value, in: range, label: label(), currentValueLabel: currentValueLabel(),
            bounds: (EmptyView(), EmptyView()))
    }
}

extension Gauge where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView {
    /// Where `value` lies in `range`.
    public init<Value: BinaryFloatingPoint>(
        value: Value, in range: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label
    ) {
        self.init(value: value, in: range, label: label) { EmptyView() }
    }
}

extension Gauge {
    /// Where `value` lies in `range`, with labels at its ends.
    public init<Value: BinaryFloatingPoint>(
        value: Value, in range: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel
    ) {
        self.init(
            value: value, in: range, label: label(), currentValueLabel: currentValueLabel(),
            bounds: (minimumValueLabel(), maximumValueLabel()))
    }
}

/// Evaluates a style as a view of its own, so that it can have state and read the environment.
private struct StyledGauge<Style: GaugeStyle>: View {
    let style: Style
    let configuration: GaugeStyleConfiguration

    var body: some View { style.makeBody(configuration: configuration) }
}
