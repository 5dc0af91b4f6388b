import Glide

/// What an app writes, and a sentence about it.
struct CodeLabel: View {
    @GalleryPalette private var palette
    let code: String
    let note: String

    var body: some View {
        VStack(spacing: 8) {
            Text(code)
                .font(.system(size: 11, weight: .medium, design: .monospaced))
                .padding(.horizontal, 12)
                .padding(.vertical, 8)
                .background(RoundedRectangle(cornerRadius: 10).fill(palette.ground))
            Text(note)
                .font(.footnote)
                .foregroundStyle(palette.caption)
                .multilineTextAlignment(.center)
        }
    }
}
