/// What a surface is used as.
@MainActor
protocol MockRole: AnyObject {
    /// Whether the client has not destroyed the role's object.
    var isAlive: Bool { get }
    /// Whether the client has answered a configure, so that it may show a picture.
    var hasAcknowledged: Bool { get }
    /// A commit was applied. `showsNew` says that it brought a picture.
    func wasCommitted(showsNew: Bool)
    /// A picture came before the first configure.
    func objectToEarlyBuffer()
}
