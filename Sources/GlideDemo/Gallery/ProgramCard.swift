import Glide

/// A program in the list: its symbol, its title, and what it shows.
struct ProgramCard: View {
    let program: Program
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
        .padding(.horizontal, 14)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(GalleryPalette.card(in: colorScheme))
        .clipShape(RoundedRectangle(cornerRadius: 18))
        .accessibilityLabel(program.title)
        .accessibilityHint(program.summary)
    }
}
