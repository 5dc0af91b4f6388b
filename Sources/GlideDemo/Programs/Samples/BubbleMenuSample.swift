import Glide

/// A tab bar whose middle button throws bubbles in an arc; the chosen tab gets a bubble that hops to it.
struct BubbleMenuSample: View {
    enum Tab: String, CaseIterable, Identifiable {
        case home = "house.fill"
        case search = "magnifyingglass"
        case alerts = "bell.fill"
        case profile = "person.fill"

        var id: String { rawValue }
        var color: Color {
            switch self {
            case .home: .blue
            case .search: .teal
            case .alerts: .orange
            case .profile: .purple
            }
        }
    }

    @State private var selected: Tab = .home
    @State private var isOpen = false
    @Namespace private var bar

    private let bubbles = ["camera.fill", "doc.text.fill", "link"]

    var body: some View {
        ZStack {
            selected.color.opacity(0.15)
                .ignoresSafeArea()
                .animation(.easeInOut(duration: 0.4), value: selected)

            Image(systemName: selected.rawValue)
                .font(.system(size: 90))
                .foregroundStyle(selected.color)
                .transition(.scale(scale: 0.3).combined(with: .opacity))
                .id(selected)

            VStack {
                Spacer()
                ZStack {
                    ForEach(bubbles.indices, id: \.self) { index in
                        bubble(index)
                    }
                    tabBar
                }
            }
            .padding(20)
        }
    }

    private var tabBar: some View {
        HStack(spacing: 0) {
            tabItem(.home)
            tabItem(.search)
            Button {
                withAnimation(.spring(response: 0.42, dampingFraction: 0.6)) { isOpen.toggle() }
            } label: {
                Image(systemName: "plus")
                    .font(.system(size: 22, weight: .bold))
                    .foregroundStyle(.white)
                    .rotationEffect(Angle(degrees: isOpen ? 225 : 0))
                    .frame(width: 58, height: 58)
                    .background(
                        Circle().fill(selected.color).shadow(color: selected.color.opacity(0.5), radius: 10, y: 5))
            }
            .buttonStyle(.plain)
            .offset(y: -16)
            .frame(maxWidth: .infinity)
            tabItem(.alerts)
            tabItem(.profile)
        }
        .padding(.horizontal, 8)
        .frame(height: 72)
        .background(
            RoundedRectangle(cornerRadius: 30, style: .continuous)
                .fill(Color.white)
                .shadow(color: .black.opacity(0.12), radius: 18, y: 8)
        )
    }

    private func tabItem(_ tab: Tab) -> some View {
        Image(systemName: tab.rawValue)
            .font(.system(size: 20, weight: .semibold))
            .foregroundStyle(selected == tab ? tab.color : Color.gray.opacity(0.7))
            .scaleEffect(selected == tab ? 1.15 : 1)
            .frame(width: 46, height: 46)
            .background {
                if selected == tab {
                    Circle()
                        .fill(tab.color.opacity(0.16))
                        .matchedGeometryEffect(id: "bubble", in: bar)
                }
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .contentShape(Rectangle())
            .onTapGesture {
                withAnimation(.spring(response: 0.4, dampingFraction: 0.65)) { selected = tab }
            }
    }

    private func bubble(_ index: Int) -> some View {
        let angle = Angle.degrees(-150 + Double(index) * 60)
        let distance: CGFloat = isOpen ? 96 : 0
        return Button {
            withAnimation(.spring(response: 0.35, dampingFraction: 0.75)) { isOpen = false }
        } label: {
            Image(systemName: bubbles[index])
                .font(.system(size: 18, weight: .semibold))
                .foregroundStyle(selected.color)
                .frame(width: 50, height: 50)
                .background(Circle().fill(Color.white).shadow(color: .black.opacity(0.15), radius: 8, y: 4))
        }
        .buttonStyle(.plain)
        .scaleEffect(isOpen ? 1 : 0.2)
        .offset(x: distance * cos(angle.radians), y: -16 + distance * sin(angle.radians))
        .opacity(isOpen ? 1 : 0)
        .animation(.spring(response: 0.45, dampingFraction: 0.62).delay(Double(index) * 0.05), value: isOpen)
    }
}
