/// When a layer of the desktop gets the keyboard.
public enum LayerKeyboardFocus: Hashable, Sendable, CaseIterable {
    /// Never.
    case never
    /// As long as it is shown.
    case always
    /// When the user chooses it, as a window.
    case onDemand

    var option: LayerOptions.Keyboard {
        switch self {
        case .never: .never
        case .always: .always
        case .onDemand: .onDemand
        }
    }
}
