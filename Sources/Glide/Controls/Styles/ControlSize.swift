/// How large controls are.
@frozen
public enum ControlSize: Hashable, Sendable, CaseIterable {
    /// For the tightest places.
    case mini
    /// For tight places.
    case small
    /// As usual.
    case regular
    /// For what matters most.
    case large
    /// For what can be reached across a room.
    case extraLarge
}

extension ControlSize {
    /// The height of a button in points.
    var buttonHeight: Double {
        switch self {
        case .mini: 24
        case .small: 28
        case .regular: 36
        case .large: 50
        case .extraLarge: 60
        }
    }

    /// The margin left and right of a button's label in points.
    var buttonMargin: Double {
        switch self {
        case .mini: 9
        case .small: 11
        case .regular: 15
        case .large: 20
        case .extraLarge: 24
        }
    }

    var buttonFont: Font {
        switch self {
        case .mini: .footnote
        case .small: .subheadline
        case .regular, .large: .body
        case .extraLarge: .title3
        }
    }

    /// The diameter of a circular progress view in points.
    var progressDiameter: Double {
        switch self {
        case .mini: 14
        case .small: 16
        case .regular: 22
        case .large: 32
        case .extraLarge: 44
        }
    }
}

private enum ControlSizeKey: EnvironmentKey { static var defaultValue: ControlSize { .regular } }
private enum LabelsHiddenKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// How large controls are.
    public var controlSize: ControlSize {
        get { self[ControlSizeKey.self] }
        set { self[ControlSizeKey.self] = newValue }
    }

    /// Whether controls keep their labels from being seen.
    var areLabelsHidden: Bool {
        get { self[LabelsHiddenKey.self] }
        set { self[LabelsHiddenKey.self] = newValue }
    }
}

extension View {
    /// Makes the controls inside as large as `controlSize` says.
    public func controlSize(_ controlSize: ControlSize) -> some View { environment(\.controlSize, controlSize) }

    /// Keeps the labels of the controls inside from being seen; they are still read out.
    public func labelsHidden() -> some View { environment(\.areLabelsHidden, true) }
}
