extension Time {
    /// The earlier of two moments that may not come.
    static func earlier(_ a: Time?, _ b: Time?) -> Time? {
        guard let a else { return b }
        guard let b else { return a }
        return a.seconds <= b.seconds ? a : b
    }
}
