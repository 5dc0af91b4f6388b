import Glide

/// A program in the list: its symbol, its title, and what it shows.
struct ProgramCard: View {
    let program: Program
    let namespace: Namespace.ID
    /// Whether the card has become a page; its place stays empty then.
    let isOpened: Bool
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        HStack(spacing: 14) {
            ProgramIcon(program: program, side: 44)
            VStack(alignment: .leading, spacing: 3) {
                Text(program.title)
                    .font(.headline)
                Text(program.summary)
                    .font(.footnote)
                    .foregroundStyle(.secondary)
            }
            Spacer(minLength: 8)
            Image(systemName: "chevron.right")
                .font(.footnote.bold())
                .foregroundStyle(.tertiary)
        }
        .padding(14)
        .background {
            if isOpened {
                Color.clear
            } else {
                RoundedRectangle(cornerRadius: 18)
                    .fill(GalleryPalette.card(in: colorScheme))
                    .matchedGeometryEffect(id: program.name, in: namespace)
            }
        }
        .contentShape(Rectangle())
        .accessibilityAddTraits(.isButton)
        .accessibilityLabel(program.title)
        .accessibilityHint(program.summary)
    }
}
