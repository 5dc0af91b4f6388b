import Testing

@testable import Glide
@testable import GlideTesting

extension FilmStrip {
    /// The scenes, by the names of their pictures.
    static let scenes: [(name: String, strip: FilmStrip)] = [
        ("springs", springs), ("curves", curves), ("modified", modified), ("interrupted", interrupted),
        ("dissolve", dissolve), ("transitions", transitions), ("numbers", numbers), ("phases", phases),
        ("keyframes", keyframes), ("shapes", shapes), ("letters", letters), ("scrolled", scrolled),
    ]

    /// Turns everything on at the start.
    private static let on: [(time: Double, action: (Switch, TestWindow) -> Void)] = [(0, { on, _ in on.isOn = true })]

    /// Balls that race to the right, each in its own way.
    private static func race(_ isOn: Bool, _ animations: [Animation]) -> some View {
        VStack(alignment: .leading, spacing: 3) {
            ForEach(animations.indices, id: \.self) { index in
                Circle().fill([Color.red, .orange, .green, .blue, .purple][index])
                    .frame(width: 11, height: 11)
                    .offset(x: isOn ? 64 : 0)
                    .animation(animations[index], value: isOn)
            }
        }
        .padding(.leading, 6)
        .frame(maxWidth: .infinity, alignment: .leading)
    }

    private static let springs = FilmStrip(step: 0.1, events: on) { shown in
        race(
            shown.isOn,
            [
                .smooth, .snappy, .bouncy, .spring(response: 0.4, dampingFraction: 0.3),
                .interpolatingSpring(stiffness: 60, damping: 3),
            ])
    }

    private static let curves = FilmStrip(step: 0.1, events: on) { shown in
        race(
            shown.isOn,
            [
                .linear(duration: 0.7), .easeIn(duration: 0.7), .easeOut(duration: 0.7), .easeInOut(duration: 0.7),
                .timingCurve(0.7, -0.6, 0.3, 1.6, duration: 0.7),
            ])
    }

    private static let modified = FilmStrip(step: 0.1, events: on) { shown in
        race(
            shown.isOn,
            [
                .bouncy.delay(0.25), .linear(duration: 0.7).speed(2), .easeInOut(duration: 0.2).repeatCount(3),
                .linear(duration: 0.25).repeatForever(autoreverses: false), Animation(EaseOfItsOwn(duration: 0.7)),
            ])
    }

