extension Text {
    /// How a text shows a date.
    public struct DateStyle: Hashable, Sendable {
        enum Kind: Hashable { case date, time, relative, offset, timer }

        let kind: Kind

        /// The day: "30 November 2026", as the user's language writes it.
        public static let date = DateStyle(kind: .date)
        /// The time of day: "14:25".
        public static let time = DateStyle(kind: .time)
        /// How far the date is from now: "2 hours, 23 minutes".
        public static let relative = DateStyle(kind: .relative)
        /// How far the date is from now, and on which side: "+2 hours" or "-3 days".
        public static let offset = DateStyle(kind: .offset)
        /// Counts down to the date, and up from it: "2:32" or "36:59:01".
        public static let timer = DateStyle(kind: .timer)
    }

    /// Shows a date; what is said of the time up to it goes on by itself.
    ///
    /// Distances are told in weeks, days, hours, minutes and seconds, as the user's language says them.
    public init(_ date: Date, style: DateStyle) {
        self.init(
            LiveText(
                identity: AnyHashable([AnyHashable(date), AnyHashable(style)]),
                string: { DateWording(date: date, style: style).string(at: Date(timeIntervalSince1970: $0)) },
                nextChange: {
                    DateWording(date: date, style: style).nextChange(after: Date(timeIntervalSince1970: $0))?
                        .timeIntervalSince1970
                }))
    }
}
