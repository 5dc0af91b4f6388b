import Glide

/// A program as a small card: its curve or symbol, and its title.
struct ProgramTile: View {
    @GalleryPalette private var palette
    /// Of the part above the title, with the room around both.
    static let headHeight = 72.0
    /// Of two lines of the title, where texts are as large as usual.
    static let titleHeight = 32.0

    let program: Program

    var body: some View {
        VStack(spacing: 8) {
            if let curve = program.curve {
                let range = (curve.range.lowerBound - 0.1)...(curve.range.upperBound + 0.1)
                CurveShape(curve: curve, range: range)
                    .stroke(program.tint, style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
                    .frame(height: 40)
            } else {
                ProgramIcon(program: program, side: 40)
            }
            Text(program.title)
                .font(.caption)
                .lineLimit(2)
                .multilineTextAlignment(.center)
        }
        .padding(.horizontal, 12)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(palette.card)
        .overlay { RoundedRectangle(cornerRadius: 18).strokeBorder(palette.edge, lineWidth: 1) }
        .clipShape(RoundedRectangle(cornerRadius: 18))
        .accessibilityLabel(program.title)
        .accessibilityHint(program.summary)
    }
}
