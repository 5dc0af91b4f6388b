/// Why the content of views is not to be read.
public struct RedactionReasons: OptionSet, Hashable, Sendable {
    /// The reasons as bits.
    public let rawValue: Int

    /// The reasons with these bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The content only stands for what is to come: texts are bars, images are plain shapes.
    public static let placeholder = RedactionReasons(rawValue: 1 << 0)
    /// Somebody else might look: what is marked by `privacySensitive(_:)` is hidden, everything else is as it is.
    public static let privacy = RedactionReasons(rawValue: 1 << 1)
    /// The content is out of date and about to be replaced: what is marked by `invalidatableContent(_:)` is shown weaker.
    public static let invalidated = RedactionReasons(rawValue: 1 << 2)
}

private enum RedactionReasonsKey: EnvironmentKey { static var defaultValue: RedactionReasons { [] } }
private enum PrivacySensitiveKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Why the content of views is not to be read; empty where it is. Texts and images follow it by themselves, a view
    /// of one's own may do so in its way.
    public var redactionReasons: RedactionReasons {
        get { self[RedactionReasonsKey.self] }
        set { self[RedactionReasonsKey.self] = newValue }
    }

    /// Whether the content is for its owner's eyes only.
    var isPrivacySensitive: Bool {
        get { self[PrivacySensitiveKey.self] }
        set { self[PrivacySensitiveKey.self] = newValue }
    }

    /// Whether texts and images are shown as shapes that say nothing.
    var isRedacted: Bool {
        let reasons = redactionReasons
        if reasons.isEmpty { return false }
        return reasons.contains(.placeholder) || reasons.contains(.privacy) && isPrivacySensitive
    }
}

extension View {
    /// Hides what the view says, for `reason` beside those of the views around it.
    ///
    /// Of a text a bar is left in the place of each line, of an image a plain shape as large; both keep their colour,
    /// much weaker. Layout, shapes and what can be pressed stay, and what is hidden is not read to anybody either. A
    /// change with an animation fades from the one to the other.
    public func redacted(reason: RedactionReasons) -> some View {
        EnvironmentModified(content: self) { $0.redactionReasons.formUnion(reason) }
    }

    /// Shows the view as it is, whatever the views around it say.
    public func unredacted() -> some View {
        environment(\.redactionReasons, [])
    }

    /// Marks what the view says as private: it is hidden where the reason `.privacy` is given.
    public func privacySensitive(_ sensitive: Bool = true) -> some View {
        environment(\.isPrivacySensitive, sensitive)
    }

    /// Marks the view as one whose content may be out of date: it is shown weaker where the reason `.invalidated` is given.
    public func invalidatableContent(_ invalidatable: Bool = true) -> some View {
        modifier(InvalidatableContent(isInvalidatable: invalidatable))
    }
}

/// Shows its content weaker while it is out of date.
private struct InvalidatableContent: ViewModifier {
    let isInvalidatable: Bool

    @Environment(\.redactionReasons) private var reasons

    func body(content: Content) -> some View {
        content.opacity(isInvalidatable && reasons.contains(.invalidated) ? 0.45 : 1)
    }
}
