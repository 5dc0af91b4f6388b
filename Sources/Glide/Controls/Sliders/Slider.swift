/// A number chosen by sliding a knob along a track.
///
/// A finger takes the knob wherever on the track it slides; a tap on the track, and a mouse that is pressed beside the
/// knob, fetch it.
public struct Slider<Label: View, ValueLabel: View>: View {
    let scale: SliderScale
    let value: Binding<Double>
    let onEditingChanged: (Bool) -> Void
    let label: Label
    let minimumValueLabel: ValueLabel
    let maximumValueLabel: ValueLabel

    /// The track between its labels.
    public var body: some View {
        HStack(spacing: 8) {
            minimumValueLabel
            SliderTrack(value: value, scale: scale, onEditingChanged: onEditingChanged)
            maximumValueLabel
        }
        .accessibility {
            $0.role = .slider
            $0.label = spokenText(of: label)
            $0.value = "\(value.wrappedValue)".withShortNumbers
            $0.range = AccessibilityRange(
                value: value.wrappedValue, least: scale.least, most: scale.most, step: scale.step ?? 0
            ) { value.wrappedValue = scale.value(at: scale.fraction(of: $0)) }
        }
    }
}

extension Slider {
    private init<Number: BinaryFloatingPoint>(
        _ value: Binding<Number>, _ bounds: ClosedRange<Number>, step: Number?,
        _ onEditingChanged: @escaping (Bool) -> Void,
        _ label: Label, _ minimum: ValueLabel, _ maximum: ValueLabel
    ) {
        scale = SliderScale(
            least: Double(bounds.lowerBound), most: Double(bounds.upperBound), step: step.map { Double($0) })
        self.value = Binding(get: { Double(value.wrappedValue) }, set: { value.wrappedValue = Number($0) })
        self.onEditingChanged = onEditingChanged
        self.label = label
        minimumValueLabel = minimum
        maximumValueLabel = maximum
    }

    /// A slider for `value` within `bounds`, between a label for the least and one for the most.
    ///
    /// - Parameters:
    ///   - label: what is chosen; read out, not shown.
    ///   - onEditingChanged: called with true when the knob is taken and with false when it is let go.
    public init<Number: BinaryFloatingPoint>(
        value: Binding<Number>, in bounds: ClosedRange<Number> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value, bounds, step: nil, onEditingChanged, label(), minimumValueLabel(), maximumValueLabel())
    }

    /// A slider for `value` within `bounds` that goes by `step`, between a label for the least and one for the most.
    ///
    /// A step that is not above 0 counts as none.
    public init<Number: BinaryFloatingPoint>(
        value: Binding<Number>, in bounds: ClosedRange<Number>, step: Number, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value, bounds, step: step, onEditingChanged, label(), minimumValueLabel(), maximumValueLabel())
    }
}

extension Slider where ValueLabel == EmptyView {
    /// A slider for `value` within `bounds`; `label` is read out, not shown.
    public init<Number: BinaryFloatingPoint>(
        value: Binding<Number>, in bounds: ClosedRange<Number> = 0...1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value, bounds, step: nil, onEditingChanged, label(), EmptyView(), EmptyView())
    }

    /// A slider for `value` within `bounds` that goes by `step`; `label` is read out, not shown.
    public init<Number: BinaryFloatingPoint>(
        value: Binding<Number>, in bounds: ClosedRange<Number>, step: Number, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value, bounds, step: step, onEditingChanged, label(), EmptyView(), EmptyView())
    }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
    /// A slider for `value` within `bounds`.
    public init<Number: BinaryFloatingPoint>(
        value: Binding<Number>, in bounds: ClosedRange<Number> = 0...1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value, bounds, step: nil, onEditingChanged, EmptyView(), EmptyView(), EmptyView())
    }

    /// A slider for `value` within `bounds` that goes by `step`. A step that is not above 0 counts as none.
    public init<Number: BinaryFloatingPoint>(
        value: Binding<Number>, in bounds: ClosedRange<Number>, step: Number,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value, bounds, step: step, onEditingChanged, EmptyView(), EmptyView(), EmptyView())
    }
}
