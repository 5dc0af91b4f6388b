import Glide

struct ShimmerModifier: ViewModifier {
    var isActive: Bool
    @State private var phase: CGFloat = -1

    func body(content: Content) -> some View {
        content
            .overlay {
                if isActive {
                    GeometryReader { proxy in
                        LinearGradient(
                            stops: [
                                .init(color: .white.opacity(0), location: 0.3),
                                .init(color: .white.opacity(0.65), location: 0.5),
                                .init(color: .white.opacity(0), location: 0.7),
                            ],
                            startPoint: .leading, endPoint: .trailing
                        )
                        .frame(width: proxy.size.width * 1.6)
                        .rotationEffect(.degrees(12))
                        .offset(x: phase * proxy.size.width * 1.6)
                    }
                    .mask { content }
                    .blendMode(.screen)
                }
            }
            .onAppear {
                withAnimation(.linear(duration: 1.4).repeatForever(autoreverses: false)) {
                    phase = 1
                }
            }
    }
}

extension View {
    func shimmering(_ isActive: Bool = true) -> some View {
        modifier(ShimmerModifier(isActive: isActive))
    }
}

/// Grey shapes with a light that passes over them, until the messages are there.
struct SkeletonShimmerSample: View {
    private struct Message: Identifiable {
        let id: Int
        let name: String
        let text: String
        let color: Color
    }

    private let messages = [
        Message(id: 0, name: "Anna Berg", text: "The tickets are in the post.", color: .pink),
        Message(id: 1, name: "Jonas", text: "See you at eight? I bring the salad.", color: .blue),
        Message(id: 2, name: "Dr. Weiss", text: "Your appointment is confirmed.", color: .green),
        Message(id: 3, name: "Mira & Tom", text: "She said yes!", color: .purple),
    ]

    @State private var isLoading = true
    @State private var loaded: CGFloat = 0

    var body: some View {
        VStack(alignment: .leading, spacing: 22) {
            HStack {
                Text("Messages")
                    .font(.title.bold())
                Spacer()
                Button {
                    load()
                } label: {
                    Image(systemName: "arrow.clockwise")
                        .font(.headline)
                        .rotationEffect(.degrees(isLoading ? 180 : 0))
                }
                .buttonStyle(.plain)
                .foregroundStyle(Color.accentColor)
            }
            ForEach(messages) { message in
                HStack(spacing: 16) {
                    Circle()
                        .fill(isLoading ? Color.gray.opacity(0.25) : message.color)
                        .overlay(
                            Text(String(message.name.prefix(1)))
                                .font(.title3.bold())
                                .foregroundStyle(.white)
                                .opacity(isLoading ? 0 : 1)
                        )
                        .frame(width: 54, height: 54)
                    VStack(alignment: .leading, spacing: 6) {
                        Text(message.name)
                            .font(.headline)
                        Text(message.text)
                            .font(.subheadline)
                            .foregroundStyle(.secondary)
                            .lineLimit(1)
                    }
                    Spacer(minLength: 0)
                }
                .redacted(reason: isLoading ? .placeholder : [])
                .shimmering(isLoading)
            }
            Spacer()
        }
        .padding(26)
        .overlay(alignment: .top) {
            GeometryReader { proxy in
                Capsule()
                    .fill(Color.accentColor)
                    .frame(width: max(0, proxy.size.width * loaded), height: 3)
            }
            .opacity(isLoading ? 1 : 0)
        }
        .onAppear(perform: load)
    }

    private func load() {
        loaded = 0
        withAnimation(.easeInOut(duration: 0.4)) { isLoading = true }
        withAnimation(.easeOut(duration: 2.5)) {
            loaded = 1
        } completion: {
            withAnimation(.easeInOut(duration: 0.5)) { isLoading = false }
        }
    }
}
