@testable import Glide

/// Shows a description with the values of a model.
struct MotionStormView: View {
    let spec: StormSpec
    let model: StormModel

    var body: some View { content }

    private var content: AnyView {
        switch spec {
        case .leaf(let leaf, let index): AnyView(self.leaf(leaf, index))
        case .modified(let inner, let modifier, let index): modified(show(inner), modifier, index)
        case .container(let container, let children, let index): self.container(container, children, index)
        case .optional(let inner, let index, let transition):
            AnyView(
                ZStack { if model.flags[index] { show(inner).transition(Self.transition(transition)) } })
        case .either(let a, let b, let index):
            AnyView(ZStack { if model.flags[index] { show(a) } else { show(b) } })
        case .list(let inner):
            AnyView(
                VStack(spacing: 2) {
                    ForEach(model.rows, id: \.self) { row in
                        HStack(spacing: 2) {
                            Text("\(row)").font(.system(size: 9))
                            show(inner)
                        }
                    }
                })
        case .tabs(let index, let hasFollower):
            AnyView(StormTabs(chosen: model.choices[index], hasFollower: hasFollower))
        case .phases(let inner, let index):
            AnyView(
                PhaseAnimator([0.0, 1, 0.5], trigger: model.choices[index]) { phase in
                    show(inner).offset(y: 6 * phase).opacity(1 - phase / 2)
                } animation: { _ in
                    .easeInOut(duration: 0.1)
                })
        case .keyframes(let inner, let index):
            AnyView(
                show(inner).keyframeAnimator(initialValue: 1.0, trigger: model.choices[index]) { view, value in
                    view.scaleEffect(value)
                } keyframes: { _ in
                    KeyframeTrack {
                        CubicKeyframe(1.3, duration: 0.1)
                        SpringKeyframe(0.8, duration: 0.1)
                        LinearKeyframe(1, duration: 0.05)
                    }
                })
        case .pair(let index, let isHero):
            AnyView(StormPair(isSecond: model.flags[index], width: model.numbers[index], isHero: isHero))
        }
    }

    private func show(_ spec: StormSpec) -> MotionStormView { MotionStormView(spec: spec, model: model) }

    @ViewBuilder
    private func leaf(_ leaf: StormSpec.Leaf, _ index: Int) -> some View {
        let number = model.numbers[index]
        switch leaf {
        case .color: (model.flags[index] ? Color.red : .blue).frame(width: 10 + 20 * number, height: 12)
        case .rounded:
            RoundedRectangle(cornerRadius: 8 * number).fill(.green).frame(width: 24, height: 16 + 8 * number)
        case .trimmed:
            Circle().trim(from: 0, to: number).stroke(.purple, lineWidth: 1 + 3 * number).frame(width: 20, height: 20)
        case .gradient:
            Rectangle().fill(
                LinearGradient(
                    colors: [.orange, model.flags[index] ? .yellow : .black], startPoint: .top, endPoint: .bottom)
            )
            .frame(width: 30, height: 10)
        case .text: Text(model.flags[index] ? "motion" : "rest").font(.system(size: 12))
        case .number:
            Text("\(model.choices[index] * 37)").contentTransition(.numericText()).font(.system(size: 12))
        case .symbol: Image(systemName: model.flags[index] ? "star.fill" : "heart.fill").font(.system(size: 14))
        case .counter: StormBar(length: number)
        }
    }

    private func container(_ container: StormSpec.Container, _ children: [StormSpec], _ index: Int) -> AnyView {
        let number = model.numbers[index]
        let isOn = model.flags[index]
        let content = ForEach(children.indices, id: \.self) { show(children[$0]) }
        switch container {
        case .column: return AnyView(VStack(alignment: isOn ? .leading : .trailing, spacing: 8 * number) { content })
        case .row: return AnyView(HStack(alignment: isOn ? .top : .bottom, spacing: 8 * number) { content })
        case .pile: return AnyView(ZStack(alignment: isOn ? .topLeading : .bottomTrailing) { content })
        case .scroll: return AnyView(ScrollView { VStack(spacing: 2) { content } }.frame(height: 60))
        case .pages:
            return AnyView(
                TabView(selection: .constant(model.choices[index])) {
                    ForEach(0..<3) { page in ZStack { content }.tag(page) }
                }
                .tabViewStyle(.page(indexDisplayMode: .never)).frame(width: 80, height: 50))
        case .reader:
            return AnyView(
                GeometryReader { proxy in
                    ZStack { content }.frame(width: proxy.size.width, height: proxy.size.height)
                }
                .frame(width: 60 + 20 * number, height: 40))
        case .turning:
            let layout = isOn ? AnyLayout(HStackLayout(spacing: 8 * number)) : AnyLayout(VStackLayout(spacing: 2))
            return AnyView(layout { content })
        case .fitting:
            return AnyView(
                ViewThatFits(in: .horizontal) {
                    HStack(spacing: 2) { content }
                    VStack(spacing: 2) { content }
                }
                .frame(width: 30 + 90 * number))
        case .lazy: return AnyView(ScrollView { LazyVStack(spacing: 2) { content } }.frame(height: 50))
        }
    }

