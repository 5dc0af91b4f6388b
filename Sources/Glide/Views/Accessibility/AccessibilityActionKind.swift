/// What an action for assistive technology does.
public struct AccessibilityActionKind: Equatable, Sendable {
    let name: String

    /// What a press does.
    public static let `default` = AccessibilityActionKind(name: "activate")
    /// Leads back, or closes what is shown.
    public static let escape = AccessibilityActionKind(name: "escape")
    /// Does what is most important at the moment.
    public static let magicTap = AccessibilityActionKind(name: "magic tap")
    /// Deletes the view's subject.
    public static let delete = AccessibilityActionKind(name: "delete")
    /// Shows a menu.
    public static let showMenu = AccessibilityActionKind(name: "show menu")

    private init(name: String) {
        self.name = name
    }

    /// An action called `name`.
    public init(named name: Text) {
        self.name = name.string
    }
}