    /// A ball that is sent to another corner twice on its way: it goes round the bends.
    private static let interrupted = FilmStrip(
        step: 0.07,
        events: [(0, 1), (0.14, 2), (0.28, 3)].map { time, corner in
            (
                time,
                { shown, _ in withAnimation(.spring(response: 0.4, dampingFraction: 0.8)) { shown.number = corner } }
            )
        }
    ) { shown in
        let corners: [Alignment] = [.topLeading, .topTrailing, .bottomTrailing, .bottomLeading]
        Circle().fill(Color.blue.gradient).frame(width: 18, height: 18)
            .padding(6)
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: corners[Int(shown.number)])
    }

    /// Three places of different shapes and colours; the third is chosen on the way to the second.
    private static let dissolve = FilmStrip(
        step: 0.06,
        events: [(0, 1), (0.15, 2)].map { time, place in
            (
                time,
                { shown, _ in withAnimation(.spring(response: 0.3, dampingFraction: 0.7)) { shown.number = place } }
            )
        }
    ) { shown in
        Spaced { namespace in
            HStack(alignment: .bottom, spacing: 8) {
                ForEach(0..<3) { index in
                    ZStack {
                        Color.gray.opacity(0.15)
                        if Int(shown.number) == index {
                            RoundedRectangle(cornerRadius: [9, 3, 12][index])
                                .fill([Color.blue, .orange, .green][index])
                                .matchedGeometryEffect(id: "m", in: namespace)
                        }
                    }
                    .frame(width: 18 + 6 * Double(index), height: 40 - 10 * Double(index))
                }
            }
        }
    }

    private static let transitions = FilmStrip(
        step: 0.09,
        events: [
            (0, { shown, _ in withAnimation(.easeInOut(duration: 0.3)) { shown.isOn = true } }),
            (0.36, { shown, _ in withAnimation(.easeInOut(duration: 0.3)) { shown.isOn = false } }),
        ]
    ) { shown in
        let list: [AnyTransition] = [
            .slide, .move(edge: .bottom), .scale(scale: 0, anchor: .topLeading), .offset(x: 12, y: -12),
            .push(from: .leading), .asymmetric(insertion: .opacity, removal: .scale),
        ]
        VStack(spacing: 4) {
            ForEach(0..<2) { row in
                HStack(spacing: 4) {
                    ForEach(0..<3) { column in
                        ZStack {
                            Color.gray.opacity(0.15)
                            if shown.isOn {
                                RoundedRectangle(cornerRadius: 4).fill(.pink).frame(width: 18, height: 20)
                                    .transition(list[row * 3 + column])
                            }
                        }
                        .frame(width: 28, height: 32)
                        .clipped()
                    }
                }
            }
        }
    }

    private static let numbers = FilmStrip(
        step: 0.07, events: [(0, { shown, _ in withAnimation(.linear(duration: 0.49)) { shown.number = 1 } })]
    ) { shown in
        VStack(spacing: 4) {
            Text(shown.number == 0 ? "127" : "134").font(.system(size: 26, weight: .bold))
                .contentTransition(.numericText(value: 127 + shown.number))
            Text(shown.number == 0 ? "old" : "new").font(.system(size: 18))
        }
    }

    private static let phases = FilmStrip(step: 0.1, events: []) { _ in
        PhaseAnimator([0, 1, 2]) { phase in
            RoundedRectangle(cornerRadius: phase == 1 ? 15 : 4)
                .fill([Color.blue, .orange, .green][phase])
                .frame(width: 30, height: 30)
                .rotationEffect(.degrees(45 * Double(phase)))
                .offset(x: [-26, 0, 26][phase], y: [10, -14, 10][phase])
        } animation: { _ in
            .easeInOut(duration: 0.25)
        }
    }

    private struct Hop {
        var height = 0.0
        var stretch = 1.0
        var turn = 0.0
    }

    private static let keyframes = FilmStrip(step: 0.13, events: []) { _ in
        KeyframeAnimator(initialValue: Hop()) { hop in
            RoundedRectangle(cornerRadius: 4).fill(.green)
                .frame(width: 24, height: 24)
                .scaleEffect(x: 2 - hop.stretch, y: hop.stretch, anchor: .bottom)
                .rotationEffect(.degrees(hop.turn))
                .offset(y: 20 - hop.height)
        } keyframes: { _ in
            KeyframeTrack(\.height) {
                LinearKeyframe(0, duration: 0.2)
                CubicKeyframe(36, duration: 0.3)
                CubicKeyframe(0, duration: 0.3)
            }
            KeyframeTrack(\.stretch) {
                CubicKeyframe(0.6, duration: 0.2)
                SpringKeyframe(1.2, duration: 0.4, spring: .bouncy)
                CubicKeyframe(1, duration: 0.3)
            }
            KeyframeTrack(\.turn) {
                LinearKeyframe(0, duration: 0.3)
                CubicKeyframe(90, duration: 0.4)
                MoveKeyframe(0)
            }
        }
    }

    private static let shapes = FilmStrip(
        step: 0.07, events: [(0, { shown, _ in withAnimation(.linear(duration: 0.49)) { shown.number = 1 } })]
    ) { shown in
        let t = shown.number
        VStack(spacing: 6) {
            HStack(spacing: 6) {
                RoundedRectangle(cornerRadius: 14 * t)
                    .fill(
                        LinearGradient(
                            colors: t == 0 ? [.red, .yellow] : [.blue, .green], startPoint: .top, endPoint: .bottom)
                    )
                    .frame(width: 38, height: 28)
                Circle().trim(from: 0.25 * t, to: 0.1 + 0.9 * t)
                    .stroke(t == 0 ? Color.black : .purple, lineWidth: 2 + 5 * t)
                    .frame(width: 26, height: 26).padding(2)
            }
            HStack(spacing: 6) {
                Capsule().fill(.teal).frame(width: 12 + 26 * t, height: 22 - 10 * t).frame(width: 38, height: 24)
                Rectangle().fill(.indigo).frame(width: 20, height: 20)
                    .rotationEffect(.degrees(90 * t)).scaleEffect(1 - 0.5 * t).opacity(1 - 0.6 * t)
                    .frame(width: 30)
            }
        }
    }

    private static let letters = FilmStrip(
        step: 0.07, events: [(0, { shown, _ in withAnimation(.linear(duration: 0.49)) { shown.number = 1 } })]
    ) { shown in
        let t = shown.number
        VStack(spacing: 2) {
            Text("Wide").font(.system(size: 12, weight: t == 0 ? .regular : .bold)).kerning(6 * t)
            Text("Size").font(.system(size: 11 + 9 * t)).foregroundStyle(t == 0 ? .black : .red)
            HStack(spacing: 10) {
                Text("Blur").font(.system(size: 13)).blur(radius: 2.5 * t)
                Text("Lift").font(.system(size: 13)).shadow(color: .black, radius: t, x: 3 * t, y: 3 * t)
            }
        }
        .fixedSize()
    }

    /// A flight from one list to another, which is scrolled half-way.
    private static let scrolled = FilmStrip(
        step: 0.08,
        events: [
            (0, { _, window in window.pointerMove(to: Point(x: 50, y: 50)) }),
            (0, { shown, _ in withAnimation(.easeInOut(duration: 0.5)) { shown.isOn = true } }),
            (0.24, { _, window in window.scroll(by: Size(width: 30, height: 0)) }),
        ]
    ) { shown in
        Spaced { namespace in
            VStack(spacing: 6) {
                ForEach(0..<2) { list in
                    ScrollView(.horizontal) {
                        HStack(spacing: 4) {
                            ForEach(0..<6) { index in
                                ZStack {
                                    Color.gray.opacity(0.25)
                                    if index == (list == 0 ? 0 : 2), shown.isOn == (list == 1) {
                                        Capsule().fill(Color.orange.gradient)
                                            .matchedGeometryEffect(id: "m", in: namespace).padding(3)
                                    }
                                }
                                .frame(width: 24 + 6 * Double(index % 2), height: 28)
                            }
                        }
                    }
                    .frame(height: 28)
                }
            }
        }
    }
}
