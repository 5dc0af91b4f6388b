import Glide

/// Pictures of some months in as many columns as fit; the months stay in view.
struct PhotoWall: View {
    private static let months = ["June", "July", "August", "September", "October", "November"]

    var body: some View {
        ScrollView {
            LazyVGrid(
                columns: [GridItem(.adaptive(minimum: 92), spacing: 3)], spacing: 3, pinnedViews: .sectionHeaders
            ) {
                ForEach(Array(Self.months.enumerated()), id: \.offset) { index, month in
                    Section {
                        ForEach(0..<(400 + index * 37), id: \.self) { number in
                            PhotoTile(number: index * 1_000 + number)
                        }
                    } header: {
                        MonthHeader(month: month)
                    }
                }
            }
        }
    }
}

/// The name of a month on a band.
struct MonthHeader: View {
    @GalleryPalette private var palette
    let month: String

    var body: some View {
        Text(month)
            .font(.title3.bold())
            .padding(.horizontal, 12)
            .padding(.vertical, 8)
            .frame(maxWidth: .infinity, alignment: .leading)
            .background(palette.card.opacity(0.92))
    }
}

/// A picture: a sky, a sun, a hill.
struct PhotoTile: View {
    let number: Int

    private static let skies: [Color] = [.blue, .teal, .orange, .pink, .indigo, .mint]
    private static let hills: [Color] = [.green, .brown, .purple, .gray]

    var body: some View {
        Rectangle()
            .fill(Self.skies[number % Self.skies.count].gradient)
            .overlay {
                Circle()
                    .fill(.yellow)
                    .frame(width: 22, height: 22)
                    .offset(x: Double(number * 37 % 60) - 30, y: -20)
            }
            .overlay(alignment: .bottom) {
                Ellipse()
                    .fill(Self.hills[number / 3 % Self.hills.count].gradient)
                    .frame(width: 130, height: 56)
                    .offset(x: Double(number * 53 % 80) - 40, y: 22)
            }
            .aspectRatio(1, contentMode: .fit)
            .clipped()
    }
}
