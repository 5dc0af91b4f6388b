/// Words beside the pointer when it has stayed over a view for a while.
private struct HelpModifier: ViewModifier {
    let text: Text

    @State private var isOver = false
    @State private var isShown = false

    func body(content: Content) -> some View {
        content
            .onHover { isInside in
                isOver = isInside
                if !isInside { isShown = false }
            }
            .task(id: isOver) {
                guard isOver else { return }
                // As long as the pointer has to rest on desktops: half a second.
                try? await Task.sleep(for: .milliseconds(500))
                if !Task.isCancelled { isShown = isOver }
            }
            .overlay(alignment: .bottom) {
                if isShown {
                    HelpTag(text: text)
                        .fixedSize()
                        .alignmentGuide(.bottom) { $0[.top] - 6 }
                        .transition(.opacity)
                        .allowsHitTesting(false)
                        .zIndex(1)
                }
            }
            .zIndex(isShown ? 1 : 0)
            .animation(.easeOut(duration: 0.15), value: isShown)
            .accessibilityHint(text.string)
    }
}

/// The tag with the words.
private struct HelpTag: View {
    let text: Text

    var body: some View {
        text
            .font(.caption)
            .foregroundStyle(.white)
            .padding(.horizontal, 8)
            .padding(.vertical, 4)
            .background(Color(white: 0.2), in: RoundedRectangle(cornerRadius: 6))
    }
}

extension View {
    /// Shows `text` below the view when the pointer rests on it, and gives it to screen readers as a hint.
    public func help<Content: StringProtocol>(_ text: Content) -> some View {
        modifier(HelpModifier(text: Text(text)))
    }

    /// Shows `text` below the view when the pointer rests on it, and gives it to screen readers as a hint.
    public func help(_ text: Text) -> some View {
        modifier(HelpModifier(text: text))
    }
}