    private func modified(_ view: MotionStormView, _ modifier: StormSpec.Modifier, _ index: Int) -> AnyView {
        let number = model.numbers[index]
        let isOn = model.flags[index]
        switch modifier {
        case .frame: return AnyView(view.frame(width: 40 + 40 * number, alignment: isOn ? .leading : .trailing))
        case .padding: return AnyView(view.padding(12 * number))
        case .offset: return AnyView(view.offset(x: 40 * number - 20, y: 10 * number))
        case .opacity: return AnyView(view.opacity(number))
        case .scale: return AnyView(view.scaleEffect(0.4 + number))
        case .rotation: return AnyView(view.rotationEffect(.degrees(180 * number)))
        case .blur: return AnyView(view.blur(radius: isOn ? 3 * number : 0))
        case .shadow: return AnyView(view.shadow(color: .black, radius: 2 * number, x: 4 * number))
        case .clip: return AnyView(view.clipShape(RoundedRectangle(cornerRadius: 10 * number)))
        case .group: return AnyView(view.geometryGroup())
        case .animation: return AnyView(view.animation(isOn ? .bouncy(duration: 0.2) : nil, value: number))
        case .transaction: return AnyView(view.transaction { if isOn { $0.animation = .easeOut(duration: 0.1) } })
        case .scoped: return AnyView(view.animation(.smooth(duration: 0.2)) { $0.opacity(0.3 + 0.7 * number) })
        case .order: return AnyView(view.zIndex(isOn ? 1 : 0))
        case .fixed: return AnyView(view.fixedSize())
        case .identity: return AnyView(view.id(model.choices[index]))
        case .kerning: return AnyView(Text("kern").font(.system(size: 11)).kerning(5 * number))
        case .fontSize: return AnyView(Text("size").font(.system(size: 9 + 8 * number, weight: isOn ? .bold : .light)))
        case .hidden: return isOn ? AnyView(view) : AnyView(view.hidden())
        case .drawn: return AnyView(view.background { isOn ? Color.mint : .pink })
        }
    }

    private static func transition(_ number: Int) -> AnyTransition {
        switch number {
        case 0: .opacity
        case 1: .slide
        case 2: .move(edge: .top)
        case 3: .scale
        case 4: .offset(x: 20, y: -8)
        case 5: .push(from: .bottom)
        case 6: .asymmetric(insertion: .scale, removal: .opacity)
        case 7: .move(edge: .leading).combined(with: .opacity)
        case 8: .identity
        default: AnyTransition.opacity.animation(.linear(duration: 0.15))
        }
    }
}

/// A bar whose body is evaluated with its length of the moment.
private struct StormBar: View, Animatable {
    var length: Double
    var animatableData: Double {
        get { length }
        set { length = newValue }
    }

    var body: some View {
        HStack(spacing: 0) {
            Color.teal.frame(width: max(0, 30 * length), height: 6)
            if length > 0.5 { Color.brown.frame(width: 4, height: 6) }
        }
    }
}

/// Three places, an indicator below the chosen one, and one that is always there and follows.
private struct StormTabs: View {
    let chosen: Int
    let hasFollower: Bool
    @Namespace private var space

    var body: some View {
        HStack(spacing: 4) {
            ForEach(0..<3) { index in
                VStack(spacing: 2) {
                    Text("t\(index)").font(.system(size: 10))
                    ZStack {
                        Color.clear
                        if index == chosen {
                            Capsule().fill(.indigo).matchedGeometryEffect(id: "bar", in: space)
                        }
                    }
                    .frame(height: 4)
                }
            }
        }
        .fixedSize()
        .overlay {
            if hasFollower {
                Capsule().stroke(.orange).matchedGeometryEffect(id: "bar", in: space, isSource: false)
                    .frame(width: 5, height: 5)
            }
        }
    }
}

/// One frame for two views: of two that are always there one is the source, or of two only one is there.
private struct StormPair: View {
    let isSecond: Bool
    let width: Double
    let isHero: Bool
    @Namespace private var space

    var body: some View {
        HStack(spacing: 6) {
            if !isHero || !isSecond {
                Color.pink.matchedGeometryEffect(id: "pair", in: space, isSource: isHero || !isSecond)
                    .frame(width: 10 + 20 * width, height: 8)
            }
            Text("and").font(.system(size: 9))
        }
        .overlay(alignment: .bottomTrailing) {
            if !isHero || isSecond {
                RoundedRectangle(cornerRadius: 3).fill(.cyan)
                    .matchedGeometryEffect(id: "pair", in: space, isSource: isHero || isSecond)
                    .frame(width: 30, height: 14 + 10 * width)
            }
        }
    }
}
