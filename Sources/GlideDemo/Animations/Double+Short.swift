extension Double {
    /// The number with two decimals at most.
    var short: String {
        guard isFinite, abs(self) < 1e9 else { return "∞" }
        let rounded = (self * 100).rounded() / 100
        let size = abs(rounded)
        return (rounded < 0 ? "−" : "") + (size == size.rounded() ? "\(Int(size))" : "\(size)")
    }
}
