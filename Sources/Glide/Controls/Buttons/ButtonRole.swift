/// What a button is for.
public struct ButtonRole: Equatable, Sendable {
    private let name: String

    /// It deletes something.
    public static let destructive = ButtonRole(name: "destructive")
    /// It breaks something off.
    public static let cancel = ButtonRole(name: "cancel")
}
