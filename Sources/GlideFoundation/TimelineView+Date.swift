extension TimelineView.Context {
    /// The moment of the schedule for which the content is made, as a date: where a `Date` is asked for it comes in place of
    /// the `Time` on the window's clock.
    ///
    /// The two clocks are compared when the content is made, so that dates agree with `Date.now`. A window of a test has
    /// the date at which it was made, and goes on by its own clock.
    @MainActor @_disfavoredOverload
    public var date: Date {
        Date(timeIntervalSince1970: secondsSince1970)
    }
}
