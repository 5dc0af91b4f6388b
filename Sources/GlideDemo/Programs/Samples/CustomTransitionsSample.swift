import Glide

/// A view that comes and goes in six ways of its own: pivot, iris, blinds, fly, flip and pop.
struct CustomTransitionsSample: View {
    enum Style: String, CaseIterable {
        case pivot, iris, blinds, fly, flip, pop

        var title: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }

        @MainActor var transition: AnyTransition {
            switch self {
            case .pivot: return .pivot
            case .iris: return .modifier(active: IrisModifier(amount: 0), identity: IrisModifier(amount: 1))
            case .blinds: return .modifier(active: BlindsModifier(amount: 0), identity: BlindsModifier(amount: 1))
            case .fly:
                return .asymmetric(
                    insertion: .move(edge: .leading).combined(with: .opacity),
                    removal: .move(edge: .trailing).combined(with: .opacity))
            case .flip: return .modifier(active: FlipModifier(degrees: -90), identity: FlipModifier(degrees: 0))
            case .pop: return AnyTransition(PopTransition())
            }
        }
    }

    @State private var style = Style.pivot
    @State private var isShown = true

    var body: some View {
        VStack(spacing: 30) {
            ZStack {
                RoundedRectangle(cornerRadius: 30, style: .continuous)
                    .strokeBorder(style: StrokeStyle(lineWidth: 2, dash: [7, 7]))
                    .foregroundStyle(.gray.opacity(0.35))
                if isShown {
                    poster
                        .transition(style.transition)
                        .id(style)
                }
            }
            .frame(width: 240, height: 240)

            LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 10), count: 3), spacing: 10) {
                ForEach(Style.allCases, id: \.rawValue) { item in
                    Button(item.title) { play(item) }
                        .buttonStyle(ChoiceStyle(isChosen: item == style))
                }
            }
            .frame(maxWidth: 330)
        }
        .padding(24)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }

    private var poster: some View {
        RoundedRectangle(cornerRadius: 30, style: .continuous)
            .fill(LinearGradient(colors: [.mint, .blue], startPoint: .topLeading, endPoint: .bottomTrailing))
            .overlay {
                VStack(spacing: 10) {
                    Image(systemName: "sparkles")
                        .font(.system(size: 58, weight: .semibold))
                    Text(style.title)
                        .font(.title2.weight(.bold))
                }
                .foregroundStyle(.white)
            }
    }

    private func play(_ item: Style) {
        style = item
        withAnimation(.spring(response: 0.6, dampingFraction: 0.72)) {
            isShown = false
        } completion: {
            withAnimation(.spring(response: 0.6, dampingFraction: 0.72)) { isShown = true }
        }
    }
}

private struct PivotModifier: ViewModifier {
    let degrees: Double
    let anchor: UnitPoint

    func body(content: Content) -> some View {
        content
            .rotationEffect(.degrees(degrees), anchor: anchor)
            .clipped()
    }
}

extension AnyTransition {
    fileprivate static var pivot: AnyTransition {
        .modifier(
            active: PivotModifier(degrees: -90, anchor: .topLeading),
            identity: PivotModifier(degrees: 0, anchor: .topLeading))
    }
}

private struct IrisModifier: ViewModifier, Animatable {
    var amount: CGFloat

    var animatableData: CGFloat {
        get { amount }
        set { amount = newValue }
    }

    func body(content: Content) -> some View {
        content.clipShape(IrisShape(amount: amount))
    }
}

private struct IrisShape: Shape {
    var amount: CGFloat

    func path(in rect: CGRect) -> Path {
        let radius = hypot(rect.width, rect.height) / 2 * max(amount, 0)
        return Path(
            ellipseIn: CGRect(x: rect.midX - radius, y: rect.midY - radius, width: radius * 2, height: radius * 2))
    }
}

private struct BlindsModifier: ViewModifier {
    let amount: CGFloat

    func body(content: Content) -> some View {
        content.mask(BlindsShape(amount: amount, count: 8))
    }
}

private struct BlindsShape: Shape {
    var amount: CGFloat
    let count: Int

    var animatableData: CGFloat {
        get { amount }
        set { amount = newValue }
    }

    func path(in rect: CGRect) -> Path {
        var path = Path()
        let width = rect.width / CGFloat(count)
        for index in 0..<count {
            path.addRect(
                CGRect(
                    x: rect.minX + CGFloat(index) * width, y: rect.minY, width: width * min(max(amount, 0), 1),
                    height: rect.height))
        }
        return path
    }
}

private struct FlipModifier: ViewModifier {
    let degrees: Double

    func body(content: Content) -> some View {
        content
            .rotation3DEffect(.degrees(degrees), axis: (x: 1, y: 0, z: 0), anchor: .bottom)
            .opacity(degrees == 0 ? 1 : 0)
    }
}

private struct PopTransition: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
        content
            .scaleEffect(phase.isIdentity ? 1 : (phase == .willAppear ? 0.4 : 1.4))
            .blur(radius: phase.isIdentity ? 0 : 12)
            .opacity(phase.isIdentity ? 1 : 0)
    }
}

private struct ChoiceStyle: ButtonStyle {
    let isChosen: Bool

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .font(.subheadline.weight(.semibold))
            .foregroundStyle(isChosen ? AnyShapeStyle(.white) : AnyShapeStyle(.primary))
            .frame(maxWidth: .infinity)
            .padding(.vertical, 12)
            .background(isChosen ? Color.blue : Color.gray.opacity(0.14), in: .rect(cornerRadius: 14))
            .scaleEffect(configuration.isPressed ? 0.95 : 1)
    }
}
