/// What a view wants the focus for.
public struct FocusInteractions: OptionSet, Hashable, Sendable {
    /// One bit an interaction.
    public let rawValue: Int

    /// The interactions whose bits are set.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// It is pressed, as a button is: the focus comes by keys only.
    public static let activate = FocusInteractions(rawValue: 1)
    /// Something in it is edited or moved with keys: a press of the mouse brings the focus, too.
    public static let edit = FocusInteractions(rawValue: 2)
    /// Both.
    public static let automatic: FocusInteractions = [.activate, .edit]
}
