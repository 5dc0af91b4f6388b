/// The words of a label that is read out but not shown: those of a text, or of a `Label` with one.
@MainActor
func spokenText(of label: some View) -> String? {
    if let text = label as? Text { return text.string }
    return (label as? any TitledLabel)?.spokenTitle
}

/// A label with a title in words.
@MainActor
protocol TitledLabel {
    var spokenTitle: String? { get }
}

extension Label: TitledLabel {
    var spokenTitle: String? { spokenText(of: title) }
}
