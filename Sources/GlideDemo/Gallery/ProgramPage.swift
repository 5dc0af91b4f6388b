import Glide

/// A program over the whole window, with a button that leads back.
struct ProgramPage: View {
    @GalleryPalette private var palette
    let program: Program
    let onBack: @MainActor () -> Void
    @Environment(\.layoutDirection) private var direction
    @Environment(\.dynamicTypeSize) private var size

    var body: some View {
        VStack(spacing: 0) {
            ZStack {
                Text(program.title)
                    .font(.headline)
                HStack(spacing: 0) {
                    Button(action: onBack) {
                        HStack(spacing: 4) {
                            Image(systemName: direction == .leftToRight ? "chevron.left" : "chevron.right")
                                .font(.body.bold())
                            // Larger letters leave no room for the word beside the title.
                            if size <= .large { Text("Gallery") }
                        }
                        .padding(.horizontal, 14)
                        .frame(height: 52)
                        .contentShape(Rectangle())
                    }
                    .keyboardShortcut(.cancelAction)
                    .accessibilityLabel("Back to the gallery")
                    Spacer()
                }
            }
            .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
            .frame(height: 52)
            program.content()
                .frame(maxWidth: .infinity, maxHeight: .infinity)
        }
        .background(palette.card)
        .clipShape(RoundedRectangle(cornerRadius: 18))
        .accessibilityAddTraits(.isModal)
    }
}
