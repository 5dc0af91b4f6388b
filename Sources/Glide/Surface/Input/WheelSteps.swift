/// Counts whole clicks of a wheel that may report fractions.
struct WheelSteps {
    private var remainder = 0

    /// Adds 120ths of a click and answers the whole clicks they complete. The rest is kept, and dropped when the
    /// wheel turns the other way.
    mutating func take(_ parts: Int) -> Int {
        if remainder != 0, parts != 0, (remainder < 0) != (parts < 0) { remainder = 0 }
        remainder += parts
        let clicks = remainder / 120
        remainder -= clicks * 120
        return clicks
    }
}
