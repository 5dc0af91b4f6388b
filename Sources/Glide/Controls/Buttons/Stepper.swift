/// Two buttons, less and more, beside a label.
public struct Stepper<Label: View>: View {
    private let label: Label
    private let onIncrement: (() -> Void)?
    private let onDecrement: (() -> Void)?

    @Environment(\.areLabelsHidden) private var areLabelsHidden
    @Environment(\.colors) private var colors
    @Environment(\.isEnabled) private var isEnabled

    /// Calls `onIncrement` and `onDecrement`; a button whose action is nil cannot be used.
    public init(@ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?) {
        self.label = label()
        self.onIncrement = onIncrement
        self.onDecrement = onDecrement
    }

    /// The label, and the buttons.
    public var body: some View {
        HStack {
            if !areLabelsHidden {
                label
                Spacer(minLength: 8)
            }
            HStack(spacing: 0) {
                half("minus", "less", onDecrement)
                Rectangle().fill(ControlPalette.outline(in: colors).opacity(0.4)).frame(width: 1, height: 18)
                half("plus", "more", onIncrement)
            }
            .background(ControlPalette.track(in: colors), in: Capsule())
        }
    }

    private func half(_ symbol: String, _ name: String, _ action: (() -> Void)?) -> some View {
        Button {
            action?()
        } label: {
            Image(systemName: symbol)
                .unredacted()
                .font(.system(size: 14, weight: .semibold))
                .frame(width: 46, height: 32)
                .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .disabled(action == nil)
        .accessibilityLabel(name)
    }
}

extension Stepper {
    /// Adds `step` to `value` and takes it away.
    public init<Value: Strideable>(
        value: Binding<Value>, step: Value.Stride = 1, @ViewBuilder label: () -> Label
    ) {
        self.init(
            label: label, onIncrement: { value.wrappedValue = value.wrappedValue.advanced(by: step) },
            onDecrement: { value.wrappedValue = value.wrappedValue.advanced(by: -step) })
    }

    /// Adds `step` to `value` and takes it away, within `bounds`; at an end the button for it cannot be used.
    public init<Value: Strideable>(
        value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1, @ViewBuilder label: () -> Label
    ) {
        let present = value.wrappedValue
        func change(by step: Value.Stride) -> () -> Void {
            {
                let next = value.wrappedValue.advanced(by: step)
                value.wrappedValue = min(max(next, bounds.lowerBound), bounds.upperBound)
            }
        }
        self.init(
            label: label, onIncrement: present < bounds.upperBound ? change(by: step) : nil,
            onDecrement: present > bounds.lowerBound ? change(by: -step) : nil)
    }
}

extension Stepper where Label == Text {
    /// Calls `onIncrement` and `onDecrement`; a button whose action is nil cannot be used.
    public init<Title: StringProtocol>(_ title: Title, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?) {
        self.init(label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement)
    }

    /// Adds `step` to `value` and takes it away.
    public init<Title: StringProtocol, Value: Strideable>(
        _ title: Title, value: Binding<Value>, step: Value.Stride = 1
    ) {
        self.init(value: value, step: step) { Text(title) }
    }

    /// Adds `step` to `value` and takes it away, within `bounds`.
    public init<Title: StringProtocol, Value: Strideable>(
        _ title: Title, value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1
    ) {
        self.init(value: value, in: bounds, step: step) { Text(title) }
    }
}
