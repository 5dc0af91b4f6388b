import Glide

private struct DotAnchorKey: PreferenceKey {
    static let defaultValue: [Int: Anchor<CGPoint>] = [:]

    static func reduce(value: inout [Int: Anchor<CGPoint>], nextValue: () -> [Int: Anchor<CGPoint>]) {
        value.merge(nextValue()) { $1 }
    }
}

/// Where is my parcel? A line grows from dot to dot, drawn through the anchors the dots report.
struct TimelineStepsSample: View {
    private let steps: [(title: String, detail: String, symbol: String)] = [
        ("Ordered", "Monday 10:42", "cart.fill"),
        ("Packed", "Four items in one box", "gift.fill"),
        ("On its way", "Left Gothenburg at night", "paperplane.fill"),
        ("Nearly there", "With Olle, two stops before you", "location.fill"),
        ("Delivered", "Under the stairs, as you asked", "house.fill"),
    ]

    @State private var current = 1

    var body: some View {
        VStack(alignment: .leading, spacing: 30) {
            VStack(alignment: .leading, spacing: 4) {
                Text("Parcel 7731")
                    .font(.title.bold())
                Text(steps[current].detail)
                    .foregroundStyle(.secondary)
                    .id(current)
                    .transition(.asymmetric(insertion: .push(from: .bottom), removal: .opacity))
            }

            VStack(alignment: .leading, spacing: 26) {
                ForEach(0..<steps.count, id: \.self) { index in
                    row(index)
                }
            }
            .backgroundPreferenceValue(DotAnchorKey.self) { anchors in
                GeometryReader { proxy in
                    if let first = anchors[0], let last = anchors[steps.count - 1], let now = anchors[current] {
                        line(from: proxy[first], to: proxy[last])
                            .stroke(
                                Color.gray.opacity(0.25),
                                style: StrokeStyle(lineWidth: 4, lineCap: .round, dash: [1, 9]))
                        GrowingLine(start: proxy[first], end: proxy[now])
                            .stroke(Color.green, style: StrokeStyle(lineWidth: 4, lineCap: .round))
                    }
                }
            }

            HStack {
                Button("Back") { move(-1) }
                    .buttonStyle(.bordered)
                    .disabled(current == 0)
                Spacer()
                Button("Next step") { move(1) }
                    .buttonStyle(.borderedProminent)
                    .disabled(current == steps.count - 1)
            }
            .tint(.green)
        }
        .padding(28)
        .frame(maxWidth: 400)
    }

    private func move(_ change: Int) {
        withAnimation(.spring(response: 0.6, dampingFraction: 0.75)) {
            current += change
        }
    }

    private func row(_ index: Int) -> some View {
        let isDone = index <= current
        return HStack(spacing: 18) {
            ZStack {
                Circle()
                    .fill(isDone ? Color.green : Color(white: 0.88))
                if index == current {
                    Circle()
                        .stroke(Color.green.opacity(0.3), lineWidth: 6)
                        .padding(-5)
                        .transition(.scale(scale: 0.6).combined(with: .opacity))
                }
                Image(systemName: index < current ? "checkmark" : steps[index].symbol)
                    .font(.system(size: 16, weight: .bold))
                    .foregroundStyle(isDone ? .white : .gray)
            }
            .frame(width: 42, height: 42)
            .anchorPreference(key: DotAnchorKey.self, value: .center) { [index: $0] }

            VStack(alignment: .leading, spacing: 2) {
                Text(steps[index].title)
                    .font(.headline)
                    .foregroundStyle(isDone ? .primary : .secondary)
                if isDone {
                    Text(steps[index].detail)
                        .font(.footnote)
                        .foregroundStyle(.secondary)
                        .transition(.opacity)
                }
            }
        }
    }

    private func line(from start: CGPoint, to end: CGPoint) -> Path {
        var path = Path()
        path.move(to: start)
        path.addLine(to: end)
        return path
    }
}

private struct GrowingLine: Shape {
    var start: CGPoint
    var end: CGPoint

    var animatableData: AnimatablePair<CGPoint.AnimatableData, CGPoint.AnimatableData> {
        get { AnimatablePair(start.animatableData, end.animatableData) }
        set {
            start.animatableData = newValue.first
            end.animatableData = newValue.second
        }
    }

    func path(in rect: CGRect) -> Path {
        Path {
            $0.move(to: start)
            $0.addLine(to: end)
        }
    }
}
