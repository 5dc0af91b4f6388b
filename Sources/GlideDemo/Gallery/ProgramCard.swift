import Glide

/// A program in the list: its symbol, its title, and what it shows.
struct ProgramCard: View {
    @GalleryPalette private var palette
    let program: Program
    @Environment(\.layoutDirection) private var direction

    var body: some View {
        HStack(spacing: 14) {
            ProgramIcon(program: program, side: 44)
            VStack(alignment: .leading, spacing: 3) {
                Text(program.title)
                    .font(.headline)
                Text(program.summary)
                    .font(.footnote)
                    .foregroundStyle(palette.caption)
            }
            Spacer(minLength: 8)
            Image(systemName: direction == .leftToRight ? "chevron.right" : "chevron.left")
                .font(.footnote.bold())
                .foregroundStyle(.tertiary)
        }
        .padding(.horizontal, 14)
        .padding(.vertical, 12)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(palette.card)
        .overlay { RoundedRectangle(cornerRadius: 18).strokeBorder(palette.edge, lineWidth: 1) }
        .clipShape(RoundedRectangle(cornerRadius: 18))
        .accessibilityLabel(program.title)
        .accessibilityHint(program.summary)
    }
}
