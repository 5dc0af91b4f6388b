import Glide

/// A way to come and go, to be looked at.
struct TransitionSample: Identifiable {
    /// The program's name on the command line.
    let id: String
    let title: String
    let symbol: String
    /// What an app writes.
    let code: String
    let note: String
    let transition: @MainActor () -> AnyTransition

    /// How everything here comes and goes.
    static let animation = Animation.spring(duration: 0.7, bounce: 0.3)
    static let span = 1.3

    /// Every kind.
    static let all: [TransitionSample] = [
        TransitionSample(
            id: "opacity", title: "Opacity", symbol: "cloud.fill", code: ".transition(.opacity)",
            note: "Fades; what a view without a transition does.", transition: { .opacity }),
        TransitionSample(
            id: "slide", title: "Slide", symbol: "arrow.right", code: ".transition(.slide)",
            note: "Comes from the leading edge and goes on to the trailing one.", transition: { .slide }),
        TransitionSample(
            id: "move", title: "Move", symbol: "arrow.up", code: ".transition(.move(edge: .bottom))",
            note: "Comes from an edge and goes back to it.", transition: { .move(edge: .bottom) }),
        TransitionSample(
            id: "scale", title: "Scale", symbol: "magnifyingglass",
            code: ".transition(\n    .scale(scale: 0.2, anchor: .topLeading))",
            note: "Grows from a corner.", transition: { .scale(scale: 0.2, anchor: .topLeading) }),
        TransitionSample(
            id: "offset", title: "Offset", symbol: "arrow.up.right", code: ".transition(.offset(x: -90, y: 60))",
            note: "Comes from so far away.", transition: { .offset(x: -90, y: 60) }),
        TransitionSample(
            id: "push", title: "Push", symbol: "forward.fill", code: ".transition(.push(from: .leading))",
            note: "Comes from an edge and goes on to the opposite one, fading.", transition: { .push(from: .leading) }),
        TransitionSample(
            id: "asymmetric", title: "Asymmetric", symbol: "arrow.clockwise",
            code: ".transition(.asymmetric(\n    insertion: .scale, removal: .move(edge: .top)))",
            note: "Comes one way and goes another.",
            transition: { .asymmetric(insertion: .scale, removal: .move(edge: .top)) }),
        TransitionSample(
            id: "combined", title: "Combined", symbol: "plus",
            code: ".transition(\n    .move(edge: .leading).combined(with: .opacity))",
            note: "Two at the same time.", transition: { .move(edge: .leading).combined(with: .opacity) }),
        TransitionSample(
            id: "identity", title: "Identity", symbol: "bolt.fill", code: ".transition(.identity)",
            note: "Comes and goes at once, under an animation too.", transition: { .identity }),
        TransitionSample(
            id: "modifier", title: "Modifier", symbol: "gearshape.fill",
            code: ".transition(.modifier(\n    active: Tilted(60), identity: Tilted(0)))",
            note: "Between two looks of a modifier of one's own.",
            transition: {
                .modifier(active: Tilted(degrees: 60), identity: Tilted(degrees: 0)).combined(with: .opacity)
            }),
        TransitionSample(
            id: "custom", title: "Custom", symbol: "sparkles", code: ".transition(Twirl())",
            note: "A Transition of one's own: turned one way before, the other way after.",
            transition: { AnyTransition(Twirl()) }),
    ]
}

/// Turns a view about its lower corner.
struct Tilted: ViewModifier {
    let degrees: Double

    func body(content: Content) -> some View {
        content.rotationEffect(.degrees(degrees), anchor: .bottomLeading)
    }
}

/// Comes out of the depth, turning, and goes back turning the other way.
struct Twirl: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
        content
            .rotationEffect(.degrees(120 * phase.value))
            .scaleEffect(phase.isIdentity ? 1 : 0.2)
            .opacity(phase.isIdentity ? 1 : 0)
    }
}
