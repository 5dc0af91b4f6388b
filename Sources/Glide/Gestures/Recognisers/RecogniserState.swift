/// How far a recogniser has come.
enum RecogniserState: Hashable, CaseIterable {
    /// It waits for a contact.
    case idle
    /// It follows a contact, and nobody has been told.
    case possible
    /// It follows a contact and says so (a held tap, a running long press), but does not own it yet.
    case pending
    /// It has reached its threshold and owns its contacts; began and changed in other systems.
    case active
    /// It recognised its gesture.
    case ended
    /// The contact did something else.
    case failed
    /// Somebody else took the contact, or it was lost.
    case cancelled

    var isTerminal: Bool { self == .ended || self == .failed || self == .cancelled }
    /// Not ended, but may still do so.
    var isUndecided: Bool { self == .possible || self == .pending }
    var hasNoSuccess: Bool { self == .failed || self == .cancelled }
}
