import Glide

/// A program over the whole window, with a button that leads back.
struct ProgramPage: View {
    let program: Program
    let onBack: @MainActor () -> Void
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        VStack(spacing: 0) {
            ZStack {
                Text(program.title)
                    .font(.headline)
                HStack(spacing: 0) {
                    Button(action: onBack) {
                        HStack(spacing: 4) {
                            Image(systemName: "chevron.left")
                                .font(.body.bold())
                            Text("Gallery")
                        }
                        .padding(.horizontal, 14)
                        .frame(height: 52)
                        .contentShape(Rectangle())
                    }
                    .accessibilityLabel("Back to the gallery")
                    Spacer()
                }
            }
            .frame(height: 52)
            program.content()
                .frame(maxWidth: .infinity, maxHeight: .infinity)
        }
        .background(GalleryPalette.card(in: colorScheme))
        .clipShape(RoundedRectangle(cornerRadius: 18))
    }
}
