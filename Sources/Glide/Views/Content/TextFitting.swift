private enum TextCaseKey: EnvironmentKey { static var defaultValue: Text.Case? { nil } }
private enum MinimumScaleKey: EnvironmentKey { static var defaultValue: Double { 1 } }

extension Text {
    /// Letters in which a text is written.
    public enum Case: Hashable, Sendable {
        /// CAPITALS.
        case uppercase
        /// small letters.
        case lowercase

        /// `text` in these letters.
        func applied(to text: String) -> String {
            self == .uppercase ? text.uppercased() : text.lowercased()
        }
    }
}

extension EnvironmentValues {
    /// The letters in which texts are written; nil leaves them.
    public var textCase: Text.Case? {
        get { self[TextCaseKey.self] }
        set { self[TextCaseKey.self] = newValue }
    }

    /// How small a text's font may get, as a fraction, so that the text fits.
    public var minimumScaleFactor: Double {
        get { self[MinimumScaleKey.self] }
        set { self[MinimumScaleKey.self] = newValue }
    }
}

extension View {
    /// Writes the texts inside in capitals or small letters; nil leaves them.
    public func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }

    /// Lets the texts inside shrink, down to `factor` of their font's size, where they would be cut off or wrapped.
    ///
    /// A factor of 1 or more, and what is not above 0, changes nothing.
    public func minimumScaleFactor(_ factor: Double) -> some View {
        environment(\.minimumScaleFactor, factor > 0 && factor.isFinite ? min(factor, 1) : 1)
    }
}

extension TextContent {
    /// The text with its fonts and distances `factor` times as large.
    func scaled(by factor: Double) -> TextContent {
        var result = self
        for index in result.runs.indices {
            result.runs[index].font.size *= factor
            result.runs[index].kerning *= factor
            result.runs[index].tracking *= factor
            result.runs[index].baselineOffset *= factor
        }
        return result
    }
}
