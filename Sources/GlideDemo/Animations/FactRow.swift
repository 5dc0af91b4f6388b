import Glide

/// Numbers beside each other, each over its name.
struct FactRow: View {
    @GalleryPalette private var palette
    let facts: [AnimationSample.Fact]

    var body: some View {
        HStack(spacing: 0) {
            ForEach(facts) { fact in
                VStack(spacing: 2) {
                    Text(fact.value).font(.system(size: 15, weight: .semibold).monospacedDigit())
                    Text(fact.id).font(.caption2).foregroundStyle(palette.caption)
                }
                .frame(maxWidth: .infinity)
            }
        }
    }
}
