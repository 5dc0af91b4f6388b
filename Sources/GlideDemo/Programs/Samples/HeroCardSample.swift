import Glide

struct HeroPlace: Identifiable, Equatable {
    let id: Int
    let name: String
    let country: String
    let symbol: String
    let colors: [Color]
    let text: String
}

let heroPlaces = [
    HeroPlace(
        id: 0, name: "Lofoten", country: "Norway", symbol: "snowflake", colors: [.cyan, .blue],
        text: "Red cabins on stilts, peaks that rise straight out of the sea, and in winter a sky that glows green."),
    HeroPlace(
        id: 1, name: "Kyoto", country: "Japan", symbol: "leaf.fill", colors: [.orange, .pink],
        text: "Gardens raked every morning, lanes lit by paper lanterns, and maples that turn in November."),
    HeroPlace(
        id: 2, name: "Atacama", country: "Chile", symbol: "moon.fill", colors: [.indigo, .purple],
        text: "The driest place on earth has the clearest nights. Bring a blanket, lie down, and look up."),
]

/// A list of cards; one that is tapped grows into a page, and can be dragged down to close it.
struct HeroCardSample: View {
    @Namespace private var hero
    @State private var selected: HeroPlace?
    @State private var drag: CGSize = .zero

    var body: some View {
        ZStack {
            ScrollView(showsIndicators: false) {
                VStack(alignment: .leading, spacing: 20) {
                    Text("Places")
                        .font(.largeTitle.weight(.bold))
                        .padding(.top, 12)
                    ForEach(heroPlaces) { place in
                        if selected != place {
                            card(place)
                                .onTapGesture { open(place) }
                        } else {
                            Color.clear.frame(height: 170)
                        }
                    }
                }
                .padding(.horizontal, 20)
                .padding(.bottom, 20)
            }
            .opacity(selected == nil ? 1 : 0.25)

            if let place = selected {
                detail(place)
                    .scaleEffect(1 - min(max(drag.height, 0) / 1200, 0.15))
                    .offset(y: max(drag.height, 0))
                    .gesture(dismissal)
                    .zIndex(1)
            }
        }
    }

    private var dismissal: some Gesture {
        DragGesture()
            .onChanged { drag = $0.translation }
            .onEnded { value in
                withAnimation(.spring(response: 0.45, dampingFraction: 0.82)) {
                    if value.translation.height > 90 { selected = nil }
                    drag = .zero
                }
            }
    }

    private func open(_ place: HeroPlace) {
        withAnimation(.spring(response: 0.5, dampingFraction: 0.8)) {
            selected = place
        }
    }

    private func card(_ place: HeroPlace) -> some View {
        ZStack(alignment: .bottomLeading) {
            artwork(place, corner: 24)
            title(place)
                .padding(20)
        }
        .frame(height: 170)
    }

    private func detail(_ place: HeroPlace) -> some View {
        VStack(alignment: .leading, spacing: 0) {
            ZStack(alignment: .bottomLeading) {
                artwork(place, corner: 32)
                title(place)
                    .padding(24)
            }
            .frame(height: 300)
            .overlay(alignment: .topTrailing) {
                Button {
                    withAnimation(.spring(response: 0.45, dampingFraction: 0.82)) { selected = nil }
                } label: {
                    Image(systemName: "xmark")
                        .font(.system(size: 14, weight: .bold))
                        .foregroundStyle(.white)
                        .frame(width: 36, height: 36)
                        .background(Circle().fill(Color.black.opacity(0.25)))
                }
                .buttonStyle(PlainButtonStyle())
                .padding(18)
            }
            VStack(alignment: .leading, spacing: 12) {
                Text("About")
                    .font(.headline)
                Text(place.text)
                    .foregroundStyle(.secondary)
                    .lineSpacing(4)
                    .fixedSize(horizontal: false, vertical: true)
            }
            .padding(24)
            .transition(.opacity.combined(with: .move(edge: .bottom)))
            Spacer(minLength: 0)
        }
        .background(
            RoundedRectangle(cornerRadius: 32, style: .continuous)
                .fill(.background)
                .shadow(color: .black.opacity(0.18), radius: 30, y: 12)
                .matchedGeometryEffect(id: "back\(place.id)", in: hero)
        )
        .padding(12)
    }

    private func artwork(_ place: HeroPlace, corner: CGFloat) -> some View {
        RoundedRectangle(cornerRadius: corner, style: .continuous)
            .fill(LinearGradient(colors: place.colors, startPoint: .topLeading, endPoint: .bottomTrailing))
            .overlay(alignment: .topTrailing) {
                Image(systemName: place.symbol)
                    .font(.system(size: 84))
                    .foregroundStyle(.white.opacity(0.28))
                    .padding(24)
            }
            .matchedGeometryEffect(id: "art\(place.id)", in: hero)
    }

    private func title(_ place: HeroPlace) -> some View {
        VStack(alignment: .leading, spacing: 2) {
            Text(place.country.uppercased())
                .font(.caption.weight(.semibold))
                .tracking(1.5)
                .opacity(0.8)
            Text(place.name)
                .font(.title.bold())
        }
        .foregroundStyle(.white)
        .matchedGeometryEffect(id: "title\(place.id)", in: hero, properties: .position)
    }
}
