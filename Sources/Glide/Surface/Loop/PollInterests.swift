/// A descriptor and what is awaited on it.
struct PollInterests: Equatable {
    /// What came true.
    struct Ready: OptionSet {
        let rawValue: Int
        static let reading = Ready(rawValue: 1)
        static let writing = Ready(rawValue: 2)
        /// What can be read was there when the loop looked for it after a quiet time: since when is not known.
        static let foundThere = Ready(rawValue: 4)
        static let none: Ready = []
    }

    /// Negative: nothing is awaited.
    var descriptor: Int32
    /// Whether room to write is awaited, beside what can be read.
    var writing = false
    /// What can be read before this moment may wait for it. Saves being woken for parts of what is handled together. Who names
    /// a moment may then be told to read although there is nothing.
    var quietUntil: Time?
}
