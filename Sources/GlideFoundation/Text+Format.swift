extension Text {
    /// Shows `input` as `format` writes it, in the language of the surroundings (`\.locale`) unless the format names one.
    ///
    /// `Text(0.5, format: .percent)`, `Text(count, format: .number)`, `Text(date, format: .dateTime.day().month())`.
    public init<Format: FormatStyle>(_ input: Format.FormatInput, format: Format)
    where Format.FormatInput: Equatable, Format.FormatOutput == String {
        let identity = FormattedValue(input: input, format: format)
        self.init(
            FormattedText(identity: AnyHashable(identity)) { environment in
                (environment.ownLocale.map { format.locale($0) } ?? format).format(input)
            })
    }
}

/// A value and how it is written.
private struct FormattedValue<Format: FormatStyle>: Hashable where Format.FormatInput: Equatable {
    let input: Format.FormatInput
    let format: Format

    static func == (a: Self, b: Self) -> Bool { a.input == b.input && a.format == b.format }

    // Formats tell values apart well enough; not every value has a hash.
    func hash(into hasher: inout Hasher) { hasher.combine(format) }
}

extension LocalizedStringKey.StringInterpolation {
    /// A value as `format` writes it: `Text("\(0.5, format: .percent) done")`.
    public mutating func appendInterpolation<Format: FormatStyle>(_ input: Format.FormatInput, format: Format)
    where Format.FormatInput: Equatable, Format.FormatOutput == String {
        appendInterpolation(Text(input, format: format))
    }

    /// A date as `style` shows it: `Text("Due \(date, style: .date)")`.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
        appendInterpolation(Text(date, style: style))
    }
}

extension LabeledContent where Label == Text, Content == Text {
    /// `value` as `format` writes it, with `title` before it.
    public init<Title: StringProtocol, Format: FormatStyle>(
        _ title: Title, value: Format.FormatInput, format: Format
    ) where Format.FormatInput: Equatable, Format.FormatOutput == String {
        self.init(title) { Text(value, format: format) }
    }
}

private enum LocaleKey: EnvironmentKey { static var defaultValue: Locale? { nil } }

extension EnvironmentValues {
    /// In which language, and by which customs, the texts inside write numbers and dates: the user's, unless a view says
    /// otherwise. It concerns `Text(_:format:)` and `Text(_:style:)`.
    public var locale: Locale {
        get { ownLocale ?? .autoupdatingCurrent }
        set { self[LocaleKey.self] = newValue }
    }

    /// What a view has set; nil for the user's.
    var ownLocale: Locale? { self[LocaleKey.self] }
}
