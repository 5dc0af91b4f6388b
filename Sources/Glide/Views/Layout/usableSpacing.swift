/// `spacing` if there can be so many points between views; else nil, which takes the usual distance, and a warning.
///
/// - Parameter container: the container that asks, for the warning.
@MainActor
func usableSpacing(_ spacing: Double?, in container: String) -> Double? {
    guard let spacing else { return nil }
    if abs(spacing) <= 1e9 { return spacing }
    Warnings.warnOnce(
        "spacing-\(container)-\(spacing)",
        "\(container): the spacing \(spacing) is not a number of points up to a thousand million; it is ignored.")
    return nil
}
