/// How progress is shown.
@MainActor
public protocol ProgressViewStyle {
    /// The type of the look.
    associatedtype Body: View
    /// What a progress view is made of.
    typealias Configuration = ProgressViewStyleConfiguration
    /// The look of the progress that `configuration` describes.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a progress view is made of.
public struct ProgressViewStyleConfiguration {
    /// What goes on.
    public struct Label: View {
        let content: AnyView

        /// The label.
        public var body: some View { content }
    }

    /// How far it has come, in words.
    public struct CurrentValueLabel: View {
        let content: AnyView

        /// The label.
        public var body: some View { content }
    }

    /// How far it has come, 0…1; nil where nobody knows.
    public let fractionCompleted: Double?
    /// What goes on.
    public let label: Label?
    /// How far it has come, in words.
    public let currentValueLabel: CurrentValueLabel?
}

/// A bar where it is known how far something has come, else a spinner.
public struct DefaultProgressViewStyle: ProgressViewStyle {
    /// The style.
    public init() {}

    /// The bar or the spinner.
    public func makeBody(configuration: Configuration) -> some View {
        if configuration.fractionCompleted == nil {
            CircularProgressViewStyle().makeBody(configuration: configuration)
        } else {
            LinearProgressViewStyle().makeBody(configuration: configuration)
        }
    }
}

/// A bar that fills.
public struct LinearProgressViewStyle: ProgressViewStyle {
    private let tint: Color?

    /// The style, in the tint of the surroundings.
    public init() { tint = nil }

    /// The style, in the colour `tint`.
    public init(tint: Color) { self.tint = tint }

    /// The label, the bar and the value in words, below one another.
    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 6) {
            configuration.label
            ProgressBar(fraction: configuration.fractionCompleted).overridingTint(tint)
            configuration.currentValueLabel.font(.footnote).foregroundStyle(LegibleText.secondary)
        }
    }
}

/// A ring that closes, or a spinner.
public struct CircularProgressViewStyle: ProgressViewStyle {
    private let tint: Color?

    /// The style, in the tint of the surroundings.
    public init() { tint = nil }

    /// The style, in the colour `tint`.
    public init(tint: Color) { self.tint = tint }

    /// The ring, with the labels below.
    public func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 8) {
            Group {
                if let fraction = configuration.fractionCompleted {
                    ProgressRing(fraction: fraction)
                } else {
                    ProgressSpinner()
                }
            }
            .overridingTint(tint)
            configuration.label.font(.footnote).foregroundStyle(LegibleText.secondary)
            configuration.currentValueLabel.font(.footnote).foregroundStyle(LegibleText.secondary)
        }
    }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    /// A bar where it is known how far something has come, else a spinner.
    public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
    /// A bar that fills.
    public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
    /// A ring that closes, or a spinner.
    public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

private enum ProgressViewStyleKey: EnvironmentKey {
    static var defaultValue: any ProgressViewStyle { assumeMainActor { DefaultProgressViewStyle() } }
}

extension EnvironmentValues {
    var progressViewStyle: any ProgressViewStyle {
        get { self[ProgressViewStyleKey.self] }
        set { self[ProgressViewStyleKey.self] = newValue }
    }
}

extension View {
    /// Gives the view `tint`, or leaves it that of the surroundings.
    fileprivate func overridingTint(_ tint: Color?) -> some View {
        transformEnvironment(\.tint) { if let tint { $0 = tint } }
    }

    /// Shows the progress views inside as `style` says.
    public func progressViewStyle<Style: ProgressViewStyle>(_ style: Style) -> some View {
        environment(\.progressViewStyle, style)
    }
}
