import Glide

/// Four things that go from one look to another with the value: a place, a size, a turn and a colour.
struct MovedThings: View {
    @GalleryPalette private var palette
    let value: Double
    let tint: Color

    var body: some View {
        HStack(spacing: 10) {
            cell("Place") {
                RoundedRectangle(cornerRadius: 5).fill(tint.gradient)
                    .frame(width: 20, height: 20)
                    .offset(x: -20 + 40 * value)
            }
            cell("Size") {
                Circle().fill(tint.gradient).frame(width: 14 + 26 * value, height: 14 + 26 * value)
            }
            cell("Turn") {
                RoundedRectangle(cornerRadius: 5).fill(tint.gradient)
                    .frame(width: 38, height: 10)
                    .rotationEffect(.degrees(-45 + 90 * value))
            }
            cell("Look") {
                RoundedRectangle(cornerRadius: 3 + 13 * value)
                    .fill(value > 0.5 ? tint : Color.primary.opacity(0.25))
                    .frame(width: 32, height: 32)
            }
        }
    }

    private func cell(_ name: String, @ViewBuilder content: () -> some View) -> some View {
        VStack(spacing: 4) {
            ZStack { content() }
                .frame(maxWidth: .infinity)
                .frame(height: 56)
                .background(RoundedRectangle(cornerRadius: 12).fill(palette.ground))
            Text(name).font(.caption2).foregroundStyle(palette.caption)
        }
    }
}
