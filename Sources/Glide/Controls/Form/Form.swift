/// Controls in sections, as settings are laid out: rows on cards, with labels leading and controls trailing.
public struct Form<Content: View>: View {
    private let content: Content

    @Environment(\.formLook) private var look

    /// A form of `content`, each view of it a row.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// The rows.
    public var body: some View {
        switch look {
        case .grouped:
            List { content }.listStyle(.insetGrouped).environment(\.isInForm, true)
        case .columns:
            VStack(alignment: .leading, spacing: 10) { content }.environment(\.isInForm, true)
        }
    }
}

/// The look of forms. Glide has two: `grouped` and `columns`.
public protocol FormStyle: Sendable {
    /// Which of Glide's looks it is.
    var _look: _FormLook { get }
}

/// How a form lays out its rows.
public enum _FormLook: Sendable {
    case grouped, columns
}

/// Rows on cards that scroll.
public struct GroupedFormStyle: FormStyle {
    /// The style.
    public init() {}
    /// Rows on cards.
    public var _look: _FormLook { .grouped }
}

/// Rows below one another, without cards and without scrolling.
public struct ColumnsFormStyle: FormStyle {
    /// The style.
    public init() {}
    /// Rows alone.
    public var _look: _FormLook { .columns }
}

extension FormStyle where Self == GroupedFormStyle {
    /// Rows on cards that scroll.
    public static var grouped: GroupedFormStyle { GroupedFormStyle() }
    /// Rows on cards that scroll.
    public static var automatic: GroupedFormStyle { GroupedFormStyle() }
}

extension FormStyle where Self == ColumnsFormStyle {
    /// Rows below one another, without cards.
    public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

private enum FormLookKey: EnvironmentKey { static var defaultValue: _FormLook { .grouped } }
private enum IsInFormKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    var formLook: _FormLook {
        get { self[FormLookKey.self] }
        set { self[FormLookKey.self] = newValue }
    }
    /// Whether a view is a row of a form, or in one.
    var isInForm: Bool {
        get { self[IsInFormKey.self] }
        set { self[IsInFormKey.self] = newValue }
    }
}

extension View {
    /// Gives the forms inside the look of `style`.
    public func formStyle<Style: FormStyle>(_ style: Style) -> some View { environment(\.formLook, style._look) }
}
