import Glide

/// Pages with a tab bar that goes along with the finger: its capsule, the labels' colours and their kerning, and the
/// pages' own background all depend on the position of the pages, which is a real number.
struct FollowingPages: View {
    @State private var selection = 0
    @State private var position = 0.0
    private let places = Place.all

    var body: some View {
        VStack(spacing: 0) {
            FollowingTabBar(titles: places.map(\.name), position: position, tint: Place.color(at: position)) { index in
                withAnimation(.spring(response: 0.4, dampingFraction: 0.85)) { selection = index }
            }
            .padding(.horizontal, 12)
            .padding(.vertical, 8)

            TabView(selection: $selection) {
                ForEach(0..<places.count, id: \.self) { index in
                    PlacePage(place: places[index], distance: position - Double(index))
                }
            }
            .tabViewStyle(.page)
            .background(Place.color(at: position).opacity(0.14))
            .onTabPositionChange { position = $0 }
        }
    }
}

/// Labels beside one another, and a capsule behind them at `position`.
struct FollowingTabBar: View {
    @GalleryPalette private var palette
    let titles: [String]
    /// The place of the pages: 1.5 is half-way between the second and the third label.
    let position: Double
    let tint: Color
    let select: @MainActor (Int) -> Void

    static let height = 40.0

    @Environment(\.colorScheme) private var scheme

    /// The grey of a label beside which the pages are: it can be read in the capsule's neighbourhood, light or dark.
    private var rest: Double {
        if palette.isStrong { return scheme == .dark ? 0.8 : 0.3 }
        return scheme == .dark ? 0.62 : 0.43
    }

    var body: some View {
        GeometryReader { proxy in
            let cell = proxy.size.width / Double(max(1, titles.count))
            ZStack {
                FollowingCapsule(position: position, count: titles.count)
                    .fill(tint)
                    .overlay { FollowingCapsule(position: position, count: titles.count).fill(palette.shade) }
                    .flipsForRightToLeftLayoutDirection(true)
                HStack(spacing: 0) {
                    ForEach(0..<titles.count, id: \.self) { index in
                        let nearness = max(0, 1 - abs(position - Double(index)))
                        Text(titles[index])
                            .font(.subheadline.weight(.semibold))
                            .kerning(2 * nearness)
                            // Kerning follows the last letter too: half of it puts the word back into the middle.
                            .offset(x: nearness)
                            .foregroundStyle(Color(white: rest + (1 - rest) * nearness))
                            .dynamicTypeSize(...DynamicTypeSize.xLarge)
                            .frame(width: cell, height: Self.height)
                            .contentShape(Rectangle())
                            .onTapGesture { select(index) }
                            .accessibilityAddTraits(.isButton)
                    }
                }
            }
        }
        .frame(height: Self.height)
    }
}

/// A capsule in one of `count` equal cells, or between two: it stretches on its way, and is pressed together beyond the
/// ends.
struct FollowingCapsule: Shape {
    var position: Double
    let count: Int

    func path(in rect: Rect) -> Path {
        let cell = rect.width / Double(max(1, count))
        let last = Double(max(0, count - 1))
        let place = min(max(position, 0), last)
        let share = place - place.rounded(.down)
        let inset = 3.0
        var left = rect.minX + cell * place + inset - cell * 0.2 * share * (1 - share) * 4
        var right = rect.minX + cell * (place + 1) - inset + cell * 0.2 * share * (1 - share) * 4
        // Beyond an end half a cell is pressed together per page.
        left += max(0, position - last) * cell / 2
        right -= max(0, -position) * cell / 2
        let height = rect.height - 4
        let box = Rect(x: left, y: rect.midY - height / 2, width: max(height, right - left), height: height)
        return Path(roundedRect: box, cornerRadius: height / 2)
    }
}

/// A page: a symbol that lags behind, and a name.
struct PlacePage: View {
    @GalleryPalette private var palette
    let place: Place
    /// From the page to what is shown, in pages.
    let distance: Double

    var body: some View {
        VStack(spacing: 16) {
            Image(systemName: place.symbol)
                .font(.system(size: 84))
                .foregroundStyle(place.color.gradient)
                .offset(x: distance * 90)
                .rotationEffect(.degrees(distance * 18))
            Text(place.name)
                .font(.title.bold())
            Text(place.line)
                .font(.body)
                .foregroundStyle(palette.caption)
        }
        .opacity(max(0, 1 - abs(distance) * 0.7))
    }
}

/// Somewhere to go.
struct Place {
    let name: String
    let line: String
    let symbol: String
    /// Red, green and blue, 0…1.
    let parts: (Double, Double, Double)

    var color: Color { Color(red: parts.0, green: parts.1, blue: parts.2) }

    static let all = [
        Place(name: "Coast", line: "Wind from the west", symbol: "safari.fill", parts: (0.0, 0.42, 0.8)),
        Place(name: "Forest", line: "Rain until noon", symbol: "leaf.fill", parts: (0.08, 0.46, 0.22)),
        Place(name: "Dunes", line: "Clear and hot", symbol: "sun.max.fill", parts: (0.7, 0.35, 0.02)),
        Place(name: "Night", line: "Stars after ten", symbol: "moon.fill", parts: (0.42, 0.3, 0.78)),
    ]

    /// The colour at a place between two pages.
    static func color(at position: Double) -> Color {
        let place = min(max(position, 0), Double(all.count - 1))
        let first = min(Int(place), all.count - 1)
        let (from, to) = (all[first].parts, all[min(first + 1, all.count - 1)].parts)
        let share = place - Double(first)
        func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * share }
        return Color(red: mix(from.0, to.0), green: mix(from.1, to.1), blue: mix(from.2, to.2))
    }
}
