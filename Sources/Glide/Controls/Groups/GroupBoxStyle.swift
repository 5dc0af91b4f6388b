/// How a group box looks.
@MainActor
public protocol GroupBoxStyle {
    /// The type of the look.
    associatedtype Body: View
    /// What a group box is made of.
    typealias Configuration = GroupBoxStyleConfiguration
    /// The look of the box that `configuration` describes.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a group box is made of.
public struct GroupBoxStyleConfiguration {
    /// What stands at its head.
    public struct Label: View {
        let content: AnyView
        let isEmpty: Bool

        /// The label.
        public var body: some View { content }
    }

    /// What it holds.
    public struct Content: View {
        let content: AnyView

        /// The content.
        public var body: some View { content }
    }

    /// What stands at its head.
    public let label: Label
    /// What it holds.
    public let content: Content
}

/// A card with round corners, its label in bold above its content. A box within a box is a step darker.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
    /// The style.
    public init() {}

    /// The card.
    public func makeBody(configuration: Configuration) -> some View {
        GroupBoxCard(configuration: configuration)
    }
}

private struct GroupBoxCard: View {
    let configuration: GroupBoxStyleConfiguration

    @Environment(\.groupBoxDepth) private var depth

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            if !configuration.label.isEmpty { configuration.label.font(.headline) }
            configuration.content
                .frame(maxWidth: .infinity)
                .environment(\.groupBoxDepth, depth + 1)
        }
        .padding(16)
        .background(Color(depth.isMultiple(of: 2) ? .gray6 : .gray5), in: RoundedRectangle(cornerRadius: 10))
    }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
    /// A card with round corners.
    public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

private enum GroupBoxStyleKey: EnvironmentKey {
    static var defaultValue: any GroupBoxStyle { assumeMainActor { DefaultGroupBoxStyle() } }
}
private enum GroupBoxDepthKey: EnvironmentKey { static var defaultValue: Int { 0 } }

extension EnvironmentValues {
    var groupBoxStyle: any GroupBoxStyle {
        get { self[GroupBoxStyleKey.self] }
        set { self[GroupBoxStyleKey.self] = newValue }
    }
    /// How many group boxes are around.
    var groupBoxDepth: Int {
        get { self[GroupBoxDepthKey.self] }
        set { self[GroupBoxDepthKey.self] = newValue }
    }
}

extension View {
    /// Shows the group boxes inside as `style` says.
    public func groupBoxStyle<Style: GroupBoxStyle>(_ style: Style) -> some View {
        environment(\.groupBoxStyle, style)
    }
}
