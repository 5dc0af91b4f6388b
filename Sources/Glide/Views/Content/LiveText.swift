/// Text that says something else as time goes by. GlideFoundation makes them from dates.
package struct LiveText: Equatable {
    /// What makes two of them the same.
    let identity: AnyHashable
    /// What is said at a time of day, in seconds since the start of 1970.
    let string: (Double) -> String
    /// When something else is said next, later than the time of day that is given; nil for never.
    let nextChange: (Double) -> Double?

    package init(
        identity: AnyHashable, string: @escaping (Double) -> String, nextChange: @escaping (Double) -> Double?
    ) {
        self.identity = identity
        self.string = string
        self.nextChange = nextChange
    }

    package static func == (a: LiveText, b: LiveText) -> Bool { a.identity == b.identity }
}

extension Text {
    /// Shows what `live` says at each moment.
    package init(_ live: LiveText) {
        runs = [Run(string: "", live: live)]
    }

    /// Whether it changes by itself.
    var isLive: Bool { runs.contains { $0.live != nil } }

    /// The text at a time of day.
    func said(at date: Double) -> Text {
        with(self) { text in
            for index in text.runs.indices {
                if let live = text.runs[index].live { text.runs[index].string = live.string(date) }
            }
        }
    }

    /// When it says something else next.
    func nextChange(after date: Double) -> Double? {
        runs.compactMap { $0.live?.nextChange(date) }.filter { $0 > date }.min()
    }
}
