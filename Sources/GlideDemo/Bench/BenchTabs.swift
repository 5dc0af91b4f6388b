import Glide

/// A row of labels with a capsule below the active one, which changes every 700 ms; only the capsule moves.
struct BenchTabs: View {
    let switches: Bool
    @State private var active = 0
    @Namespace private var namespace
    private let tabs = ["Home", "Explore", "Trending", "Profile"]

    var body: some View {
        ZStack(alignment: .top) {
            HStack(spacing: 20) {
                ForEach(tabs.indices, id: \.self) { index in
                    VStack(spacing: 6) {
                        Text(tabs[index])
                            .font(.bench(17).bold())
                            .foregroundStyle(index == active ? Color.benchBlue : .benchInk)
                        Color.clear
                            .frame(height: 3)
                            .matchedGeometryEffect(id: index, in: namespace)
                    }
                }
            }
            .fixedSize()
            .padding(.top, 24)
            VStack(spacing: 12) {
                Text(tabs[active].prefix(1))
                    .font(.bench(60).bold())
                    .foregroundStyle(Color.benchBlue)
                Text(tabs[active])
                    .font(.bench(22))
                    .foregroundStyle(Color.benchInk)
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            Capsule()
                .fill(Color.benchBlue)
                .matchedGeometryEffect(id: active, in: namespace, isSource: false)
                .animation(.spring(response: 0.3, dampingFraction: 0.7), value: active)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(Color.white)
        .task {
            guard switches else { return }
            await Beat.every(.milliseconds(700)) { active = (active + 1) % tabs.count }
        }
    }
}
