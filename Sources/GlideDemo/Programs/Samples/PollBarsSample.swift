import Glide

private struct PollAccentKey: EnvironmentKey {
    static let defaultValue = Color.blue
}

extension EnvironmentValues {
    fileprivate var pollAccent: Color {
        get { self[PollAccentKey.self] }
        set { self[PollAccentKey.self] = newValue }
    }
}

struct PollOption: Identifiable, Hashable {
    let id: Int
    let title: String
    var votes: Int
}

/// A vote: tap an answer, the bars grow to their share and the numbers count up. Tap again to take it back.
struct PollBarsSample: View {
    @State private var options = [
        PollOption(id: 0, title: "Mountains", votes: 41),
        PollOption(id: 1, title: "The sea", votes: 58),
        PollOption(id: 2, title: "A big city", votes: 23),
        PollOption(id: 3, title: "Just home", votes: 17),
    ]
    @State private var chosen: Int? = nil

    private var total: Int { options.map(\.votes).reduce(0, +) }
    private var winner: Int { options.map(\.votes).max() ?? 0 }

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            Label("Poll", systemImage: "chart.bar.fill")
                .font(.caption.weight(.bold))
                .foregroundStyle(.indigo)
                .padding(.horizontal, 10)
                .padding(.vertical, 6)
                .background(Color.indigo.opacity(0.12), in: Capsule())
            Text("Where do we go in summer?")
                .font(.title2.bold())
                .fixedSize(horizontal: false, vertical: true)

            ForEach($options) { $option in
                PollRow(option: $option, total: total, isChosen: chosen == option.id, showsResult: chosen != nil)
                    .environment(\.pollAccent, option.votes == winner ? .indigo : .gray)
                    .onTapGesture { vote(option.id) }
            }

            HStack(spacing: 4) {
                Text("\(total)")
                    .contentTransition(.numericText(value: Double(total)))
                Text("votes")
                Spacer()
                if chosen != nil {
                    Text("Thank you!")
                        .foregroundStyle(.green)
                        .transition(.move(edge: .trailing).combined(with: .opacity))
                }
            }
            .font(.footnote)
            .foregroundStyle(.secondary)
        }
        .padding(24)
        .frame(maxWidth: 400)
    }

    private func vote(_ id: Int) {
        withAnimation(.spring(response: 0.7, dampingFraction: 0.8)) {
            if let previous = chosen {
                options[previous].votes -= 1
            }
            if chosen == id {
                chosen = nil
            } else {
                chosen = id
                options[id].votes += 1
            }
        }
    }
}

private struct PollRow: View {
    @Binding var option: PollOption
    let total: Int
    let isChosen: Bool
    let showsResult: Bool

    @Environment(\.pollAccent) private var accent

    private var share: Double { total == 0 ? 0 : Double(option.votes) / Double(total) }

    var body: some View {
        HStack {
            Text(option.title)
                .fontWeight(isChosen ? .bold : .medium)
            if isChosen {
                Image(systemName: "checkmark.circle.fill")
                    .foregroundStyle(.indigo)
                    .transition(.scale.combined(with: .opacity))
            }
            Spacer()
            if showsResult {
                PercentText(value: share * 100)
                    .font(.body.weight(.semibold).monospacedDigit())
                    .transition(.opacity)
            }
        }
        .padding(.horizontal, 18)
        .frame(height: 54)
        .background(alignment: .leading) {
            GeometryReader { proxy in
                RoundedRectangle(cornerRadius: 16, style: .continuous)
                    .fill(accent.opacity(0.22))
                    .frame(width: showsResult ? max(proxy.size.width * share, 16) : 0)
            }
        }
        .background(Color.gray.opacity(0.08), in: RoundedRectangle(cornerRadius: 16, style: .continuous))
        .overlay {
            RoundedRectangle(cornerRadius: 16, style: .continuous)
                .strokeBorder(isChosen ? Color.indigo : .gray.opacity(0.2), lineWidth: isChosen ? 2 : 1)
        }
        .contentShape(Rectangle())
    }
}

/// A number that is drawn with its value of the moment while it runs to a new one.
private struct PercentText: View, Animatable {
    var value: Double

    var animatableData: Double {
        get { value }
        set { value = newValue }
    }

    var body: some View {
        Text("\(Int(value.rounded()))%")
    }
}
