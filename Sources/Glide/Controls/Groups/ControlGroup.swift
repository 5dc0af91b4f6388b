/// Controls that belong together, side by side on one ground.
public struct ControlGroup<Content: View>: View {
    private let label: AnyView?
    private let content: Content

    @Environment(\.areLabelsHidden) private var areLabelsHidden

    private init(_ label: AnyView?, _ content: Content) {
        self.label = label
        self.content = content
    }

    /// The controls of `content`.
    public init(@ViewBuilder content: () -> Content) {
        self.init(nil, content())
    }

    /// The controls of `content`, with `label` before them.
    public init<Label: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(AnyView(label()), content())
    }

    /// The controls of `content`, with `title` before them.
    public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
        self.init(AnyView(Text(title)), content())
    }

    /// The controls.
    public var body: some View {
        HStack {
            if let label, !areLabelsHidden { label }
            HStack(spacing: 1) { content }
                .buttonStyle(SegmentButtonStyle())
                .clipShape(RoundedRectangle(cornerRadius: 8))
        }
        .accessibilityElement(children: .contain)
    }
}

/// A button that is a piece of a group: its ground is cut off by the group.
private struct SegmentButtonStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        Segment(configuration: configuration)
    }

    private struct Segment: View {
        let configuration: ButtonStyleConfiguration

        @Environment(\.isEnabled) private var isEnabled
        @Environment(\.controlSize) private var size
        @Environment(\.colors) private var colors
        @Environment(\.tint) private var tint

        private var color: Color { configuration.role == .destructive ? .red : tint ?? .accentColor }
        private var veil: Double { colors.scheme == .dark ? 0.24 : 0.15 }

        var body: some View {
            configuration.label
                .font(size.buttonFont)
                .foregroundStyle(isEnabled ? Legibility.text(in: color, colors, over: veil) : .tertiary)
                .padding(.horizontal, size.buttonMargin)
                .padding(.vertical, 3)
                .frame(minWidth: size.buttonHeight, minHeight: size.buttonHeight)
                .background(
                    isEnabled
                        ? color.opacity(veil + (configuration.isPressed ? 0.16 : 0)) : ControlPalette.track(in: colors))
        }
    }
}
