import Glide

/// A round button that unfolds into four actions, one after the other, with labels.
struct FloatingButtonSample: View {
    private struct Action: Identifiable {
        let title: String
        let symbol: String
        let color: Color

        var id: String { title }
    }

    @State private var isOpen = false
    @State private var chosen = "Tap the button"

    private let actions = [
        Action(title: "Photo", symbol: "camera.fill", color: .pink),
        Action(title: "Note", symbol: "pencil", color: .orange),
        Action(title: "Place", symbol: "mappin.and.ellipse", color: .green),
        Action(title: "Voice", symbol: "mic.fill", color: .purple),
    ]

    var body: some View {
        ZStack(alignment: .bottomTrailing) {
            content

            Color.black
                .opacity(isOpen ? 0.35 : 0)
                .ignoresSafeArea()
                .onTapGesture { toggle() }
                .allowsHitTesting(isOpen)
                .animation(.easeInOut(duration: 0.25), value: isOpen)

            VStack(alignment: .trailing, spacing: 16) {
                ForEach(Array(actions.enumerated()), id: \.element.id) { index, action in
                    row(action)
                        .scaleEffect(isOpen ? 1 : 0.2, anchor: .trailing)
                        .opacity(isOpen ? 1 : 0)
                        .offset(y: isOpen ? 0 : CGFloat(actions.count - index) * 40)
                        .animation(
                            .spring(response: 0.4, dampingFraction: 0.68)
                                .delay(Double(isOpen ? actions.count - index : index) * 0.04),
                            value: isOpen)
                }
                mainButton
            }
            .padding(24)
        }
    }

    private var content: some View {
        VStack(alignment: .leading, spacing: 14) {
            Text("Journal")
                .font(.largeTitle)
                .fontWeight(.bold)
            Text(chosen)
                .foregroundStyle(.secondary)
            ForEach(0..<5) { index in
                HStack(spacing: 14) {
                    RoundedRectangle(cornerRadius: 12)
                        .fill(Color.gray.opacity(0.16))
                        .frame(width: 48, height: 48)
                    VStack(alignment: .leading, spacing: 8) {
                        Capsule().fill(Color.gray.opacity(0.22)).frame(width: 150 - CGFloat(index % 3) * 24, height: 10)
                        Capsule().fill(Color.gray.opacity(0.13)).frame(width: 220 - CGFloat(index % 2) * 40, height: 8)
                    }
                }
                .padding(.top, 4)
            }
            Spacer()
        }
        .padding(28)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }

    private func row(_ action: Action) -> some View {
        Button {
            chosen = "New \(action.title.lowercased())"
            toggle()
        } label: {
            HStack(spacing: 12) {
                Text(action.title)
                    .font(.subheadline.weight(.semibold))
                    .foregroundStyle(.black)
                    .padding(.horizontal, 14)
                    .padding(.vertical, 8)
                    .background(Capsule().fill(Color.white).shadow(color: .black.opacity(0.15), radius: 5, y: 2))
                Image(systemName: action.symbol)
                    .font(.system(size: 18, weight: .semibold))
                    .foregroundStyle(.white)
                    .frame(width: 48, height: 48)
                    .background(action.color.gradient, in: Circle())
                    .shadow(color: action.color.opacity(0.4), radius: 8, y: 4)
            }
        }
        .buttonStyle(.plain)
        .padding(.trailing, 6)
    }

    private var mainButton: some View {
        Button(action: toggle) {
            Image(systemName: "plus")
                .font(.system(size: 24, weight: .bold))
                .foregroundStyle(.white)
                .rotationEffect(.degrees(isOpen ? 135 : 0))
                .frame(width: 60, height: 60)
                .background(
                    Circle()
                        .fill(
                            LinearGradient(
                                gradient: Gradient(colors: [.blue, .indigo]), startPoint: .top, endPoint: .bottom))
                )
                .shadow(color: Color.blue.opacity(0.4), radius: 12, x: 0, y: 6)
                .scaleEffect(isOpen ? 0.9 : 1)
        }
        .buttonStyle(PlainButtonStyle())
        .animation(.spring(response: 0.4, dampingFraction: 0.6), value: isOpen)
    }

    private func toggle() {
        isOpen.toggle()
    }
}
