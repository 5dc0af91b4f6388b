/// How the content of a window limits the window's size.
public struct WindowResizability: Hashable, Sendable {
    enum Limits: Hashable, Sendable {
        case none, minimum, both
    }

    let limits: Limits

    /// The system's choice: that of `contentMinSize`.
    public static let automatic = WindowResizability(limits: .minimum)
    /// The window is no smaller than the content's smallest size and no larger than its largest. Where the two are one,
    /// the user cannot resize it.
    public static let contentSize = WindowResizability(limits: .both)
    /// The window is no smaller than the content's smallest size.
    public static let contentMinSize = WindowResizability(limits: .minimum)
}
