import Glide

/// Three pages that are swiped; the background blends, the dots stretch, the button becomes "Start".
struct OnboardingSample: View {
    private struct Page: Identifiable {
        let id: Int
        let symbol: String
        let title: String
        let text: String
        let color: Color
    }

    private let pages = [
        Page(
            id: 0, symbol: "paperplane.fill", title: "Plan together",
            text: "Gather ideas for your next trip and vote on them.", color: .blue),
        Page(
            id: 1, symbol: "map.fill", title: "Find your way", text: "Maps work offline, even up on the mountain.",
            color: .teal),
        Page(
            id: 2, symbol: "heart.fill", title: "Keep the best", text: "Photos and notes become a diary by themselves.",
            color: .pink),
    ]

    @State private var current = 0
    @GestureState private var translation: CGFloat = 0

    var body: some View {
        GeometryReader { geometry in
            let width = geometry.size.width
            VStack(spacing: 0) {
                HStack {
                    Spacer()
                    Button("Skip") { go(to: pages.count - 1) }
                        .foregroundStyle(.white.opacity(0.8))
                        .opacity(current == pages.count - 1 ? 0 : 1)
                }
                .buttonStyle(.plain)
                .padding(20)

                HStack(spacing: 0) {
                    ForEach(pages) { page in
                        PageView(page: page, progress: progress(of: page, width: width))
                            .frame(width: width)
                    }
                }
                .frame(width: width, alignment: .leading)
                .offset(x: -CGFloat(current) * width + translation)

                footer
            }
            .frame(width: width, height: geometry.size.height)
            .background(
                LinearGradient(
                    colors: [pages[current].color, pages[current].color.opacity(0.6)],
                    startPoint: .top, endPoint: .bottom
                )
                .background(Color.black)
                .ignoresSafeArea()
            )
            .contentShape(Rectangle())
            .gesture(
                DragGesture()
                    .updating($translation) { value, state, _ in
                        let isAtEnd =
                            (current == 0 && value.translation.width > 0)
                            || (current == pages.count - 1 && value.translation.width < 0)
                        state = isAtEnd ? value.translation.width / 3 : value.translation.width
                    }
                    .onEnded { value in
                        let threshold = width / 4
                        if value.predictedEndTranslation.width < -threshold {
                            go(to: current + 1)
                        } else if value.predictedEndTranslation.width > threshold {
                            go(to: current - 1)
                        }
                    }
            )
            .animation(
                .interactiveSpring(response: 0.45, dampingFraction: 0.86, blendDuration: 0.25), value: translation)
        }
    }

    private var footer: some View {
        VStack(spacing: 28) {
            HStack(spacing: 8) {
                ForEach(pages) { page in
                    Capsule()
                        .fill(Color.white.opacity(page.id == current ? 1 : 0.4))
                        .frame(width: page.id == current ? 26 : 8, height: 8)
                        .onTapGesture { go(to: page.id) }
                }
            }
            Button(action: { go(to: current == pages.count - 1 ? 0 : current + 1) }) {
                Text(current == pages.count - 1 ? "Start" : "Next")
                    .fontWeight(.bold)
                    .foregroundStyle(pages[current].color)
                    .frame(maxWidth: .infinity)
                    .frame(height: 54)
                    .background(Color.white)
                    .clipShape(.rect(cornerRadius: 18))
            }
            .buttonStyle(PlainButtonStyle())
        }
        .padding(.horizontal, 28)
        .padding(.bottom, 28)
    }

    private func progress(of page: Page, width: CGFloat) -> CGFloat {
        CGFloat(page.id - current) + translation / max(width, 1)
    }

    private func go(to page: Int) {
        withAnimation(.spring(response: 0.5, dampingFraction: 0.85)) {
            current = min(max(page, 0), pages.count - 1)
        }
    }

    private struct PageView: View {
        let page: Page
        let progress: CGFloat

        var body: some View {
            VStack(spacing: 18) {
                Spacer()
                Image(systemName: page.symbol)
                    .font(.system(size: 84, weight: .medium))
                    .foregroundStyle(.white)
                    .frame(width: 190, height: 190)
                    .background(
                        ZStack {
                            Circle().fill(Color.white.opacity(0.12))
                            Circle().fill(Color.white.opacity(0.12)).padding(24)
                        }
                    )
                    .scaleEffect(1 - min(abs(progress), 1) * 0.35)
                    .rotationEffect(.degrees(Double(progress) * 25))
                    .padding(.bottom, 20)
                Text(page.title)
                    .font(.largeTitle.bold())
                    .offset(x: progress * 60)
                Text(page.text)
                    .font(.title3)
                    .multilineTextAlignment(.center)
                    .opacity(0.85)
                    .offset(x: progress * 120)
                Spacer()
            }
            .foregroundStyle(.white)
            .padding(.horizontal, 36)
            .opacity(1 - min(Double(abs(progress)), 1) * 0.7)
        }
    }
}
