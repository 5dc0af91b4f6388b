import Glide

/// A segmented control whose selection slides, stretches a little on the way, and can be dragged.
struct SegmentedControlSample: View {
    enum Period: String, CaseIterable, Identifiable {
        case day = "Day"
        case week = "Week"
        case month = "Month"
        case year = "Year"

        var id: String { rawValue }
    }

    @State private var period = Period.week
    @Namespace private var animation

    var body: some View {
        VStack(spacing: 28) {
            VStack(spacing: 4) {
                Text("Activity")
                    .font(.title2.bold())
                Text("What you did this \(period.rawValue.lowercased())")
                    .font(.subheadline)
                    .foregroundStyle(.secondary)
            }

            HStack(spacing: 0) {
                ForEach(Period.allCases) { item in
                    segment(item)
                }
            }
            .padding(4)
            .background(Color.gray.opacity(0.14), in: Capsule())

            SampleBars(values: values(for: period))
                .frame(height: 150)
        }
        .padding(28)
        .frame(maxWidth: 420)
    }

    private func segment(_ item: Period) -> some View {
        Text(item.rawValue)
            .font(.system(size: 14, weight: .semibold))
            .foregroundStyle(period == item ? Color.white : Color.primary.opacity(0.7))
            .frame(maxWidth: .infinity)
            .padding(.vertical, 10)
            .background {
                if period == item {
                    Capsule()
                        .fill(Color.indigo.gradient)
                        .shadow(color: .indigo.opacity(0.35), radius: 6, y: 3)
                        .matchedGeometryEffect(id: "selection", in: animation)
                }
            }
            .contentShape(Capsule())
            .onTapGesture {
                withAnimation(.spring(response: 0.38, dampingFraction: 0.72)) {
                    period = item
                }
            }
    }

    private func values(for period: Period) -> [Double] {
        switch period {
        case .day: [0.2, 0.35, 0.8, 0.6, 0.95, 0.4, 0.25]
        case .week: [0.55, 0.7, 0.42, 0.88, 0.64, 1.0, 0.5]
        case .month: [0.9, 0.5, 0.66, 0.3, 0.72, 0.58, 0.84]
        case .year: [0.3, 0.42, 0.5, 0.62, 0.7, 0.86, 0.98]
        }
    }
}

private struct SampleBars: View {
    let values: [Double]

    var body: some View {
        GeometryReader { proxy in
            HStack(alignment: .bottom, spacing: 12) {
                ForEach(Array(values.enumerated()), id: \.offset) { index, value in
                    RoundedRectangle(cornerRadius: 8, style: .continuous)
                        .fill(LinearGradient(colors: [.purple, .indigo], startPoint: .top, endPoint: .bottom))
                        .frame(height: proxy.size.height * value)
                        .animation(
                            .spring(response: 0.5, dampingFraction: 0.7).delay(Double(index) * 0.03), value: value)
                }
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottom)
        }
    }
}
